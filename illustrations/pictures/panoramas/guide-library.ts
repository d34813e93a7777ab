/**
 * The guides as books: a stack for each topic in its color, each on a board that is a step higher. Each stack is
 * above the button of its topic. `guide-library-small` has two rows of longer books with larger titles, for phones.
 */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, type Point, at, rect, times } from '../../drawing/drawing.ts';
import { block, onLeftFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { type Book, type Format, bookStack, openBook, stackHeight } from '../../kit/books.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person, type PersonOptions } from '../../kit/people.ts';
import { advertisement, mapListing, searchResult, website } from '../../kit/service-boards.ts';
import { layeredBoard } from '../../kit/street-row.ts';

const seo: readonly Book[] = [
  { title: 'Technical SEO checklist', color: blue[300], thickness: 46 },
  { title: 'Content strategy', color: blue[200], thickness: 35, shift: -6 },
  { title: 'SEO glossary', color: blue[400], thickness: 34, shift: 5 },
  { title: 'Beginner’s guide to SEO', color: blue[200], thickness: 35 },
];
const localSeo: readonly Book[] = [
  { title: 'Auto repair guide', color: orange[300], thickness: 36 },
  { title: 'Citations', color: orange[400], thickness: 29, shift: 6 },
  { title: 'Local SEO glossary', color: orange[200], thickness: 29, shift: -4 },
  { title: 'Google Business Profile', color: orange[300], thickness: 30 },
];
const websiteDesign: readonly Book[] = [
  { title: 'UX best practices', color: leaf[300], thickness: 36 },
  { title: 'Mobile checklist', color: leaf[100], thickness: 32, shift: -6 },
  { title: 'Website design glossary', color: leaf[300], thickness: 29, shift: 3 },
];
const ppc: readonly Book[] = [
  { title: 'PPC ad copy', color: butter[200], thickness: 35 },
  { title: 'PPC glossary', color: butter[400], thickness: 31, shift: 6 },
  { title: 'Google Ads setup', color: butter[200], thickness: 30 },
];

/** The titles on the spines, by topic. */
export const titles = {
  seo: titlesOf(seo),
  'local-seo': titlesOf(localSeo),
  'website-design': titlesOf(websiteDesign),
  ppc: titlesOf(ppc),
} as const;

function titlesOf(books: readonly Book[]): readonly string[] {
  return books.map(({ title }) => title);
}

type Form = {
  readonly format: Format;
  /** Half of a board's extents along x and y. */
  readonly radii: Point;
  /** The height of a layer of a board. */
  readonly layer: number;
  /** The scale of the board on the stack. */
  readonly boardScale: number;
  /** How far the things in front are moved along x. */
  readonly front: number;
};

const ground = (seed: number, { radii, layer }: Form): Drawing =>
  layeredBoard(seed, layer, { radii, taper: 0.045, wobble: 0.012, exponent: 4.4 });

const reader = (options: PersonOptions, color: Color): Drawing => [
  person(options),
  openBook(color),
];

/** A person with three small books in the arms. */
const carrier = (options: PersonOptions, colors: readonly Color[]): Drawing => [
  person(options),
  colors.map((color, index) => block([-3, -8, 15 + index * 5], [12, 16, 5], color)),
];

/** A ladder on the pages of a stack, and somebody on it. */
const climb = (height: number, { spine }: Format): Drawing => [
  onLeftFace([-14, spine / 2 + 9], height + 14, [
    times(Math.floor(height / 12), (rung) => rect(2, 12 + rung * 12, 18, 3, skin[4])),
    rect(0, 0, 4, height + 14, skin[3], 1),
    rect(18, 0, 4, height + 14, skin[3], 1),
  ]),
  place(
    person({ top: orange[500], skin: skin[2], hair: brick[600], legs: blue[950], reach: 'up' }),
    [-3, spine / 2 + 13, height * 0.36],
    1.2,
  ),
];

/** A stack of books that stands on a board, with things behind, on and in front of it. */
type Topic = {
  readonly books: readonly Book[];
  /** On the top of the stack. */
  readonly board: Drawing;
  readonly behind: Drawing;
  readonly onTop: Drawing;
  readonly inFront: Drawing;
  /** Whether somebody climbs the stack. */
  readonly hasLadder?: boolean;
  /** At the right end of the board, which the narrow picture cuts off. */
  readonly atEnd?: Drawing;
};

const topics: readonly Topic[] = [
  {
    books: seo,
    hasLadder: true,
    board: searchResult,
    behind: place(tree(), [-70, -118], 1.15),
    onTop: place(reader({ top: leaf[600], skin: skin[4], hair: blue[950] }, orange[500]), [14, 78]),
    inFront: [
      place(bush(), [72, 128]),
      place(
        carrier({ top: brick[500], skin: skin[3], hair: blue[950] }, [
          blue[400],
          blue[200],
          blue[300],
        ]),
        [70, -128],
        1.2,
      ),
    ],
  },
  {
    books: localSeo,
    board: mapListing,
    behind: place(bush(), [-62, 118], 1.2),
    onTop: place(
      person({ top: blue[600], skin: skin[1], hair: brick[600], reach: 'left' }),
      [16, 74],
    ),
    inFront: [
      place(
        reader({ top: blue[600], skin: skin[2], hair: blue[950] }, orange[500]),
        [80, 116],
        1.2,
      ),
    ],
    atEnd: place(tree(), [62, -134], 0.9),
  },
  {
    books: websiteDesign,
    board: website,
    behind: place(tree(), [-72, 104], 1.1),
    onTop: place(reader({ top: orange[500], skin: skin[3], hair: blue[950] }, blue[600]), [14, 78]),
    inFront: [
      place(
        carrier({ top: blue[600], skin: skin[4], hair: blue[950] }, [
          leaf[500],
          leaf[300],
          leaf[600],
        ]),
        [70, -127],
        1.2,
      ),
      place(bush(), [74, 126]),
    ],
  },
  {
    books: ppc,
    board: advertisement,
    behind: place(bush(), [-66, 112], 1.2),
    onTop: place(
      person({ top: leaf[600], skin: skin[3], hair: blue[950], reach: 'left' }),
      [16, 74],
    ),
    inFront: place(
      reader({ top: brick[500], skin: skin[2], hair: skin[5] }, blue[600]),
      [82, 96],
      1.2,
    ),
    atEnd: place(tree(), [66, -130], 1.1),
  },
];

const drawnTopic = (
  { books, board, behind, onTop, inFront, hasLadder }: Topic,
  index: number,
  form: Form,
): Drawing => {
  const { boardScale, format, front } = form;
  const height = stackHeight(books);
  return [
    ground(611 + index, form),
    behind,
    bookStack(books, format),
    place(board, [-38, -52 * boardScale, height], boardScale),
    place(onTop, [0, 0, height], 1.2),
    hasLadder ? climb(height, format) : [],
    place(inFront, [front, 0]),
  ];
};

const wide: Form = {
  format: { pages: 96, spine: 226, type: 17.8 },
  radii: [98, 162],
  layer: 14,
  boardScale: 1.36,
  front: 0,
};
/** Long spines with large type. */
const narrow: Form = {
  format: { pages: 60, spine: 272, type: 21.5 },
  radii: [62, 154],
  layer: 12,
  boardScale: 1.15,
  front: -38,
};

/** The stacks from left to right, each higher than the previous one. */
const row = topics
  .map((topic, index) =>
    at(index * 300, -index * 72, [drawnTopic(topic, index, wide), topic.atEnd ?? []]),
  )
  .toReversed();

/** The same stacks in two rows, the second one behind and above the first. */
const twoRows = topics
  .map((topic, index) =>
    at(
      (index % 2) * 250,
      -(index % 2) * 92 - Math.floor(index / 2) * 326,
      drawnTopic(topic, index, narrow),
    ),
  )
  .toReversed();

const whatItShows =
  'The guides as giant books in four stacks: SEO, local SEO, website design and PPC, each a step higher';

/** The guides as a library across the whole width of the page. */
export const pictures: Readonly<Record<string, Picture>> = {
  'guide-library': { title: whatItShows, width: 1440, height: 624, drawing: at(266, 446, row) },
  /** For phones. */
  'guide-library-small': {
    title: whatItShows,
    width: 800,
    height: 1030,
    drawing: at(241, 815, twoRows, 1.28),
  },
};
