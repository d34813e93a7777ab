import { expect, test } from 'vitest';
import { serviceRows, termRows } from './comparison-rows.ts';

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

test('serviceRows lists each service once and states in words where it is missing', () => {
  const rows = serviceRows([
    { services: ['SEO'] },
    { services: ['PPC', 'SEO'] },
    { services: ['SEO', 'Design'] },
  ]);
  expect(rows).toEqual([
    { label: 'SEO', values: ['Included', 'Included', 'Included'] },
    { label: 'PPC', values: ['None', 'Included', 'None'] },
    { label: 'Design', values: ['None', 'None', 'Included'] },
  ]);
});
