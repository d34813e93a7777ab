/** A number with its noun: "1 page", "2 pages". `nouns` is the plural where it does not end in s alone. */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;
