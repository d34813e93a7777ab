/**
 * Writes the pictures to app/assets/pictures, their names and the coordinates of the hill to
 * app/assets, the site's icons to public, and the wordmark and the theme color to
 * app/shell/brand.json. With --check it writes nothing, and fails when a committed file differs from
 * what its source gives.
 *
 * It deletes nothing: a file without a source may be a photograph or the logo of a client. Such
 * files are named, so that a picture whose source was removed can be deleted by hand.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brandFile } from './kit/brand.ts';
import { hillCoordinatesModule } from './kit/hill.ts';
import { pictureNamesModule, renderPictures } from './pictures.ts';
import { renderSiteIcons } from './site-icons.ts';

type OutputFolder = {
  readonly folder: URL;
  readonly files: ReadonlyMap<string, Buffer>;
};

const rendered = await renderPictures();
const pictures = [...rendered].map(([name, svg]) => [`${name}.svg`, Buffer.from(svg)] as const);
const json = (content: unknown) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
const pictureFolder = new URL('../app/assets/pictures/', import.meta.url);
const outputs: readonly OutputFolder[] = [
  { folder: pictureFolder, files: new Map(pictures) },
  {
    folder: new URL('../app/assets/', import.meta.url),
    files: new Map([
      ['picture-names.ts', Buffer.from(pictureNamesModule(rendered.keys()))],
      ['hill-coordinates.ts', Buffer.from(hillCoordinatesModule)],
    ]),
  },
  { folder: new URL('../public/', import.meta.url), files: renderSiteIcons() },
  {
    folder: new URL('../app/shell/', import.meta.url),
    files: new Map([['brand.json', json(brandFile)]]),
  },
];

const checking = process.argv.includes('--check');
for (const { folder, files } of outputs) {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  const changed = [...files].filter(
    ([file, content]) => !present.has(file) || !readFileSync(new URL(file, folder)).equals(content),
  );
  if (checking) {
    for (const [file] of changed) console.error(`${file} differs from its source`);
    if (changed.length > 0) process.exitCode = 1;
  } else {
    for (const [file, content] of changed) writeFileSync(new URL(file, folder), content);
    console.log(`${files.size} files, ${changed.length} written`);
  }
}

const foreign = readdirSync(pictureFolder).filter((file) => !outputs[0]?.files.has(file));
if (foreign.length > 0) console.log(`Not drawn here, left alone: ${foreign.join(', ')}`);
