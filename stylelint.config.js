/** Only the tokens define colors and fonts, no stylesheet contains data: URLs, and media queries use the listed widths. */
const colorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** The breakpoints, in rem. The comment in app/styles/tokens.css explains them. */
const widths = [18, 20, 22.5, 24, 30, 34, 36, 40, 44, 60, 70, 72, 75, 78, 80];

export default {
  rules: {
    'media-feature-name-value-allowed-list': {
      'min-width': widths.map((width) => `${width}rem`),
      // 0.01 below a breakpoint, so that a width never matches both sides.
      'max-width': widths.map((width) => `${(width - 0.01).toFixed(2)}rem`),
      'min-height': ['30.01rem', '44rem'],
      'max-height': ['30rem'],
    },
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': colorFunctions,
    'function-url-scheme-disallowed-list': ['data', 'http', 'https'],
    'declaration-property-value-disallowed-list': { 'font-family': [/^(?!var\(|inherit)/] },
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'declaration-block-no-duplicate-properties': true,
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
  },
  overrides: [
    {
      files: ['app/styles/*.css'],
      rules: {
        'function-disallowed-list': null,
        'declaration-no-important': null,
        'selector-class-pattern': '^[a-z-]+$',
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
