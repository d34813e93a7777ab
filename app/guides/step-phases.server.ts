/** Groups the steps of a guide by phase, with their pictures and times. Runs at build time. */
import { isPanorama } from '#app/lib/panorama.ts';
import type { Text } from './markdown/text.ts';
import type { StepPhase, StepView } from './page.ts';
import { pictureNamed } from './pictures.server.ts';
import type { ReadingPath } from './place.ts';
import { snippetView } from './snippet-form.server.ts';
import type { Step } from './schema.ts';
import { drawnShare } from './shares.server.ts';

/** The steps as the page shows them, grouped by phase. */
export async function phasesOf(
  path: ReadingPath,
  steps: readonly Step[],
  mark: (text: Text) => Text,
): Promise<StepPhase[]> {
  const views = await Promise.all(
    steps.map(
      async (
        { picture, alt, snippet, phase: _a, phaseLead: _b, phasePicture: _c, ...step },
        index,
      ): Promise<StepView> => {
        const drawn = picture ? await pictureNamed(picture, path, step.title) : undefined;
        const small =
          drawn && isPanorama(drawn)
            ? await pictureNamed(`${picture}-small`, path, step.title)
            : undefined;
        const illustration =
          drawn && alt ? { picture: drawn, ...(small && { small }), alt } : undefined;
        return {
          ...step,
          minutes: drawnShare(step.minutes, path, step.title),
          number: index + 1,
          before: index
            ? `after ${durationOf(steps.slice(0, index)).replaceAll(' ', '\u00A0')}`
            : 'Start here',
          actions: step.actions.map(mark),
          worked: mark(step.worked),
          answer: mark(step.answer),
          ...(snippet && { snippet: snippetView(snippet) }),
          ...(illustration && { illustration }),
          ...((small || !(illustration || snippet)) && { isAcross: true }),
        };
      },
    ),
  );
  const starts = steps.flatMap(({ phase, phaseLead, phasePicture }, index) =>
    phase && phaseLead && phasePicture
      ? [{ title: phase, lead: phaseLead, name: phasePicture, index }]
      : [],
  );
  return Promise.all(
    starts.map(async ({ title, lead, name, index }, at) => {
      const end = starts[at + 1]?.index ?? steps.length;
      return {
        title,
        lead,
        picture: await pictureNamed(name, path, title),
        time: durationOf(steps.slice(index, end)),
        part: partOf(index + 1, end),
        steps: views.slice(index, end),
      };
    }),
  );
}

/** The numbers of the steps of a phase: "Step 1", "Steps 2 and 3", "Steps 4 to 6". */
function partOf(first: number, last: number): string {
  if (first === last) return `Step ${first}`;
  return `Steps ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

/** The time that steps take together: "1 h 35 min". */
export function durationOf(steps: readonly Pick<Step, 'minutes'>[]): string {
  const sum = steps.reduce((total, { minutes }) => total + minutes, 0);
  const hours = Math.floor(sum / 60);
  const rest = sum % 60;
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}
