import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const label = async (name: string, account = nok) =>
  textOf((await graph.post(`${account}/adlabels`, { name }))['id']);
const [summer, winter] = [await label('summer'), await label('winter')];
const tree = await plantTree(practice);
const found = async (edge: string, query: Fields) => rowsOf(await graph.get(`${nok}/${edge}`, query));

test('labels are put on any part of a tree, and find it again', async () => {
  const parts = { campaigns: tree.campaign, adsets: tree.adSet, ads: tree.ad };
  for (const [edge, id] of Object.entries(parts)) {
    expect(verdict(await graph.post(`${id}/adlabels`, { adlabels: [{ name: 'summer' }] }))).toBe('ok');
    expect(await found(`${edge}bylabels`, { ad_label_ids: [summer] })).toEqual([{ id }]);
  }
  expect(verdict(await graph.post(tree.creative, { adlabels: [{ id: winter }] }))).toBe('ok');
  expect(await found('adcreativesbylabels', { ad_label_ids: [winter], fields: 'id' })).toEqual([
    { id: tree.creative },
  ]);
});

test('any of them is enough, or all of them are asked for', async () => {
  await graph.post(`${tree.ad}/adlabels`, { adlabels: [{ id: winter }] });
  expect(await found('adsbylabels', { ad_label_ids: [summer, winter], operator: 'ALL' })).toEqual([
    { id: tree.ad },
  ]);
  expect(await found('adsetsbylabels', { ad_label_ids: [summer, winter], operator: 'ALL' })).toEqual([]);
  expect(await found('adsetsbylabels', { ad_label_ids: [summer, winter], operator: 'ANY' })).toEqual([
    { id: tree.adSet },
  ]);
  expect(verdict(await graph.get(`${nok}/adsbylabels`, { ad_label_ids: [summer], operator: 'MOST' }))).toBe(
    '100',
  );
  expect(verdict(await graph.get(`${nok}/adsbylabels`))).toBe('100');
});

test('a label is taken off one thing, or off everything when it is deleted', async () => {
  const query = new URLSearchParams({ adlabels: JSON.stringify([{ id: winter }]) });
  await graph.remove(`${tree.ad}/adlabels?${query.toString()}`);
  expect(rowsOf(await graph.get(`${tree.ad}/adlabels`))).toEqual([{ id: summer, name: 'summer' }]);
  await graph.post(summer, { name: 'high summer' });
  expect(await graph.get(tree.ad, { fields: 'adlabels{name}' })).toMatchObject({
    adlabels: [{ name: 'high summer' }],
  });
  await graph.remove(summer);
  expect(rowsOf(await graph.get(`${tree.ad}/adlabels`))).toEqual([]);
  expect(verdict(await graph.get(summer))).toBe('100/33');
});

test('a label of another account is not there', async () => {
  const foreign = await label('elsewhere', usd);
  expect(verdict(await graph.post(tree.ad, { adlabels: [{ id: foreign }] }))).toBe('100/33');
});

test('a label whose name exists is the same one, unless the switch says otherwise', async () => {
  expect(await label('winter')).toBe(winter);
  await practice.control('switches', { labels_by_name: 'new-each-time' });
  expect(await label('winter')).not.toBe(winter);
});
