import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Lints one file in a temporary tree, with the project's rules. */
function lint(file: string, code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), [file], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}

test.each([
  ['content', 'a component', "import '#app/ui/button.tsx';"],
  ['content', 'React', "import 'react';"],
  ['content', 'a style sheet', "import './home.module.css';"],
  ['content', 'a route', "import '#app/routes/home.tsx';"],
  ['lib', 'words', "import { home } from '#app/content/home.ts';\nexport const x = home;"],
  ['lib', 'React', "import { useState } from 'react';\nexport const x = useState;"],
  [
    'lib',
    'storage',
    "import { readText } from '#app/browser/storage.ts';\nexport const x = readText;",
  ],
  ['browser', 'the shell', "import '#app/shell/header.tsx';"],
  ['browser', 'a primitive', "import '#app/ui/button.tsx';"],
  ['browser', 'words', "import { home } from '#app/content/home.ts';\nexport const x = home;"],
  ['hooks', 'a primitive', "import '#app/ui/button.tsx';"],
  ['hooks', 'words', "import { home } from '#app/content/home.ts';\nexport const x = home;"],
  ['charts', 'a primitive', "import '#app/ui/button.tsx';"],
  ['charts', 'words', "import { home } from '#app/content/home.ts';\nexport const x = home;"],
  ['lib', 'a primitive', "import '#app/ui/button.tsx';"],
  ['ui', 'a section', "import '#app/sections/home/hero.tsx';"],
  ['ui', 'words', "import { home } from '#app/content/home.ts';\nexport const x = home;"],
  ['ui', 'the shell', "import '#app/shell/header.tsx';"],
  ['sections', 'the shell', "import '#app/shell/header.tsx';"],
  ['sections', 'words', "import { home } from '#app/content/home.ts';\nexport const x = home;"],
  ['sections', 'bands of a page', "import '#app/sections/home/hero.tsx';"],
  [
    'sections',
    'words of a guide',
    "import { x } from '#app/guides/words.ts';\nexport const y = x;",
  ],
  ['sections', 'a route', "import '#app/routes/home.tsx';"],
  [
    'sections',
    'words, by a relative path',
    "import { home } from '../content/home.ts';\nexport const x = home;",
  ],
  ['ui', 'the shell, by a relative path', "import '../shell/header.tsx';"],
  ['shell', 'a section', "import '#app/sections/home/hero.tsx';"],
])('%s may not import %s', (folder, _, code) => {
  expect(lint(`app/${folder}/planted.ts`, code)).toContain('no-restricted-imports');
});

test.each([
  ['app/ui/planted.ts', '../lib/record.ts'],
  ['scripts/new/planted.ts', '../../app/lib/record.ts'],
  ['server/planted.test.ts', '../tests/server/fixture.ts'],
  ['tests/server/planted.ts', '../../server/headers.ts'],
])('%s may not import another folder as %s', (file, address) => {
  expect(lint(file, `import '${address}';`)).toContain('aliases of package.json');
});

test('a module may import by a relative path inside its own folder of app', () => {
  const code = "import { stat } from '../entities.ts';\nexport const x = stat;\n";
  expect(lint('app/content/samples/planted.ts', code)).toBe('');
});

test.each([
  ['words', "import { site } from '#app/content/site.ts';\nexport const x = site;"],
  ['a Node module', "import { readFile } from 'node:fs/promises';\nexport const x = readFile;"],
])('the audit may not import %s', (_, code) => {
  expect(lint('audit/planted.ts', code)).toContain('no-restricted-imports');
});

test('a section may import the types of content', () => {
  const code =
    "import type { HomePage } from '#app/content/home.ts';\nexport type Hero = HomePage['hero'];\n";
  expect(lint('app/sections/planted.ts', code)).toBe('');
});

test('a style attribute is an error', () => {
  const code = 'export function Planted() {\n  return <p style={{ color: "red" }}>x</p>;\n}\n';
  expect(lint('app/ui/planted.tsx', code)).toContain('style');
});
