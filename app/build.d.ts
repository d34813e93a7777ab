/** Types of what the build provides. */
declare module '*?picture' {
  import type { Picture } from '#app/content/entities.ts';

  const picture: Picture;
  export default picture;
}

/** The year of the build. */
declare const __BUILT_YEAR__: number;
