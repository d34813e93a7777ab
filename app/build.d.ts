/** What the build adds to the language. */
declare module '*.svg?picture' {
  import type { Picture } from '#app/content/entities.ts';

  const picture: Picture;
  export default picture;
}

/** Set when the site is built. */
declare const __BUILT_YEAR__: number;
