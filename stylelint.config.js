/** Only the tokens define colors and fonts, and no stylesheet contains data: URLs. */
const colorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

export default {
  rules: {
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
