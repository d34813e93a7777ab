/** The address of a page of another site. */
export type WebAddress = `https:${string}`;

export function isWebAddress(to: string): to is WebAddress {
  return to.startsWith('https:');
}
