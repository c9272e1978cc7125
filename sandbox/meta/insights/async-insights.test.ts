import { afterEach, beforeEach, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
let now = Date.parse('2026-12-01T05:00:00Z');
beforeEach(async () => {
  practice = await openPractice({ now: () => now });
  for (let count = 0; count < 3; count += 1) await plantTree(practice, 'ACTIVE');
  await practice.advance(3 * 24 * 60);
});
afterEach(() => practice.close());

const wish = { level: 'ad', fields: 'ad_id,spend', date_preset: 'maximum', time_increment: 1 };
const order = async (body: Fields = wish) =>
  textOf((await practice.graph.post(`${nok}/insights`, body))['report_run_id']);
const stateOf = (run: string) =>
  practice.graph.get(run, { fields: 'async_status,async_percent_completion,is_running,error_code' });
const later = (ms: number) => {
  now += ms;
};

test('a report is ordered, made and fetched', async () => {
  const run = await order();
  expect(await stateOf(run)).toEqual({
    id: run,
    async_status: 'Job Not Started',
    async_percent_completion: 0,
    is_running: false,
  });
  expect(rowsOf(await practice.graph.get(`${run}/insights`))).toEqual([]);
  later(1_500);
  expect(await stateOf(run)).toMatchObject({ async_status: 'Job Running', async_percent_completion: 50 });
  later(1_500);
  expect(await stateOf(run)).toMatchObject({ async_status: 'Job Completed', async_percent_completion: 100 });
  const direct = await practice.graph.get(`${nok}/insights`, { ...wish, limit: '500' });
  expect(rowsOf(direct)).toHaveLength(12);
  expect(rowsOf(await practice.graph.get(`${run}/insights`, { limit: '500' }))).toEqual(rowsOf(direct));
});

test('its rows come in pages', async () => {
  const run = await order();
  later(3_000);
  const first = await practice.graph.get(`${run}/insights`, { limit: '7' });
  const next = new URL(textOf(at(first, 'paging.next')));
  expect(next.pathname).toContain(`/${run}/insights`);
  const second = (await (await practice.send('GET', next.pathname + next.search)).json()) as Fields;
  expect([rowsOf(first).length, rowsOf(second).length]).toEqual([7, 5]);
  expect(at(second, 'paging.next')).toBeUndefined();
});

test('a report can fail, and says why; or be skipped', async () => {
  await practice.send('POST', '/_sandbox/switches', { async_report_outcome: 'failed' });
  const failing = await order();
  await practice.send('POST', '/_sandbox/switches', { async_report_outcome: 'skipped' });
  const skipped = await order();
  later(3_000);
  expect(await stateOf(failing)).toMatchObject({ async_status: 'Job Failed', error_code: -2 });
  expect(Number((await stateOf(failing))['async_percent_completion'])).toBeLessThan(100);
  expect(await stateOf(skipped)).toMatchObject({ async_status: 'Job Skipped' });
  expect(await stateOf(skipped)).not.toHaveProperty('error_code');
});

test('a report is gone after a month', async () => {
  const run = await order();
  later(31 * 86_400_000);
  expect(verdict(await stateOf(run))).toBe('100/33');
});

test.each([
  [{ date_preset: 'lifetime' }, '100'],
  [{ level: 'planet' }, '100'],
  [{ time_range: { since: '2020-01-01', until: '2020-02-01' } }, '3018'],
])('%j cannot be ordered', async (body, expected) => {
  expect(verdict(await practice.graph.post(`${nok}/insights`, body))).toBe(expected);
});
