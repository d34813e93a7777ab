/** The address of a page of another site. */
export type WebAddress = `https:${string}`;

/** Whether a link leads to an https address. False for paths of this site and for http addresses. */
export function isWebAddress(to: string): to is WebAddress {
  return to.startsWith('https:');
}
