import { expect, test } from 'vitest';
import { briefMailto, briefMessage, briefSubject } from './brief.ts';

test('the subject names the most specific thing that is known', () => {
  const plan = { asking: 'plan', source: 'x', plan: 'Climb, $12,345/mo' } as const;
  expect(briefSubject(plan)).toContain('Climb, $12,345/mo');
  expect(briefSubject({ ...plan, url: 'shop.example' })).toContain('shop.example');
});

test('the letter carries everything the brief was opened with', () => {
  const message = briefMessage(
    { asking: 'service', source: 'SEO page', service: 'Local SEO', url: 'shop.example' },
    'upslope.example/services/seo',
    'Ana',
  );
  for (const part of [
    'Local SEO',
    'shop.example',
    'upslope.example/services/seo',
    'SEO page',
    'Ana',
  ]) {
    expect(message).toContain(part);
  }
});

test('a mad address stays text in the mail link', () => {
  const link = briefMailto({ asking: 'audit', source: 'x', url: 'a&body=evil\r\nBcc: x@y.z' });
  const params = new URL(link).searchParams;
  expect([...params.keys()]).toEqual(['subject']);
  expect(params.get('subject')).toContain('a&body=evil');
});
