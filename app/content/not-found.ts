/** The text of the 404 page. */
import digits from '#app/assets/pictures/not-found.svg?picture';
import digitsSmall from '#app/assets/pictures/not-found-small.svg?picture';
import nextFlag from '#app/assets/pictures/cta-next-flag.svg?picture';
import guideBooks from '#app/assets/pictures/promo-resources.svg?picture';
import servicesStall from '#app/assets/pictures/promo-services.svg?picture';
import { entryOf, type ParentPath } from '#app/site-map.ts';
import type { Illustration, Link, OnwardPage } from './entities.ts';
import { noSuchPage, returnHome } from './error-screen.ts';

/** A link with a line about its page. */
export type Suggestion = Link & { readonly text: string };

/** A suggestion with a picture. */
export type PicturedPage = Suggestion & Pick<OnwardPage, 'picture' | 'panel'>;

export type NotFoundWords = {
  readonly metaTitle: string;
  /** The number of the picture, as text. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly back: Link;
  readonly illustration: Illustration;
  /** Suggests pages with a similar address. Shows `pages` until they are found, or if none is similar. */
  readonly nearest: {
    readonly title: string;
    readonly pages: readonly PicturedPage[];
    /** Loads its code and its pages on not-found pages only, because they grow with the site. */
    readonly find: (
      path: string,
      first: readonly PicturedPage[],
    ) => Promise<readonly PicturedPage[]>;
  };
};

const suggest = (path: ParentPath, text: string): Suggestion => ({
  label: entryOf(path).label,
  to: path,
  text,
});

export const notFound = {
  metaTitle: '404: Page not found',
  code: '404',
  ...noSuchPage,
  back: returnHome,
  illustration: {
    picture: digits,
    small: digitsSmall,
    alt: 'The number 404 as three islands: a hiker, a lake and a house',
  },
  nearest: {
    title: 'Pages you may be looking for',
    pages: [
      {
        ...suggest('/services', 'What we do for you, service by service.'),
        picture: servicesStall,
        panel: 'peach',
      },
      {
        ...suggest('/case-studies', 'Before and after, with the figures.'),
        picture: nextFlag,
        panel: 'sky',
      },
      {
        ...suggest('/guides/all', 'Free to read, without an email address.'),
        picture: guideBooks,
        panel: 'leaf',
      },
    ],
    find: async (path, first) => (await import('./suggestions.ts')).suggestionsFor(path, first),
  },
} as const satisfies NotFoundWords;
