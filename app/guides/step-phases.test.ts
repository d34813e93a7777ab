import { expect, test } from 'vitest';
import { phasesOf } from './step-phases.server.ts';

const step = (phase?: string) => ({
  id: 'step',
  title: 'Step',
  minutes: 5,
  actions: ['Do it.'],
  worked: 'It is done.',
  problem: 'It fails',
  answer: 'Try again.',
  ...(phase && { phase, phaseLead: 'A line.', phasePicture: 'icon-audit' }),
});

test('names the steps of a phase: one, two or more', async () => {
  const steps = [step('One'), step('Two'), step(), step('Three'), step(), step()];
  const phases = await phasesOf('/guides/seo/test', steps, (text) => text);
  expect(phases.map(({ part }) => part)).toEqual(['Step 1', 'Steps 2 and 3', 'Steps 4 to 6']);
});
