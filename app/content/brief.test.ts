import { expect, test } from 'vitest';
import { briefMessage } from './brief-message.ts';
import { briefMailto, briefSubject } from './brief.ts';

test('subject and message name what the visitor asks about', () => {
  const plan = { asking: 'plan', plan: 'Climb, $12,345/mo' } as const;
  expect(briefSubject(plan)).toContain('Climb, $12,345/mo');
  expect(briefMessage(plan)).toContain('Climb, $12,345/mo');
  const audit = { asking: 'audit', url: 'shop.example' } as const;
  expect(briefSubject(audit)).toContain('shop.example');
  expect(briefMessage(audit)).toContain('shop.example');
});

test('a long address stays out of subject and message', () => {
  const url = `shop.example/?${'x'.repeat(300)}`;
  expect(briefSubject({ asking: 'audit', url })).not.toContain('xxx');
  expect(briefMessage({ asking: 'audit', url })).not.toContain('xxx');
});

test('a typed address adds no field to the mail link', () => {
  const link = briefMailto({ asking: 'audit', url: 'a&body=evil\r\nBcc: x@y.z' });
  const params = new URL(link).searchParams;
  expect([...params.keys()]).toEqual(['subject']);
  expect(params.get('subject')).toContain('a&body=evil');
});
