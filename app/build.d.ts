declare module '*.svg?picture' {
  const picture: import('./content/entities.ts').Picture;
  export default picture;
}

/** Set when the site is built. */
declare const __BUILT_YEAR__: number;
