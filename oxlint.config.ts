import { defineConfig } from 'oxlint';

/** A set of imports that are errors, and what to say about them. */
type Refusal = {
  readonly group?: string[];
  readonly regex?: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
};

const appFolders = [
  'assets',
  'browser',
  'charts',
  'content',
  'guides',
  'hooks',
  'lib',
  'routes',
  'sections',
  'shell',
  'styles',
  'ui',
] as const;
const rootFolders = [
  'app',
  'audit',
  'bench',
  'deploy',
  'illustrations',
  'scripts',
  'server',
  'tests',
] as const;
type Part = (typeof appFolders)[number] | 'site-map' | 'site-map-families' | 'audit';

const message = 'Import across folders through the aliases of package.json: #app/…, #server/….';
const byRelativePath: Refusal = {
  regex: `^(?:\\.\\./)+(?:${[...rootFolders, ...appFolders].join('|')})/`,
  message,
};
/** The same for these modules, from the folders of the app. */
const byPathAbove: Refusal = {
  regex:
    '^(?:\\.\\./)+(?:root|routes|site-map|site-map-families|entry\\.client|entry\\.server)\\.tsx?$',
  message,
};
/** The same for the modules beside the folders of the app, such as root.tsx. */
const byPathBelow: Refusal = { regex: `^\\./(?:${appFolders.join('|')})/`, message };

/** A rule that makes the given imports errors, and relative imports across folders. */
function refuse(...refusals: Refusal[]) {
  const setting: ['error', { patterns: Refusal[] }] = [
    'error',
    { patterns: [byRelativePath, ...refusals] },
  ];
  return { 'no-restricted-imports': setting };
}

/** Every import from these folders of the root. `bench` has no alias, and its relative paths are errors. */
const root = (...folders: Exclude<(typeof rootFolders)[number], 'bench'>[]) =>
  folders.map((name) => `#${name}/**`);

const outsideApp: Refusal = {
  group: root('deploy', 'illustrations', 'scripts', 'server', 'tests'),
  message: 'The app imports only itself and the audit.',
};

const parts: readonly Part[] = [...appFolders, 'site-map', 'site-map-families', 'audit'];

/** Patterns of the imports from a part of the app, or from the audit. */
function importsOf(part: Part): string[] {
  if (part === 'audit') return root('audit');
  if (part === 'site-map' || part === 'site-map-families') return [`#app/${part}.ts`];
  return [`#app/${part}/**`];
}

/**
 * The rules of a folder of the app, which may import itself and what is given here.
 * `types` are folders of which it may import types, and the values of `modules` only.
 */
function folder(
  name: (typeof appFolders)[number],
  may: { readonly values: Part[]; readonly types?: Part[]; readonly modules?: string[] },
  ...refusals: Refusal[]
) {
  const { values, types = [], modules = [] } = may;
  const others = parts.filter((part) => part !== name && !values.includes(part));
  const exceptions = modules.map((module) => `!#app/${module}`);
  const groups = (wanted: Part[]) => [...wanted.flatMap(importsOf), ...exceptions];
  return {
    files: [`app/${name}/**`],
    rules: refuse(
      outsideApp,
      byPathAbove,
      {
        group: groups(others.filter((part) => !types.includes(part))),
        message: `${name} may not import this: the table in ARCHITECTURE.md lists what it may.`,
      },
      {
        group: groups(types),
        message: `${name} may import only types here: the table in ARCHITECTURE.md lists the exceptions.`,
        allowTypeImports: true,
      },
      ...refusals,
    ),
  };
}

