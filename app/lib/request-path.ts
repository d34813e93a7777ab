/** The path of the page whose data a request loads, without a trailing slash or `.data`. */
export function requestPath({ url }: Pick<Request, 'url'>): string {
  return new URL(url).pathname.replace(/(\.data)?\/?$/, '');
}
