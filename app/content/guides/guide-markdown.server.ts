/** The twin of a guide's page: the same words as Markdown, at its address and `/index.md`. */
import {
  markdownChapters,
  markdownList,
  markdownSample,
  markdownText,
} from '#app/lib/prose/markdown.server.ts';
import type { Text } from '#app/lib/prose/prose.ts';
import { absoluteUrl } from '#app/lib/page-head.ts';
import { automotivePage, guidePage } from './guide-page.server.ts';
import type { GuideFrame, GuidePage } from './guide-page.ts';

/** @returns null where there is no guide: lists of guides have no twin */
export async function guideMarkdown(path: string): Promise<string | null> {
  if (path === '/industries/automotive') {
    const page = await automotivePage();
    return documentOf(page, markdownChapters(page.chapters, absoluteIn(page)));
  }
  const page = await guidePage(path.replace(/^\/guides\//, ''));
  return page && page.kind !== 'hub' ? documentOf(page, wordsOf(page)) : null;
}

const absoluteIn =
  ({ path }: GuideFrame) =>
  (to: string) =>
    absoluteUrl(to.startsWith('#') ? `${path}${to}` : to);

function documentOf(page: GuideFrame, words: string): string {
  const { path, hero, meta, minutes, sources } = page;
  return `${[
    `# ${hero.title}`,
    hero.lead,
    `${meta.label}. ${minutes} min read. Updated ${meta.updated}. ${absoluteUrl(path)}`,
    words,
    '## Sources',
    markdownList(sources.map(({ label, url }) => `[${label}](${url})`)),
  ].join('\n\n')}\n`;
}

function wordsOf(page: Exclude<GuidePage, { kind: 'hub' }>): string {
  const text = (words: Text) => markdownText(words, absoluteIn(page));
  switch (page.kind) {
    case 'long-read':
      return markdownChapters(page.chapters, absoluteIn(page));
    case 'glossary':
      return page.letters
        .map(({ letter, terms }) =>
          [
            `## ${letter}`,
            ...terms.map(({ term, abbreviationOf, definition, example }) =>
              [
                `### ${term}`,
                abbreviationOf && `(${abbreviationOf})`,
                definition,
                `For example: ${example}`,
              ]
                .filter(Boolean)
                .join('\n\n'),
            ),
          ].join('\n\n'),
        )
        .join('\n\n');
    case 'checklist':
      return page.groups
        .map(({ title, question, points }) =>
          [
            `## ${title}`,
            question,
            ...points.map(
              (point) =>
                `- [ ] **${point.title}**\n  - Why: ${point.why}\n  - Check: ${point.check}\n  - Fix: ${point.fix}`,
            ),
          ].join('\n\n'),
        )
        .join('\n\n');
    case 'steps':
      return [
        '## Before you start',
        markdownList(page.prerequisites.map((item) => `[ ] ${item}`)),
        ...page.steps.map(({ title, minutes, actions, looksRight, wrong, sample }, index) =>
          [
            `## ${index + 1}. ${title} (${minutes} min)`,
            markdownList(actions.map(text)),
            `**${page.words.worked}** ${text(looksRight)}`,
            `**${page.words.wrong}: ${wrong.title}.** ${text(wrong.text)}`,
            ...(sample ? [markdownSample(sample)] : []),
          ].join('\n\n'),
        ),
        `## ${page.after.title}`,
        markdownList(page.after.points.map(text)),
      ].join('\n\n');
  }
}
