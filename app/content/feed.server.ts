/** The Atom feed of guides and articles. Runs at build time. */
import { Feed } from 'feed';
import { guideMeta, readings } from '#app/guides/guides.server.ts';
import { absoluteUrl } from '#app/lib/page-head.ts';
import { feedFile } from './build-files.ts';
import { datesOf } from './dates.server.ts';
import { site } from './site.ts';

/** Newest change first. The date of the feed is that of its newest entry, so that two builds are identical. */
export function atomFeed(): string {
  const entries = [...readings]
    .map(([path, reading]) => ({ path, ...guideMeta(reading), ...datesOf(path) }))
    .toSorted((a, b) => b.updated.localeCompare(a.updated) || a.path.localeCompare(b.path));
  const feed = new Feed({
    id: absoluteUrl('/'),
    link: absoluteUrl('/archive'),
    title: `${site.name}: guides and articles`,
    description: site.description,
    language: 'en-US',
    updated: new Date(entries[0]?.updated ?? 0),
    generator: false,
    feedLinks: { atom: absoluteUrl(feedFile) },
    author: { name: site.name, email: site.email, link: absoluteUrl('/') },
  });
  for (const { path, title, description, published, updated } of entries) {
    feed.addItem({
      id: absoluteUrl(path),
      link: absoluteUrl(path),
      title,
      description,
      published: new Date(published),
      date: new Date(updated),
    });
  }
  return feed.atom1();
}
