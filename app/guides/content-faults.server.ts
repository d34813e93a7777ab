/** Finds faults that the schema cannot see, because they involve several entries or other files. */
import { industryIds } from '#app/content/classifications.ts';
import { familyOf, folderOf } from './place.ts';
import { schemas, type ContentFile } from './schema.ts';

/** A fault: the path of its entry, and field, fault and remedy in one text. */
type Fault = { readonly path: readonly PropertyKey[]; readonly what: string };

/** @param name the path below the content folder */
export function contentFaults(guide: ContentFile, name: string): readonly Fault[] {
  return [
    ...repeatedIds(idsOf(guide)),
    ...termFaults(guide),
    ...sourceFaults(guide),
    ...pointFaults(guide),
    ...layerFaults(guide),
    ...cardFaults(guide, name),
    ...topicFaults(guide, name),
  ];
}

/** A guide whose topic is not that of its folder, so that the list above it would not have it. */
function topicFaults(guide: ContentFile, name: string): readonly Fault[] {
  const folder = folderOf(name);
  if (!('topic' in guide) || folder === undefined || familyOf(name)) return [];
  if (folder === guide.topic) return [];
  return [
    {
      path: ['topic'],
      what: `topic: is ${guide.topic}, and the folder is ${folder}. Leave the field out, or move the file.`,
    },
  ];
}

/** A guide without a card for an industry that the list lacks, or with one that the list has. */
function cardFaults(guide: ContentFile, name: string): readonly Fault[] {
  if (guide.kind !== 'industry') return [];
  const id = name.replace(/^.*\//, '').replace(/\.md$/, '');
  const isListed = industryIds.some((one) => one === id);
  if (isListed === (guide.card === undefined)) return [];
  return [
    {
      path: ['card'],
      what: isListed
        ? `card: the list of industries has a card for ${id}. Leave it out.`
        : `card: is missing. ${schemas.industry.shape.card.description} The list has ${industryIds.join(', ')}.`,
    },
  ];
}

/** Points without a severity, an effort or a source, in a checklist with `sourcesPerPoint`. */
function pointFaults(guide: ContentFile): readonly Fault[] {
  if (guide.kind !== 'checklist' || !guide.sourcesPerPoint) return [];
  return guide.groups.flatMap(({ points }, index) =>
    points.flatMap((point, at) =>
      (['severity', 'effort', 'source'] as const)
        .filter((field) => point[field] === undefined)
        .map((field) => ({
          path: ['groups', index, 'points', at],
          what: `groups.${index + 1}.points.${at + 1} (${point.id}).${field}: is missing. Add it to the point, or remove sourcesPerPoint from the fields of the file.`,
        })),
    ),
  );
}

/** The boards of the picture `site-layers`. */
const layerCount = 8;

/** A checklist with `layers` and another number of groups than the picture has boards. */
function layerFaults(guide: ContentFile): readonly Fault[] {
  if (guide.kind !== 'checklist' || !guide.layers || guide.groups.length === layerCount) return [];
  return [
    {
      path: ['layers'],
      what: `layers: the picture has ${layerCount} boards, and the checklist has ${guide.groups.length} groups. Remove layers, or draw a picture with a board for each group.`,
    },
  ];
}

/** Parts, stations and terms that refer to a term that the glossary lacks, and terms that refer to themselves. */
function termFaults(guide: ContentFile): readonly Fault[] {
  if (guide.kind !== 'glossary') return [];
  const { terms, parts, stations } = guide;
  const isTerm = (id: string) => terms.some((term) => term.id === id);
  return [
    ...(parts?.terms ?? [])
      .filter(({ id }) => !isTerm(id))
      .map(({ id }) => ({
        path: ['parts', 'terms'],
        what: `parts.terms: “${id}” is no term of this glossary. Write the id of one, as in its heading.`,
      })),
    ...(stations?.list ?? []).flatMap((station, index) =>
      station.terms
        .filter((id) => !isTerm(id))
        .map((id) => ({
          path: ['stations', 'list', index],
          what: `stations.list.${index + 1} (${station.title}).terms: “${id}” is no term of this glossary. Write the id of one, as in its heading.`,
        })),
    ),
    ...terms.flatMap(({ id, see }, index) =>
      see
        .filter((to) => to === id || !isTerm(to))
        .map((to) => ({
          path: ['terms', index],
          what: `terms.${index + 1} (${id}).see: “${to}” is no other term of this glossary. Write the id of one, as in its heading.`,
        })),
    ),
  ];
}

/** Companies whose products glossaries explain. */
const makers = /\b(?:Google|Bing|Microsoft|Apple|OpenAI|ChatGPT)\b/;

/** Terms that say what a company's product does, without a link to where it says so. */
function sourceFaults(guide: ContentFile): readonly Fault[] {
  if (guide.kind !== 'glossary') return [];
  return guide.terms.flatMap(({ id, definition, more }, index) => {
    const [maker] = makers.exec(definition) ?? [];
    if (maker === undefined || more !== undefined) return [];
    return {
      path: ['terms', index],
      what: `terms.${index + 1} (${id}).more: is missing, and the definition names ${maker}. Link to the page that says so, or to the full entry elsewhere, after **More:**.`,
    };
  });
}

type Named = { readonly path: readonly PropertyKey[]; readonly id: string };

function idsOf(guide: ContentFile): readonly Named[] {
  switch (guide.kind) {
    case 'glossary':
      return guide.terms.map(({ id }, index) => ({ path: ['terms', index], id }));
    case 'checklist':
      return guide.groups.flatMap(({ id, points }, index) => [
        { path: ['groups', index], id },
        ...points.map((point, at) => ({ path: ['groups', index, 'points', at], id: point.id })),
      ]);
    case 'steps':
      return guide.steps.map(({ id }, index) => ({ path: ['steps', index], id }));
    case 'case-study':
      return [];
    case 'long-read':
    case 'industry':
    case 'article':
      return guide.chapters.flatMap(({ id, blocks }, index) => [
        { path: ['chapters', index], id },
        ...blocks.flatMap((block, at) =>
          block.type === 'heading' ? { path: ['chapters', index, 'blocks', at], id: block.id } : [],
        ),
      ]);
  }
}

function repeatedIds(all: readonly Named[]): readonly Fault[] {
  const seen = new Set<string>();
  return all.flatMap(({ path, id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return {
      path,
      what: `The id “${id}” is used twice. Give one of the two headings another {#id}.`,
    };
  });
}
