/** The text of new content files. Each passes every check as it is; its author replaces the words. */

/** What the drafts are made from. */
export type NewFile = {
  readonly title: string;
  /** Small letters, digits and hyphens: the last part of the address. */
  readonly slug: string;
  /** The position of a guide among those of its topic. */
  readonly order: number;
};

/** A value between double quotes: YAML reads the same escapes as JSON. */
const quoted = (text: string) => JSON.stringify(text);

const description = (title: string) =>
  quoted(`${title}: what it is, why it matters and what to do first. Replace this sentence.`);

const chapters = `
## What happened {#what}

Say in two or three sentences what the reader wants to know. Link to [the glossary](/guides/seo/glossary) where a word needs it.

## What to do next {#next}

- Write one step in each line.
- End with what the reader can do today.
`;

/** The draft of an article. */
export function article({ title }: NewFile): string {
  return `---
draft: true
title: ${quoted(title)}
excerpt: Say in one or two sentences what the reader takes away.
description: ${description(title)}
category: Content
tags: [content, beginners]
picture: placeholder
pictureAlt: A hill with a flag at its top
---
${chapters}`;
}

/** The draft of a case study. */
export function study({ title }: NewFile): string {
  return `---
draft: true
title: ${quoted(title)}
summary: Say in one or two sentences what was broken and what changed.
description: ${description(title)}
lead: Say who the client is, what you did and what changed.
category: seo
client: Client name
industry: Trade
timeline: 6 months
location: Town, State
website: www.client.example
sample: true
picture: placeholder
pictureAlt: A hill with a flag at its top
tags: [Technical SEO]
before: The month before
after: Month six
metrics:
  - label: Calls a month
    before: 40
    after: 60
    unit: count
    description: Say why it changed.
testimonial:
  quote: What the client says about the work.
  author: Person
  position: Owner
  picture: placeholder
tools: [Search Console]
---

## Overview {#overview}

Say what the business sells, and to whom.

## The challenge {#challenge}

Say in one line what had to change.

- One point in each line

## What we did {#solution}

Say in one line how you went about it.

### The first phase

**When:** Weeks 1-6

Say what you did.

- What was delivered

## Results {#results}

Say which two moments the figures compare.

- What else changed

## What happens next {#next}

### The next step

Say what comes next.
`;
}

/** What the titles of an industry guide begin with. */
export const titlePrefix = 'SEO for ';

/** The draft of an industry guide. One for an industry that the list has (`hasCard`) has no card of its own. */
export function industry({ title, order }: NewFile, hasCard: boolean): string {
  return `---
draft: true
order: ${order}
topic: local-seo
label: ${quoted(title)}
title: ${quoted(titlePrefix + title)}
description: ${description(title)}
query: ${quoted(titlePrefix + title)}
heading: ${quoted(titlePrefix + title)}
lead: Say in one or two sentences what this trade gets from search.
picture: placeholder
pictureAlt: A hill with a flag at its top
cardPicture: placeholder
summary: Say in one line what the guide covers.
${
  hasCard
    ? ''
    : `card:
  title: ${quoted(title)}
  description: Say in one or two sentences what you would do first in this trade.
  icon: wrench
  stats:
    - value: "20"
      measure: keywords we check
    - value: "8"
      measure: pages we fix first
    - value: "10"
      measure: listings checked
`
}call:
  title: Want to know where you stand?
  text: Send your website address. You get a free audit in plain words.
  picture: placeholder
${readOn}
---
${chapters}`;
}

/** The draft of a guide, as a long read. */
export function guide({ title, order }: NewFile): string {
  return `---
kind: long-read
draft: true
order: ${order}
label: ${quoted(title)}
title: ${quoted(title)}
description: ${description(title)}
query: ${quoted(title)}
heading: ${quoted(title)}
lead: Say in one or two sentences what the reader can do afterward.
picture: placeholder
pictureAlt: A hill with a flag at its top
summary: Say in one line what the guide covers.
${readOn}
---
${chapters}`;
}

const readOn = `readOn:
  - need: I want to know the words
    to: /guides/seo/glossary
  - need: I want to start from the beginning
    to: /guides/seo/beginners-guide
sources:
  - label: "Google Search Central: SEO starter guide"
    url: https://developers.google.com/search/docs/fundamentals/seo-starter-guide`;
