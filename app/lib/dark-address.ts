/** The address of a picture's dark version: `hill-x1y2z.svg` has `hill-x1y2z-dark.svg`. */
export const darkAddress = (src: string): string => src.replace('.svg', '-dark.svg');
