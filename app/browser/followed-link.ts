/** The router's state of a history entry that a link made. */
export const linkState = 'link';

/** The last click on a link, while the page of that link is loading. Its address has the fragment. */
let current: { readonly href: string } | undefined;

export const followedLink = {
  /**
   * Call it at a click on a link.
   * @returns a function to call when the navigation of that click has ended. It returns false if a
   * newer click on a link to the same address is still loading: a double click aborts its first navigation.
   */
  start(href: string): () => boolean {
    const click = { href };
    current = click;
    return () => {
      if (current === click) current = undefined;
      return current?.href !== href;
    };
  },
  /** Call it when the document of the address is loading. */
  end(): void {
    current = undefined;
  },
  address(): string | undefined {
    return current?.href;
  },
  /** The address with the fragment of the link. The router's requests have none. */
  withFragment(url: string): string {
    return current?.href.split('#', 1)[0] === url ? current.href : url;
  },
};
