/**
 * The score of Mozilla's HTTP Observatory, for a site without cookies, CORS and foreign scripts. The points are those of
 * the published table (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) and of scanner version 1.4.8.
 * A value that this file does not know scores as the worst one.
 */

/** A response over HTTPS. Header names in lower case. */
type Scanned = {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
};

type Scored = { readonly test: string; readonly points: number };

const base = 100;
/** Extra points count only if the score without them is at least this. */
const minimumForExtra = 90;

const broad = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
}

function contentSecurityPolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const all = directives(policy);
  const of = (name: string) => all.get(name) ?? all.get('default-src') ?? ['*'];
  const has = (sources: readonly string[], unwanted: readonly string[]) =>
    sources.some((source) => unwanted.includes(source));
  const active = [...all].flatMap(([name, sources]) =>
    /^(img|media)-src$/.test(name) ? [] : sources,
  );
  if (has(of('script-src'), [...broad, "'unsafe-inline'", 'data:'])) return -20;
  if (has(of('object-src'), broad)) return -20;
  if (active.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10;
  if (has([...of('img-src'), ...of('media-src')], ['http:', 'ftp:'])) return -10;
  if (has(of('style-src'), [...broad, "'unsafe-inline'", 'data:'])) return 0;
  return of('default-src').join() === "'none'" ? 10 : 5;
}

function framing(headers: Scanned['headers']): number {
  const ancestors = directives(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function transport(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  // Six months. Hosts on the preload list get five more points, which no header can give.
  return age >= 15_768_000 ? 0 : -10;
}

function referrer(header: string | undefined): number {
  if (!header) return 0;
  const last = header.split(',').at(-1)?.trim() ?? '';
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(last);
  return isPrivate ? 5 : -5;
}

function scripts(html: string): number {
  const addresses = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)];
  if (addresses.some(([, src = '']) => /^(https?:)?\/\//.test(src))) return -50;
  const hashed = addresses.some(([tag]) => /\bintegrity=/.test(tag));
  return hashed ? 5 : 0;
}

/** Points for each of the Observatory's tests. */
export function scan({ headers, html }: Scanned): readonly Scored[] {
  return [
    {
      test: 'content-security-policy',
      points: contentSecurityPolicy(headers['content-security-policy']),
    },
    { test: 'cookies', points: headers['set-cookie'] ? -40 : 0 },
    {
      test: 'cross-origin-resource-sharing',
      points: headers['access-control-allow-origin'] ? -50 : 0,
    },
    {
      test: 'cross-origin-resource-policy',
      points:
        { 'same-origin': 10, 'same-site': 10 }[headers['cross-origin-resource-policy'] ?? ''] ?? -5,
    },
    { test: 'referrer-policy', points: referrer(headers['referrer-policy']) },
    { test: 'strict-transport-security', points: transport(headers['strict-transport-security']) },
    { test: 'subresource-integrity', points: scripts(html) },
    {
      test: 'x-content-type-options',
      points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    { test: 'x-frame-options', points: framing(headers) },
  ];
}

/** The total score; 100 and more is grade A+. */
export function scoreOf(scored: readonly Scored[]): number {
  const sum = (list: readonly Scored[]) => list.reduce((total, { points }) => total + points, 0);
  const without = base + sum(scored.filter(({ points }) => points < 0));
  const extra = sum(scored.filter(({ points }) => points > 0));
  return Math.max(0, without >= minimumForExtra ? without + extra : without);
}
