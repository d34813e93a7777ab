/** The call to action at the end of each guide, for the service of its topic. */
import audit from '#app/assets/pictures/cta-audit.svg?picture';
import balance from '#app/assets/pictures/cta-balance.svg?picture';
import chairlift from '#app/assets/pictures/cta-chairlift.svg?picture';
import consultation from '#app/assets/pictures/cta-consultation.svg?picture';
import crew from '#app/assets/pictures/cta-crew.svg?picture';
import doneForYou from '#app/assets/pictures/cta-done-for-you.svg?picture';
import groomer from '#app/assets/pictures/cta-groomer.svg?picture';
import plainWords from '#app/assets/pictures/cta-plain-words.svg?picture';
import siteBuild from '#app/assets/pictures/cta-site-build.svg?picture';
import strategy from '#app/assets/pictures/cta-strategy.svg?picture';
import sum from '#app/assets/pictures/cta-sum.svg?picture';
import type { CallToAction, ClosingCall, Picture } from '#app/content/entities.ts';
import { youGet } from '#app/content/offers.ts';
import * as promises from '#app/content/promises.ts';
import type { ListedKind } from './page.ts';
import type { ReadingPath, TopicId } from './place.ts';

type TopicCall = Omit<ClosingCall, 'action' | 'picture'> & {
  readonly label: string;
  readonly brief: CallToAction['brief'];
};

const terms = `Month-to-month. ${promises.setupFees}.`;

const ofTopics: Readonly<Record<TopicId, TopicCall>> = {
  seo: {
    title: 'Get a free SEO audit of your site',
    lead: `Send us your website address. ${youGet('audit')}`,
    label: 'Get Free SEO Audit',
    brief: { asking: 'audit' },
    link: { label: 'See SEO pricing', to: '/services/seo/pricing' },
  },
  'local-seo': {
    title: 'Want us to run your local SEO?',
    lead: `We keep your Google listing current, correct your name and address across directories and help you ask for reviews. ${terms}`,
    label: 'Ask About Local SEO',
    brief: { asking: 'contact', service: 'Local SEO' },
    link: { label: 'What local SEO includes', to: '/services#local-seo' },
  },
  'website-design': {
    title: 'Want us to build your website?',
    lead: `We write, design and build it, and it’s yours to keep. Tell us what it should do and you get a price by email ${promises.reply}. ${promises.setupFees}.`,
    label: 'Get a Website Quote',
    brief: { asking: 'quote', service: 'Website Design' },
    link: { label: 'What website design includes', to: '/services#website-design' },
  },
  ppc: {
    title: 'Want us to run your search ads?',
    lead: `We set up the campaign, count calls and bookings, and cut wasted clicks every week. The ad network bills you for the clicks. ${terms}`,
    label: 'Ask About PPC',
    brief: { asking: 'contact', service: 'PPC' },
    link: { label: 'See plans with ads', to: '/pricing' },
  },
};

const pictures: Readonly<Record<ListedKind, Picture>> = {
  glossary: plainWords,
  checklist: crew,
  'long-read': sum,
  steps: doneForYou,
};

/** Pictures for a kind in one topic, where that of the kind does not fit the words. */
const own: Partial<Readonly<Record<TopicId, Partial<Record<ListedKind, Picture>>>>> = {
  ppc: { steps: sum },
  seo: { 'long-read': audit, glossary: audit },
  'local-seo': { glossary: doneForYou },
  'website-design': { glossary: siteBuild, checklist: siteBuild, 'long-read': crew },
};

/** Pictures of the business that one guide follows. */
const ofGuides: Partial<Readonly<Record<ReadingPath, Picture>>> = {
  '/guides/local-seo/google-business': groomer,
};

/** The call to action of a guide. */
export function callAbout(path: ReadingPath, topic: TopicId, kind: ListedKind): ClosingCall {
  return callWith(topic, ofGuides[path] ?? own[topic]?.[kind] ?? pictures[kind]);
}

/** Pictures for the hub of a topic. */
const ofHubs: Readonly<Record<TopicId, Picture>> = {
  seo: strategy,
  'local-seo': consultation,
  'website-design': siteBuild,
  ppc: balance,
};

/** The call to action of a hub. */
export function callOfHub(topic: TopicId | null): ClosingCall {
  if (topic) return callWith(topic, ofHubs[topic]);
  return {
    title: 'Have us do your marketing',
    lead: `Tell us what you sell and where. ${youGet('proposal')} ${terms}`,
    action: { label: 'Get Free Proposal', brief: { asking: 'proposal' } },
    link: { label: 'See all services', to: '/services' },
    picture: chairlift,
  };
}

function callWith(topic: TopicId, picture: Picture): ClosingCall {
  const { label, brief, ...words } = ofTopics[topic];
  return { ...words, picture, action: { label, brief } };
}

/** The call to action of an industry guide, from its own file. */
export function callOf(words: Pick<ClosingCall, 'title' | 'lead' | 'picture'>): ClosingCall {
  return {
    ...words,
    action: { label: 'Get Free Audit', brief: { asking: 'audit' } },
    link: ofTopics['local-seo'].link,
  };
}
