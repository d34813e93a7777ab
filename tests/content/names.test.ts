/** The name of the agency is in one module. Files that cannot import it are compared with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#app/content/site.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
/** The module itself, and generated files: the logo and the verdicts. */
const writers =
  /^app\/(?:content\/site\.ts|content\/own-verdicts\.json|assets\/pictures\/.*\.svg)$/;

test('no other module of the site or of its drawings contains the name', () => {
  const files = ['app', 'illustrations']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(?:tsx?|md|css|svg|json)$/.test(file) && !writers.test(file))
    .filter((file) => !/\.test\.tsx?$|README\.md$/.test(file));
  const typed = files.filter((file) => read(file).includes(site.name));
  expect(
    typed,
    'Write `site.name` in a module, `{{agency}}` in a content file: the name is in app/content/site.ts.',
  ).toEqual([]);
});

test.each(['package.json', 'README.md'])('%s names the agency', (file) => {
  expect(read(file), `Write ${site.name} in ${file}: the agency is called so.`).toContain(
    site.name,
  );
});
