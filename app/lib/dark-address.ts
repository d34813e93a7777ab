/** The address or the file of a picture's dark version: `hill.svg` has `hill-dark.svg`. */
export const darkAddress = (src: string): string => src.replace('.svg', '-dark.svg');
