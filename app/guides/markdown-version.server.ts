/**
 * The Markdown version of a guide, at its address plus `/index.md`, from the same tree as its page.
 */
import { absoluteUrl } from '#app/lib/page-head.ts';
import type { Text } from './markdown/text.ts';
import {
  markdownChapters,
  markdownList,
  markdownSnippet,
  markdownText,
} from './markdown/write.server.ts';
import type { ChecklistPage, GuidePage } from './page.ts';
import { guidePage } from './pages.server.ts';
import type { CheckPoint } from './schema.ts';

/** @returns the Markdown, or null for an unknown address and for hubs */
export async function guideMarkdown(path: string): Promise<string | null> {
  const page = await guidePage(path);
  if (!page) return null;
  const { page: place, hero, dates, minutes, sources, byline } = page;
  const { author, reviewer } = byline;
  return `${[
    `# ${hero.title}`,
    hero.lead,
    `${place.label}. ${minutes} min read. ${dates.map(({ label, text }) => `${label} ${text}.`).join(' ')} ${absoluteUrl(path)}`,
    bodyOf(page),
    `Written by ${author.name}, ${author.role}. Reviewed by ${reviewer.name}, ${reviewer.role}.`,
    ...(byline.sampleNote ? [byline.sampleNote] : []),
    ...(sources.length
      ? ['## Sources', markdownList(sources.map(({ label, url }) => `[${label}](${url})`))]
      : []),
  ].join('\n\n')}\n`;
}

function pointOf(
  { words }: ChecklistPage,
  { title, why, check, fix, severity, effort, source }: CheckPoint,
  text: (words: Text) => string,
): string {
  return [
    `- [ ] **${title}**`,
    `  - ${words.why}: ${text(why)}`,
    `  - ${words.check}: ${text(check)}`,
    `  - ${words.fix}: ${text(fix)}`,
    ...(severity && effort
      ? [`  - ${words.severity[severity]}. ${words.effort[effort]} ${words.toFix}.`]
      : []),
    ...(source ? [`  - ${words.source}: [${source.label}](${source.url})`] : []),
  ].join('\n');
}

function bodyOf(page: GuidePage): string {
  const absolute = (to: string) => absoluteUrl(to.startsWith('#') ? `${page.path}${to}` : to);
  const text = (words: Text) => markdownText(words, absolute);
  switch (page.kind) {
    case 'long-read':
    case 'article':
    case 'industry':
      return markdownChapters(page.chapters, absolute);
    case 'glossary':
      return [
        ...(page.parts
          ? [
              `## ${page.parts.title}`,
              page.parts.illustration.alt,
              markdownList(
                page.parts.links.map(({ label, line }) => `${label}: ${line}`),
                true,
              ),
            ]
          : []),
        ...(page.stations
          ? [
              `## ${page.stations.title}`,
              markdownList(
                page.stations.list.map(
                  ({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`,
                ),
                true,
              ),
            ]
          : []),
        ...page.letters.map(({ letter, terms }) =>
          [
            `## ${letter}`,
            ...terms.map(({ term, standsFor, definition, inUse, example, more }) =>
              [
                `### ${term}`,
                standsFor && `(${standsFor})`,
                definition,
                inUse && `In use: ${text(inUse)}`,
                `For example: ${example}`,
                ...more.map(({ label, link }) => `${label}: ${text([link])}`),
              ]
                .filter(Boolean)
                .join('\n\n'),
            ),
          ].join('\n\n'),
        ),
      ].join('\n\n');
    case 'checklist':
      return page.groups
        .map(({ title, question, points }) =>
          [`## ${title}`, question, ...points.map((point) => pointOf(page, point, text))].join(
            '\n\n',
          ),
        )
        .join('\n\n');
    case 'steps':
      return [
        `## ${page.words.prerequisites.title}`,
        markdownList(page.prerequisites.map((item) => `[ ] ${item}`)),
        ...page.phases.flatMap(({ title, lead, steps }) => [
          `## ${title}`,
          lead,
          ...steps.map(({ number, title, minutes, actions, worked, problem, answer, snippet }) =>
            [
              `### ${number}. ${title} (${minutes} min)`,
              markdownList(actions.map(text)),
              `**${page.words.worked}** ${text(worked)}`,
              ...(snippet ? [markdownSnippet(snippet)] : []),
              `**${page.words.wrong} ${problem}.** ${text(answer)}`,
            ].join('\n\n'),
          ),
        ]),
        `## ${page.after.title}`,
        markdownList(page.after.points.map(text)),
      ].join('\n\n');
  }
}
