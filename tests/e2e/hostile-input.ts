/** Text that a visitor, a crawler or a broken link may put into an address or a field. */
export const hostileTexts: readonly string[] = [
  '.*',
  '(',
  '[a-',
  '\\',
  '^$|?+{}',
  'İ',
  'ß',
  'STRASSE',
  'שלום עולם',
  '‮reversed',
  '👩‍🔧🧗🏽‍♀️',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'x'.repeat(100_000),
  '🧗'.repeat(50_000),
];

/** Queries and hashes in the form of an address, with their escapes. */
export const hostileQueries: readonly string[] = [
  '?category=%5B',
  '?category=__proto__&tag=constructor&view=toString',
  '?q=%',
  '?q=%E0%A4%A',
  '?q=%00',
  '?q=%D8%B4&q=second',
  '?&&==&=&q',
  `?q=${'x'.repeat(4000)}`,
  '?q=%F0%9F%91%A9#%5B',
  '#%',
  '#%E0%A4%A',
  '#main',
];
