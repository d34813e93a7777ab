import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Diagnostic = {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
};

const value = (address: string) =>
  `import { planted } from '${address}';\nexport const x = planted;\n`;
const type = (address: string) =>
  `import type { Planted } from '${address}';\nexport type X = Planted;\n`;

/** A folder, what it may not import, and the module that does. */
const refused: readonly (readonly [folder: string, what: string, code: string])[] = [
  ['app', 'the server', value('#server/headers.ts')],
  ['app/routes', 'a script', value('#scripts/site-origin.ts')],
  ['app/content', 'a component', value('#app/ui/button.tsx')],
  ['app/content', 'React', value('react')],
  ['app/content', 'a style sheet', "import './home.module.css';"],
  ['app/content', 'a route', value('#app/routes/home.tsx')],
  ['app/content', 'code of the browser', value('#app/browser/storage.ts')],
  ['app/guides', 'a component', value('#app/ui/button.tsx')],
  ['app/guides', 'a section', type('#app/sections/home/hero.tsx')],
  ['app/lib', 'content', value('#app/content/home.ts')],
  ['app/lib', 'a path of the site', value('#app/content/paths.ts')],
  ['app/lib', 'the families of the site map', value('#app/site-map-families.ts')],
  ['app/lib', 'React', value('react')],
  ['app/lib', 'code of the browser', value('#app/browser/storage.ts')],
  ['app/lib', 'a component', value('#app/ui/button.tsx')],
  ['app/lib', 'guides', value('#app/guides/pages.server.ts')],
  ['app/lib', 'a chart', value('#app/charts/check-grid.ts')],
  ['app/charts', 'a component', value('#app/ui/button.tsx')],
  ['app/charts', 'content', value('#app/content/home.ts')],
  ['app/charts', 'guides', value('#app/guides/pages.server.ts')],
  ['app/hooks', 'a component', value('#app/ui/button.tsx')],
  ['app/hooks', 'content', value('#app/content/home.ts')],
  ['app/hooks', 'guides', value('#app/guides/pages.server.ts')],
  ['app/hooks', 'a chart', value('#app/charts/check-grid.ts')],
  ['app/browser', 'the shell', value('#app/shell/header.tsx')],
  ['app/browser', 'a component', value('#app/ui/button.tsx')],
  ['app/browser', 'content', value('#app/content/home.ts')],
  ['app/browser', 'guides', value('#app/guides/pages.server.ts')],
  ['app/browser', 'a chart', value('#app/charts/check-grid.ts')],
  ['app/ui', 'a section', value('#app/sections/home/hero.tsx')],
  ['app/ui', 'content', value('#app/content/home.ts')],
  ['app/ui', 'the shell', value('#app/shell/header.tsx')],
  ['app/ui', 'the shell, by a relative path', value('../shell/header.tsx')],
  ['app/ui', 'guides', value('#app/guides/pages.server.ts')],
  ['app/ui', 'a chart', value('#app/charts/check-grid.ts')],
  ['app/ui', 'the audit', value('#audit/audit.ts')],
  ['app/shell', 'a section', value('#app/sections/home/hero.tsx')],
  ['app/shell', 'guides', value('#app/guides/pages.server.ts')],
  ['app/shell', 'a chart', value('#app/charts/check-grid.ts')],
  ['app/sections', 'the shell', value('#app/shell/header.tsx')],
  ['app/sections', 'content', value('#app/content/home.ts')],
  ['app/sections', 'content, by a relative path', value('../content/home.ts')],
  ['app/sections', 'a section of another page', value('#app/sections/home/hero.tsx')],
  ['app/sections/home', 'a section of another page, by a relative path', value('../seo/hero.tsx')],
  ['app/sections', 'guides', value('#app/guides/words.ts')],
  ['app/sections', 'a chart that the build draws', value('#app/charts/result-chart.server.ts')],
  ['app/sections', 'the families of the site map', value('#app/site-map-families.ts')],
  ['app/sections', 'a route', value('#app/routes/home.tsx')],
  ['audit', 'the app', value('#app/content/site.ts')],
  ['audit', 'a Node module', value('node:fs/promises')],
  ['server', 'the app', value('#app/content/site.ts')],
  ['server', 'the publisher', value('#deploy/publish.ts')],
  ['deploy', 'the app', value('#app/content/site.ts')],
  ['deploy', 'a script', value('#scripts/site-origin.ts')],
  ['illustrations', 'the words of a page', value('#app/content/home.ts')],
  ['illustrations', 'the server', value('#server/headers.ts')],
  ['scripts', 'a test', value('#tests/server/fixture.ts')],
  ['bench', 'a component', value('#app/ui/button.tsx')],
];

