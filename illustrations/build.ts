/**
 * Writes the pictures to app/assets/pictures and the site's icons to public, or with --check
 * compares them and fails when one differs, is missing or has no source.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { renderPictures } from './pictures.ts';
import { renderSiteIcons } from './site-icons.ts';

interface Room {
  readonly folder: URL;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Files of the folder that come from here; others in it are left alone. */
  readonly owns: (file: string) => boolean;
}

const pictures = [...(await renderPictures())].map(
  ([name, svg]) => [`${name}.svg`, Buffer.from(svg)] as const,
);
const icons = renderSiteIcons();
const rooms: readonly Room[] = [
  {
    folder: new URL('../app/assets/pictures/', import.meta.url),
    files: new Map(pictures),
    owns: (file) => file.endsWith('.svg'),
  },
  {
    folder: new URL('../public/', import.meta.url),
    files: icons,
    owns: (file) => icons.has(file),
  },
];

const checking = process.argv.includes('--check');
for (const { folder, files, owns } of rooms) {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder).filter(owns);
  const orphans = present.filter((file) => !files.has(file));
  const changed = [...files].filter(
    ([file, content]) =>
      !present.includes(file) || !readFileSync(new URL(file, folder)).equals(content),
  );
  if (checking) {
    for (const [file] of changed) console.error(`${file} differs from its source`);
    for (const file of orphans) console.error(`${file} has no source`);
    if (changed.length + orphans.length > 0) process.exitCode = 1;
  } else {
    for (const [file, content] of changed) writeFileSync(new URL(file, folder), content);
    for (const file of orphans) rmSync(new URL(file, folder));
    console.log(`${files.size} files, ${changed.length} written, ${orphans.length} removed`);
  }
}
