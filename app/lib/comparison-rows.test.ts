import { expect, test } from 'vitest';
import { commonServices, serviceRows, termRows } from './comparison-rows.ts';

const plan = (keywords: string, links: string) => ({ terms: { keywords, links } });

test('termRows returns a row per term in the order of the labels', () => {
  const rows = termRows({ links: 'Links', keywords: 'Keywords' }, [
    plan('1', 'None'),
    plan('2', '5'),
    plan('3', '6'),
  ]);
  expect(rows).toEqual([
    { label: 'Links', values: ['None', '5', '6'] },
    { label: 'Keywords', values: ['1', '2', '3'] },
  ]);
});

const plans = [
  { services: ['SEO'] },
  { services: ['PPC', 'SEO'] },
  { services: ['SEO', 'Design'] },
] as const;

test('serviceRows lists each service that differs once and states in words where it is missing', () => {
  expect(serviceRows(plans)).toEqual([
    { label: 'Design', values: ['None', 'None', 'Included'] },
    { label: 'PPC', values: ['None', 'Included', 'None'] },
  ]);
});

test('commonServices lists the services of every plan', () => {
  expect(commonServices(plans)).toEqual(['SEO']);
});
