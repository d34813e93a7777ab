/** The scenes of illustrations/pictures/scenes in the built pages. */
import { readdirSync } from 'node:fs';
import { attribute, type Element } from './built-site.ts';

const folder = new URL('../../illustrations/pictures/scenes/', import.meta.url);
/** The names of all scenes. A file has one scene of its name, or a series by name. */
export const scenes: ReadonlySet<string> = new Set(
  (
    await Promise.all(
      readdirSync(folder).map(async (file): Promise<readonly string[]> => {
        const { pictures }: { readonly pictures?: object } = await import(
          new URL(file, folder).href
        );
        return pictures ? Object.keys(pictures) : [file.replace(/\.ts$/, '')];
      }),
    )
  ).flat(),
);

/** The name of a scene that an image shows, or undefined. */
export function sceneOf(image: Element): string | undefined {
  const name = /^\/assets\/(.+)-\w+\.svg$/.exec(attribute(image, 'src') ?? '')?.[1];
  return name !== undefined && scenes.has(name) ? name : undefined;
}
