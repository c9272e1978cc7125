import { expect, test } from 'vitest';
import { z } from 'zod';
import { openGraph } from './graph.ts';
import { pagesOf } from './pages.ts';

const Thing = z.object({ id: z.string() });
const next = 'https://graph.facebook.com/v26.0/act_1/ads?access_token=secret&limit=500&after=';

/** A Graph API that answers these, one after the other, and remembers what it was asked. */
function graphOf(...answers: object[]) {
  const asked: URL[] = [];
  const graph = openGraph({
    url: 'http://graph.test',
    appSecret: 'app-secret',
    version: 'v26.0',
    fetch(request) {
      asked.push(new URL(request.url));
      const answer = answers[asked.length - 1] ?? {};
      return Promise.resolve(Response.json(answer, { status: 'error' in answer ? 500 : 200 }));
    },
  });
  return { asked, graph };
}

async function idsOf(graph: ReturnType<typeof graphOf>['graph']): Promise<string[]> {
  const ids: string[] = [];
  const call = { path: 'act_1/ads', token: 'our-token', pageSize: 500 };
  for await (const page of pagesOf(graph, call, Thing)) ids.push(...page.map(({ id }) => id));
  return ids;
}

test('a listing ends where Meta names no next page, not where a page is short', async () => {
  const { asked, graph } = graphOf(
    { data: [{ id: '1' }], paging: { cursors: { after: 'A' }, next: `${next}A` } },
    { data: [], paging: { next: `${next}B` } },
    { data: [{ id: '2' }], paging: { cursors: { after: 'C' } } },
  );
  expect(await idsOf(graph)).toEqual(['1', '2']);
  expect(asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, 'A', 'B']);
});

test('no address of ours ever holds a token', async () => {
  const { asked, graph } = graphOf({ data: [], paging: { next: `${next}A` } }, { data: [] });
  await idsOf(graph);
  for (const { href } of asked) expect(href).not.toMatch(/=secret|our-token|access_token/);
});

test('a page that is too much for Meta is asked for in halves, at once', async () => {
  const tooMuch = { error: { message: 'Please reduce the amount of data you’re asking for', code: 1 } };
  const { asked, graph } = graphOf(tooMuch, tooMuch, { data: [{ id: '1' }] });
  expect(await idsOf(graph)).toEqual(['1']);
  expect(asked.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['500', '250', '125']);
});

test('a listing that leads nowhere or in a circle is never taken for complete', async () => {
  await expect(idsOf(graphOf({ data: [], paging: { next: 'nonsense' } }).graph)).rejects.toThrow('nowhere');
  const circle = { data: [{ id: '1' }], paging: { next: `${next}A` } };
  await expect(idsOf(graphOf(circle, circle).graph)).rejects.toThrow('nowhere');
});