const pure: Refusal = {
  group: ['react'],
  message: 'lib and charts are pure: hooks live in hooks.',
  allowTypeImports: true,
};
const react = ['react', 'react/**', 'react-dom/**', 'react-router'];
const plainData: Refusal[] = [
  { group: react, message: 'content and guides are plain data.' },
  { group: ['*.css'], message: 'content and guides contain no class names.' },
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'react/style-prop-object': 'error',
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/no-danger': 'error',
    'react/jsx-no-literals': [
      'error',
      {
        ignoreProps: true,
        // Props whose text a visitor reads or hears.
        restrictedAttributes: [
          'aria-label',
          'caption',
          'item',
          'label',
          'placeholder',
          'text',
          'title',
        ],
        allowedStrings: ['.', ',', ':', '·', '→', '/', '“', '”', '(', ')', '©'],
      },
    ],
    // A body on a line of its own has braces.
    curly: ['error', 'multi-line'],
    'import/no-cycle': 'error',
    'no-duplicate-imports': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',

    // The JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // Content is fixed at build time: the order of these lists never changes.
    'react/no-array-index-key': 'off',
    // Modules with side effects, and libraries whose default export has members.
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    // Builds, audits and tests do one step after another on purpose.
    'no-await-in-loop': 'off',
    // An inner function may use the name of the outer one for the same thing: `page`, `path`, `index`.
    'no-shadow': 'off',
    // Names that Node, Zod and React Router have chosen.
    'no-underscore-dangle': 'off',
    // Short lists are copied, so that nothing is changed in place.
    'oxc/no-map-spread': 'off',
    'unicorn/no-array-sort': 'off',
    // A helper is beside the code that it helps.
    'unicorn/consistent-function-scoping': 'off',
    // The rules count messages of `expect`, loops over cases and shared assertions as mistakes.
    'vitest/valid-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    ...refuse(),
  },
  ignorePatterns: ['dist/**', '.react-router/**', 'app/assets/**'],
  overrides: [
    { files: ['app/routes/**'], rules: refuse(outsideApp, byPathAbove) },
    { files: ['app/*'], rules: refuse(outsideApp, byPathBelow) },
    folder('shell', { values: ['content', 'browser', 'hooks', 'lib', 'ui', 'assets'] }),
    folder(
      'sections',
      {
        values: ['ui', 'browser', 'hooks', 'lib', 'assets', 'site-map', 'audit'],
        types: ['content', 'guides', 'charts'],
        modules: [
          'content/site.ts',
          'content/interface.ts',
          'content/brief.ts',
          'charts/check-grid.ts',
        ],
      },
      {
        group: ['#app/sections/**', '!#app/sections/shared/**', '../**'],
        message:
          'sections import no sections of other pages: move what two pages use to sections/shared.',
      },
    ),
    folder('ui', {
      values: ['browser', 'hooks', 'lib', 'assets'],
      types: ['content'],
      modules: ['content/interface.ts', 'content/brief.ts'],
    }),
    folder('hooks', { values: ['browser', 'lib'], types: ['content'] }),
    folder('browser', {
      values: ['hooks', 'lib'],
      types: ['content'],
      modules: ['content/brief.ts', 'ui/boundary.tsx'],
    }),
    folder('charts', { values: ['lib'], types: ['content', 'guides'] }, pure),
    folder(
      'lib',
      { values: ['site-map'], types: ['content', 'guides'], modules: ['content/site.ts'] },
      pure,
    ),
    folder(
      'content',
      {
        values: ['guides', 'lib', 'charts', 'assets', 'site-map', 'site-map-families', 'audit'],
        types: ['browser'],
      },
      ...plainData,
    ),
    folder(
      'guides',
      {
        values: ['content', 'lib', 'charts', 'assets', 'site-map', 'site-map-families'],
        types: ['browser'],
      },
      ...plainData,
    ),
    {
      files: ['audit/**'],
      rules: refuse(
        {
          group: root('app', 'deploy', 'illustrations', 'scripts', 'server', 'tests'),
          message: 'audit imports nothing of the site: pass texts and facts as arguments.',
        },
        {
          group: ['node:*', 'node:*/**'],
          message: 'The audit also runs in a browser’s worker: no Node modules.',
        },
      ),
    },
    {
      files: ['server/**'],
      rules: refuse({
        group: root('app', 'audit', 'deploy', 'illustrations', 'scripts', 'tests'),
        message: 'server imports only itself: it serves any folder of files.',
      }),
    },
    {
      files: ['deploy/**'],
      rules: refuse({
        group: root('app', 'audit', 'illustrations', 'scripts', 'tests'),
        message: 'deploy imports only itself and server.',
      }),
    },
    {
      files: ['illustrations/**'],
      rules: refuse({
        group: [
          ...root('deploy', 'scripts', 'server', 'tests'),
          ...parts.flatMap(importsOf),
          '!#app/assets/picture-names.ts',
          '!#app/content/promises.ts',
          '!#app/content/samples/**',
          '!#app/content/site.ts',
          '!#app/lib/record.ts',
        ],
        message: 'illustrations import little of the app: see illustrations/README.md.',
      }),
    },
    {
      files: ['scripts/**'],
      rules: refuse({
        group: root('tests'),
        message: 'scripts import no tests.',
      }),
    },
    {
      files: ['bench/**'],
      rules: refuse({
        group: (['routes', 'sections', 'shell', 'ui'] as const).flatMap(importsOf),
        message: 'bench imports no components: it measures the built site.',
      }),
    },
    {
      files: [
        'app/sections/guides/**',
        'app/sections/shared/prose/**',
        'app/sections/shared/guide-*.tsx',
      ],
      rules: { 'react/jsx-no-literals': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'react/globals': 'off',
        'vitest/expect-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/require-to-throw-message': 'off',
        'no-unmodified-loop-condition': 'off',
        ...refuse(),
      },
    },
  ],
});
