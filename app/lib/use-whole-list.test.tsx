// @vitest-environment happy-dom
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listStart, type ListStart } from './list-start.ts';
import { useWholeList, type WholeList } from './use-whole-list.ts';

const numbers = Array.from({ length: 500 }, (_, at) => at);
const long = listStart(numbers, '/numbers.json');
const answers = vi.fn<() => Promise<Response>>();
let root: ReturnType<typeof createRoot>;
let client: QueryClient;
let list: WholeList<number>;

function Probe({ start, isNeeded }: { start: ListStart<number>; isNeeded: boolean }) {
  list = useWholeList(start, isNeeded);
  return null;
}

const show = (
  start: ListStart<number>,
  isNeeded: boolean,
  among: QueryClient | undefined = client,
) =>
  act(async () => {
    root.render(
      <QueryClientContext value={among}>
        <Probe start={start} isNeeded={isNeeded} />
      </QueryClientContext>,
    );
  });
/** Lets every answer and every further attempt come. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(60_000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', answers);
  answers.mockReset().mockImplementation(async () => Response.json(numbers));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 10 } } });
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a list that its page carries whole is whole, and nobody is asked', async () => {
  await show(listStart([1, 2, 3], '/numbers.json'), true);
  list.want();
  await settle();
  expect(list).toMatchObject({ items: [1, 2, 3], state: 'whole' });
  expect(answers).not.toHaveBeenCalled();
});

test('a longer one is what the page carries, until it is needed', async () => {
  await show(long, false);
  await settle();
  expect(list).toMatchObject({ items: long.items, state: 'started' });
  expect(long.items.length).toBeLessThan(numbers.length);
  expect(answers).not.toHaveBeenCalled();
  await show(long, true);
  await settle();
  expect(list).toMatchObject({ items: numbers, state: 'whole' });
});

test('wanted once → whole, and the client keeps it for the next visit', async () => {
  await show(long, false);
  await act(async () => list.want());
  await settle();
  expect(list).toMatchObject({ items: numbers, state: 'whole' });
  await act(async () => root.render(null));
  await show(long, true);
  await settle();
  expect(list.items).toEqual(numbers);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('needed before the client is there → awaited, and asked for when it comes', async () => {
  await act(async () => root.render(<Probe start={long} isNeeded />));
  expect(list.state).toBe('awaited');
  await show(long, true);
  await settle();
  expect(list.state).toBe('whole');
});

test.for([
  ['refused', async () => new Response(null, { status: 503 })],
  ['another document', async () => new Response('<!doctype html><h1>Sign in</h1>')],
  ['no list', async () => Response.json({ error: 'gone' })],
  ['cut off', async () => Promise.reject(new TypeError('network'))],
] as const)(
  '%s → missing, what is there stays, and it comes when asked again',
  async ([, answer]) => {
    answers.mockImplementation(answer);
    await show(long, true);
    await settle();
    expect(list).toMatchObject({ items: long.items, state: 'missing' });
    expect(answers).toHaveBeenCalledTimes(2);
    answers.mockImplementation(async () => Response.json(numbers));
    await act(async () => list.want());
    await settle();
    expect(list).toMatchObject({ items: numbers, state: 'whole' });
  },
);
