import { afterAll, beforeEach, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());
const turn = (changes: Fields) => practice.control('switches', changes);

const ids: string[] = [];
for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
  ids.unshift(textOf((await graph.post(`${nok}/campaigns`, { ...newCampaign, name }))['id']));

beforeEach(() => turn({ pages: 'full', late_in_lists_seconds: 0, reduce_above_limit: 5000 }));

/** Follows the pages to their end, and tells how many rows each had. */
async function walk(limit: number) {
  const seen: unknown[] = [];
  const sizes: number[] = [];
  let page: Fields = await graph.get(`${nok}/campaigns`, { limit: String(limit) });
  for (;;) {
    sizes.push(rowsOf(page).length);
    seen.push(...rowsOf(page).map(({ id }) => id));
    const next = textOf(at(page, 'paging.next'));
    if (!next) return { seen, sizes };
    page = (await (await practice.send('GET', next)).json()) as Fields;
  }
}

test.each([
  ['full', [2, 2, 1]],
  ['short', [1, 1, 1, 1, 1]],
])('%s pages lead to the end and leave nothing out', async (pages, expected) => {
  await turn({ pages });
  expect(await walk(2)).toEqual({ seen: ids, sizes: expected });
});

test('pages with nothing on them lead to the end as well', async () => {
  await turn({ pages: 'empty-at-times' });
  const { seen, sizes } = await walk(2);
  expect(seen).toEqual(ids);
  expect(sizes).toContain(0);
});

test('a new object answers by its id at once, and shows late in lists', async () => {
  await turn({ late_in_lists_seconds: 60 });
  const tree = await plantTree(practice);
  const listed = async () =>
    (
      await Promise.all(
        [`${nok}/campaigns`, `${nok}/ads`, `${tree.campaign}/adsets`, `${nok}/adcreatives`].map((edge) =>
          graph.get(edge),
        ),
      )
    )
      .flatMap(rowsOf)
      .map(({ id }) => id);
  expect(verdict(await graph.get(tree.ad))).toBe('ok');
  expect(await listed()).not.toEqual(expect.arrayContaining([tree.campaign]));
  expect((await listed()).filter((id) => Object.values(tree).includes(String(id)))).toEqual([]);
  await practice.advance(2);
  expect(await listed()).toEqual(expect.arrayContaining(Object.values(tree)));
  await graph.remove(tree.campaign);
});

test('who asks for too much is told to ask for less', async () => {
  await turn({ reduce_above_limit: 100 });
  expect(await graph.get(`${nok}/campaigns`, { limit: '101' })).toMatchObject({
    error: { code: 1, message: expect.stringContaining('reduce the amount of data') },
  });
});

test.each([
  [{ effective_status: ['DELETED'] }, '100'],
  [{ effective_status: ['SLEEPING'] }, '100'],
  [{ filtering: [{ field: 'effective_status', operator: 'IN', value: ['DELETED'] }] }, '100'],
  [{ filtering: [{ field: 'name', operator: 'RHYMES', value: 'x' }] }, '100'],
  [{ filtering: [{ field: 'shoe_size', operator: 'EQUAL', value: 'x' }] }, '100'],
  [{ limit: 'many' }, '100'],
])('a list cannot be asked for with %j', async (query, expected) => {
  expect(verdict(await graph.get(`${nok}/campaigns`, query))).toBe(expected);
});

test.each([
  [{ field: 'name', operator: 'NOT_CONTAIN', value: 'o' }, ['Five', 'Three']],
  [{ field: 'name', operator: 'STARTS_WITH', value: 't' }, ['Three', 'Two']],
  [{ field: 'name', operator: 'ENDS_WITH', value: 'e' }, ['Five', 'Three', 'One']],
  [{ field: 'name', operator: 'NOT_IN', value: ['One', 'Two', 'Three'] }, ['Five', 'Four']],
  [{ field: 'id', operator: 'EQUAL', value: ids[0] }, ['Five']],
  [{ field: 'created_time', operator: 'IN_RANGE', value: [1, 2] }, []],
  [
    { field: 'created_time', operator: 'BEFORE', value: '2100-01-01T00:00:00+0000' },
    ['Five', 'Four', 'Three', 'Two', 'One'],
  ],
])('what passes %j', async (filter, expected) => {
  const rows = rowsOf(await graph.get(`${nok}/campaigns`, { fields: 'name', filtering: [filter] }));
  expect(rows.map(({ name }) => name)).toEqual(expected);
});

test('what has changed since can be asked for', async () => {
  await practice.advance(10);
  const [first = ''] = ids;
  await graph.post(first, { name: 'Changed' });
  const since = Math.floor((Date.now() + 11 * 60_000) / 1000);
  expect(rowsOf(await graph.get(`${nok}/campaigns`, { updated_since: String(since) }))).toEqual([
    { id: first },
  ]);
});

test('a new campaign is in process for as long as the switch says', async () => {
  await turn({ in_process_seconds: 60 });
  const { id } = await graph.post(`${nok}/campaigns`, newCampaign);
  const status = async () =>
    (await graph.get(textOf(id), { fields: 'effective_status' }))['effective_status'];
  expect(await status()).toBe('IN_PROCESS');
  await practice.advance(2);
  expect(await status()).toBe('PAUSED');
  await graph.remove(textOf(id));
});
