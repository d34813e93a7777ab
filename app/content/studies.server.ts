/** Joins the specified case studies with those of content files at build time. */
import { studyAuthors } from '#app/guides/byline.ts';
import { studyFiles } from '#app/guides/guides.server.ts';
import { markdownList } from '#app/guides/markdown/write.server.ts';
import { pictureNamed } from '#app/guides/pictures.server.ts';
import type { StudyPath } from '#app/guides/place.ts';
import type { StudyFile } from '#app/guides/schema.ts';
import { figure } from '#app/lib/study-figures.ts';
import { caseStudies } from './case-studies.ts';
import { ecommerceStudy } from './case-study-ecommerce.ts';
import type { CaseStudy } from './case-study.ts';
import { caseStudyList, type ListedStudy } from './case-study-list.ts';
import { sampleNote } from './samples/note.ts';
import { stat } from './samples/sample-client.ts';
import { studyWords } from './study-words.ts';

/** The cards of the list: content files, newest first, then the specified studies. */
export async function studyCards(): Promise<{
  readonly studies: readonly ListedStudy[];
  readonly note: string | null;
}> {
  const own = await Promise.all([...studyFiles].map(([path, study]) => cardOf(path, study)));
  const studies = [...own, ...caseStudies.studies];
  return {
    studies,
    note: sampleNote(studies.map(({ client, note }) => ({ name: client, sample: note !== null }))),
  };
}

/** The full study of an id, or null if there is only a summary. */
export async function fullStudy(slug: string): Promise<CaseStudy | null> {
  const path: StudyPath = `/case-studies/${slug}`;
  const file = studyFiles.get(path);
  if (file) return studyOf(path, file);
  return slug === caseStudyList['ecommerce-seo-transformation'].id ? ecommerceStudy : null;
}

async function cardOf(path: StudyPath, study: StudyFile): Promise<ListedStudy> {
  const picture = await pictureNamed(study.picture, path);
  const { category, title, client, industry, summary, metrics, tags, timeline, panel } = study;
  return {
    id: path.slice('/case-studies/'.length),
    category,
    title,
    client,
    note: noteOf(study),
    industry,
    description: summary,
    metrics: metrics.slice(0, 3).map((metric, index) => ({
      label: metric.label,
      value: change(metric),
      color: index === 0 ? 'accent' : 'ink',
      values: {
        before: { value: metric.before, text: figure(metric.before, metric.unit) },
        after: { value: metric.after, text: figure(metric.after, metric.unit) },
      },
    })),
    tags,
    image: { picture, alt: study.pictureAlt },
    premises: picture,
    panel,
    timeline,
    full: true,
  };
}

async function studyOf(path: StudyPath, study: StudyFile): Promise<CaseStudy> {
  const { title, client, industry, category, timeline, location, website, lead } = study;
  const { overview, challenge, solution, results, nextSteps, testimonial, tools } = study;
  const author = studyAuthors[category];
  return {
    title,
    note: noteOf(study),
    author: `${author.name}, ${author.role}`,
    openingNote: sampleNote([{ sample: study.sample, name: client }, author]),
    client,
    industry,
    category,
    timeline,
    location,
    websiteUrl: website,
    lead,
    hero: { picture: await pictureNamed(study.picture, path), alt: study.pictureAlt },
    overview,
    challenge,
    solution,
    results: {
      ...results,
      before: study.before,
      after: study.after,
      metrics: study.metrics.map((metric) => ({ ...metric, value: change(metric) })),
    },
    months: null,
    reports: null,
    testimonial: testimonial
      ? {
          quote: testimonial.quote,
          author: testimonial.author,
          position: `${testimonial.position}, ${client}`,
          image: await pictureNamed(testimonial.picture, path),
        }
      : null,
    tools: { title: studyWords.toolsTitle, items: tools },
    nextSteps,
    call: { ...studyWords.call, title: 'Find out what’s holding your website back' },
  };
}

function noteOf({ sample, client }: StudyFile): string | null {
  return sampleNote([{ sample, name: client }]);
}

/**
 * The relative change as "+122%". For percentages the second value, because a change of a
 * percentage misleads.
 */
function change({ before, after, unit }: StudyFile['metrics'][number]): string {
  if (unit === 'percent') return figure(after, unit);
  return stat({ measure: '', before, after, as: 'change' }).value;
}

/** A study as Markdown, or null. */
export async function studyMarkdown(slug: string): Promise<string | null> {
  const study = await fullStudy(slug);
  if (!study) return null;
  const { overview, challenge, solution, results, testimonial, tools, nextSteps } = study;
  return `${[
    `# ${study.title}`,
    study.lead,
    `${study.client}, ${study.industry}, ${study.location}. ${study.timeline}.`,
    `Written by ${study.author}.`,
    ...(study.openingNote ? [study.openingNote] : []),
    `## ${overview.title}`,
    ...overview.paragraphs,
    `## ${challenge.title}`,
    challenge.description,
    markdownList(challenge.points),
    `## ${solution.title}`,
    solution.description,
    ...solution.phases.flatMap(({ title, timeline, description, deliverables }) => [
      `### ${title} (${timeline})`,
      description,
      markdownList(deliverables),
    ]),
    `## ${results.title}`,
    results.description,
    markdownList(
      results.metrics.map(
        ({ label, value, before, after, unit, description }) =>
          `**${label}: ${value}** (${results.before}: ${figure(before, unit)}, ${results.after}: ${figure(after, unit)}). ${description}`,
      ),
    ),
    markdownList(results.additionalBenefits),
    ...(testimonial
      ? [`> ${testimonial.quote}\n>\n> ${testimonial.author}, ${testimonial.position}`]
      : []),
    `## ${tools.title}`,
    markdownList(tools.items),
    `## ${nextSteps.title}`,
    markdownList(nextSteps.steps.map(({ title, text }) => `**${title}** ${text}`)),
  ].join('\n\n')}\n`;
}
