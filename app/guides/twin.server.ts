/** The words of a guide as Markdown, at its address and `/index.md`: written from the same tree as its page. */
import { absoluteUrl } from '#app/lib/page-head.ts';
import type { Text } from './markdown/text.ts';
import {
  markdownChapters,
  markdownList,
  markdownSample,
  markdownText,
} from './markdown/write.server.ts';
import type { GuidePage } from './page.ts';
import { guidePage } from './pages.server.ts';

/** @returns null where there is no guide; lists of guides have no twin */
export async function guideTwin(path: string): Promise<string | null> {
  const page = await guidePage(path);
  if (!page) return null;
  const { hero, meta, minutes, sources } = page;
  return `${[
    `# ${hero.title}`,
    hero.lead,
    `${meta.label}. ${minutes} min read. Updated ${meta.updated}. ${absoluteUrl(path)}`,
    bodyOf(page),
    '## Sources',
    markdownList(sources.map(({ label, url }) => `[${label}](${url})`)),
  ].join('\n\n')}\n`;
}

function bodyOf(page: GuidePage): string {
  const absolute = (to: string) => absoluteUrl(to.startsWith('#') ? `${page.path}${to}` : to);
  const text = (words: Text) => markdownText(words, absolute);
  switch (page.kind) {
    case 'long-read':
    case 'industry':
      return markdownChapters(page.chapters, absolute);
    case 'glossary':
      return page.letters
        .map(({ letter, terms }) =>
          [
            `## ${letter}`,
            ...terms.map(({ term, standsFor, definition, example }) =>
              [`### ${term}`, standsFor && `(${standsFor})`, definition, `For example: ${example}`]
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
                `- [ ] **${point.title}**\n  - Why: ${text(point.why)}\n  - Check: ${text(point.check)}\n  - Fix: ${text(point.fix)}`,
            ),
          ].join('\n\n'),
        )
        .join('\n\n');
    case 'steps':
      return [
        '## Before you start',
        markdownList(page.prerequisites.map((item) => `[ ] ${item}`)),
        ...page.steps.map(({ title, minutes, actions, worked, problem, answer, sample }, index) =>
          [
            `## ${index + 1}. ${title} (${minutes} min)`,
            markdownList(actions.map(text)),
            `**${page.words.worked}** ${text(worked)}`,
            `**${page.words.wrong}: ${problem}.** ${text(answer)}`,
            ...(sample ? [markdownSample(sample)] : []),
          ].join('\n\n'),
        ),
        `## ${page.after.title}`,
        markdownList(page.after.points.map(text)),
      ].join('\n\n');
  }
}
