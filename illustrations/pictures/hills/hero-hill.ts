import { ground, hillPicture, town } from '../../kit/hill.ts';

export const picture = hillPicture(
  [ground, town()],
  'A hill of nine small businesses with their places in the search results: a bakery is first, yours is ninth',
);
