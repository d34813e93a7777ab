/** The address of the link whose page is loading, with its fragment. */
let current: string | undefined;

export const followedLink = {
  start(href: string): void {
    current = href;
  },
  /** Call it when the navigation to this address has ended. A newer one stays. */
  end(href: string): void {
    if (current === href) current = undefined;
  },
  address(): string | undefined {
    return current;
  },
  /** The address with the fragment of the link. The router's requests have none. */
  withFragment(url: string): string {
    return current?.split('#', 1)[0] === url ? current : url;
  },
};