const accepted: readonly (readonly [folder: string, what: string, code: string])[] = [
  ['app/content/samples', 'another folder of content', value('../entities.ts')],
  ['app/sections', 'types of content', type('#app/content/home.ts')],
  ['app/sections', 'types of charts', type('#app/charts/result-chart.server.ts')],
  ['app/sections', 'the name of the site', value('#app/content/site.ts')],
  ['app/sections/home', 'a shared section', value('#app/sections/shared/steps.tsx')],
  ['app/sections/seo', 'a chart of the browser', value('#app/charts/check-grid.ts')],
  ['app/lib', 'the site map', value('#app/site-map.ts')],
  ['app/lib', 'the name of the site', value('#app/content/site.ts')],
  ['app/browser', 'the boundary of ui', value('#app/ui/boundary.tsx')],
  ['deploy', 'the headers', value('#server/headers.ts')],
  ['illustrations', 'the samples', value('#app/content/samples/screens.ts')],
  ['illustrations', 'the promises', value('#app/content/promises.ts')],
  ['illustrations', 'the name of the site', value('#app/content/site.ts')],
  ['bench', 'the build of tests', value('#tests/server/fixture.ts')],
];

const byRelativePath = [
  ['app/relative.ts', './lib/record.ts'],
  ['app/ui/relative.ts', '../lib/record.ts'],
  ['app/lib/relative.ts', '../site-map-families.ts'],
  ['app/sections/home/relative.ts', '../../root.tsx'],
  ['app/routes/relative.ts', '../routes.ts'],
  ['scripts/new/relative.ts', '../../app/lib/record.ts'],
  ['scripts/relative.ts', '../bench/run.ts'],
  ['server/relative.test.ts', '../tests/server/fixture.ts'],
  ['tests/server/relative.ts', '../../server/headers.ts'],
] as const;

const styled = 'app/ui/styled.tsx';
const styledCode = 'export function Styled() {\n  return <p style={{ color: "red" }}>x</p>;\n}\n';

/** Components with words that a visitor reads, which belong in the content. */
const worded = [
  ['app/ui/between-tags.tsx', '<p>Read more</p>'],
  ['app/sections/home/in-a-prop.tsx', '<nav aria-label="Main pages" />'],
] as const;

const fileOf = (folder: string, kind: string, what: string) =>
  `${folder}/${kind}-${what.toLowerCase().replace(/\W+/g, '-')}.ts`;

const found = new Map<string, string>();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files: [string, string][] = [
    ...refused.map(([at, what, code]): [string, string] => [fileOf(at, 'refused', what), code]),
    ...accepted.map(([at, what, code]): [string, string] => [fileOf(at, 'accepted', what), code]),
    ...byRelativePath.map(([file, address]): [string, string] => [file, `import '${address}';`]),
    [styled, styledCode],
    ...worded.map(([file, element]): [string, string] => [
      file,
      `export const Worded = () => ${element};\n`,
    ]),
  ];
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const args = ['--format=json', ...files.map(([file]) => file)];
  const { stdout } = spawnSync(oxlint, args, { cwd: folder, encoding: 'utf8' });
  const report = JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number };
  expect(report.number_of_files).toBe(files.length);
  for (const { filename, code, message, help = '' } of report.diagnostics) {
    found.set(filename, `${found.get(filename) ?? ''}${code}: ${message} ${help}\n`);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('an import is an error', () => {
  test.each(refused)('%s may not import %s', (at, what) => {
    expect(found.get(fileOf(at, 'refused', what))).toContain('no-restricted-imports');
  });

  test.each(byRelativePath)('%s may not import another folder as %s', (file) => {
    expect(found.get(file)).toContain('aliases of package.json');
  });
});

test.each(accepted)('%s may import %s', (at, what) => {
  expect(found.get(fileOf(at, 'accepted', what))).toBeUndefined();
});

test.each(worded)('words are an error in %s', (file) => {
  expect(found.get(file)).toContain('jsx-no-literals');
});

test('a style attribute is an error', () => {
  expect(found.get(styled)).toContain('style');
});
