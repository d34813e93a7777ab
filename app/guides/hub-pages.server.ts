/** Creates the hubs at build time. */
import { keysOf } from '#app/lib/record.ts';
import { readingLength } from '#app/lib/reading-length.ts';
import { entryOf } from '#app/site-map.ts';
import { withoutGroups } from './beside.server.ts';
import { callOfHub } from './calls.ts';
import { listedGuides } from './listed-guides.server.ts';
import { guides } from './guides.server.ts';
import { hubs } from './hubs.server.ts';
import type {
  ListedGuide,
  Hub,
  GuidePart,
  HubOption,
  HubPage,
  HubTerm,
  HubOfTopic,
} from './page.ts';
import { guidePage } from './pages.server.ts';
import { pictureNamed } from './pictures.server.ts';
import { hubSlugs, topicIds, type HubSlug, type GuidePath, type TopicId } from './place.ts';
import type { Block } from './prose.ts';
import { kindNames, topics } from './topics.ts';
import { hubWords } from './words.ts';

/**
 * A hub: the page that lists all guides, or those of a topic.
 * @throws if there is no such hub
 */
export async function hubPage(path: string): Promise<HubPage> {
  const slug = hubSlugs.find((one) => path === `/guides/${one}`);
  if (!slug) throw new Error(`${path}: no such hub`);
  return hubOf(slug);
}

/** The options of a filter that at least one guide has, each with its number of guides. */
function optionsOf<Id extends string>(
  names: Readonly<Record<Id, string>>,
  all: readonly ListedGuide[],
  idOf: (guide: ListedGuide) => Id,
): readonly HubOption<Id>[] {
  return keysOf(names)
    .map((id) => ({ id, name: names[id], count: all.filter((one) => idOf(one) === id).length }))
    .filter(({ count }) => count > 0);
}

async function hubOf(slug: HubSlug): Promise<HubPage> {
  const { meta, hero, about } = hubs[slug];
  const all = await listedGuides();
  const listed = about ? all.filter((one) => one.topic === about.topic) : all;
  return {
    kind: 'hub',
    path: `/guides/${slug}`,
    page: entryOf(`/guides/${slug}`),
    meta,
    hero,
    about: about && (await topicOf(about, listed, all)),
    topics: topicIds.map((id) => ({
      ...topics[id],
      id,
      count: all.filter((one) => one.topic === id).length,
    })),
    guides: listed,
    options: {
      kind: optionsOf(kindNames, listed, ({ kind }) => kind),
      time: optionsOf(hubWords.times, listed, ({ minutes }) => readingLength(minutes)),
    },
    longest: Math.max(...all.map(({ minutes }) => minutes)),
    kinds: kindNames,
    words: hubWords,
    call: callOfHub(about?.topic ?? null),
  };
}

type About = NonNullable<Hub['about']>;

async function topicOf(
  { topic, title, bands, advice, more, hasParts, own, excerpt }: About,
  listed: readonly ListedGuide[],
  all: readonly ListedGuide[],
): Promise<HubOfTopic> {
  return {
    topic,
    title,
    bands,
    advice,
    more,
    panel: topics[topic].panel,
    parts: hasParts && listed[0] ? await partsOf(listed[0].to) : [],
    own:
      own.type === 'terms'
        ? { type: own.type, title: own.title, terms: await termsOf(topic, own.ids) }
        : own,
    excerpt: await excerptOf(excerpt, all),
  };
}

async function excerptOf(
  excerpt: About['excerpt'],
  cards: readonly ListedGuide[],
): Promise<HubOfTopic['excerpt']> {
  const nameOf = (path: GuidePath) => {
    const guide = cards.find(({ to }) => to === path.split('#')[0]);
    if (!guide) throw new Error(`${path} is no part of a guide`);
    return guide.label;
  };
  if ('after' in excerpt) {
    const { after } = excerpt;
    const points = after.points.map(({ text, to }) => ({
      text,
      to: { path: to, guide: nameOf(to) },
    }));
    return { ...excerpt, after: { ...after, points } };
  }
  const { block: name, ...place } = excerpt;
  return {
    ...place,
    label: nameOf(place.from),
    block: name ? await blockOf(place.from, name) : null,
  };
}

async function blockOf(from: GuidePath, name: string): Promise<Block> {
  const page = await guidePage(from);
  const block =
    page?.kind === 'steps'
      ? page.phases
          .flatMap(({ steps }) => steps)
          .flatMap(({ snippet }): Block[] => (snippet ? [{ type: 'snippet', ...snippet }] : []))
          .find((one) => one.type === 'snippet' && one.label === name)
      : page?.kind === 'long-read'
        ? page.chapters
            .flatMap(({ blocks }) => withoutGroups(blocks))
            .find((one) => 'title' in one && one.title === name)
        : undefined;
  if (!block) throw new Error(`${from} has no block “${name}”`);
  return block;
}

async function partsOf(path: GuidePath): Promise<GuidePart[]> {
  const page = await guidePage(path);
  const parts =
    page?.kind === 'steps'
      ? page.phases.flatMap(({ steps }) => steps)
      : page?.kind === 'long-read'
        ? page.chapters
        : [];
  return parts.map(({ id, title }) => ({ to: `${path}#${id}`, title }));
}

async function termsOf(topic: TopicId, ids: readonly string[]): Promise<HubTerm[]> {
  const path: GuidePath = `/guides/${topic}/glossary`;
  const glossary = guides.get(path);
  return Promise.all(
    ids.map(async (id): Promise<HubTerm> => {
      const found =
        glossary?.kind === 'glossary' ? glossary.terms.find((one) => one.id === id) : undefined;
      if (!found?.picture) throw new Error(`${path}#${id} is no term with a picture`);
      return {
        to: `${path}#${id}`,
        label: found.term,
        summary: found.definition,
        picture: await pictureNamed(found.picture, path),
      };
    }),
  );
}
