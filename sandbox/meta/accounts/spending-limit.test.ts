import { afterEach, beforeEach, expect, test } from 'vitest';

import { textOf } from '#sandbox/json.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: () => Date.parse('2026-10-03T22:00:00Z') });
});
afterEach(() => practice.close());

const limits = async () => {
  const { spend_cap: cap, amount_spent: spent } = await practice.graph.get(nok, {
    fields: 'spend_cap,amount_spent',
  });
  return { cap: textOf(cap), spent: Number(spent) };
};
const days = (count: number) => practice.advance(count * 24 * 60);

test('an account’s limit is sent in kroner and read back in øre', async () => {
  expect(await limits()).toMatchObject({ cap: '0' });
  expect(verdict(await practice.graph.post(nok, { spend_cap: 235.5 }))).toBe('ok');
  expect(await limits()).toMatchObject({ cap: '23550' });
});

test('or in øre as well, as one of Meta’s examples has it', async () => {
  await practice.control('switches', { account_limit_unit: 'minor' });
  await practice.graph.post(nok, { spend_cap: 23_550 });
  expect(await limits()).toMatchObject({ cap: '23550' });
});

test('a limit counts from when it was set, begins anew when it is reset, and stops all ads', async () => {
  await plantTree(practice, 'ACTIVE');
  await days(3);
  const before = (await limits()).spent;
  expect(before).toBeGreaterThan(20_000);
  await practice.graph.post(nok, { spend_cap: 150 });
  expect(await limits()).toEqual({ cap: '15000', spent: 0 });
  await days(5);
  const stopped = await limits();
  expect(stopped.spent).toBeGreaterThan(14_800);
  expect(stopped.spent).toBeLessThanOrEqual(15_000);
  await practice.graph.post(nok, { spend_cap_action: 'reset' });
  expect(await limits()).toEqual({ cap: '15000', spent: 0 });
  await days(1);
  expect((await limits()).spent).toBeGreaterThan(5_000);
  await practice.graph.post(nok, { spend_cap_action: 'delete' });
  const after = await limits();
  expect(after.cap).toBe('0');
  expect(after.spent).toBeGreaterThan(before + 15_000);
});

test('each change is told, and the eleventh within a day refused', async () => {
  for (let count = 1; count <= 9; count += 1) await practice.graph.post(nok, { spend_cap: 100 + count });
  expect(verdict(await practice.graph.post(nok, { spend_cap_action: 'delete' }))).toBe('ok');
  expect(verdict(await practice.graph.post(nok, { spend_cap: 500 }))).toBe('17/1885172');
  const told = rowsOf(await practice.graph.get(`${nok}/activities`, { fields: 'event_type', limit: '2' }));
  expect(told.map(({ event_type: type }) => type)).toEqual([
    'ad_account_remove_spend_limit',
    'ad_account_update_spend_limit',
  ]);
  await days(1);
  expect(verdict(await practice.graph.post(nok, { spend_cap: 500 }))).toBe('ok');
});

test('a limit is no text and not below nothing', async () => {
  expect(verdict(await practice.graph.post(nok, { spend_cap: 'a lot' }))).toBe('100');
  expect(verdict(await practice.graph.post(nok, { spend_cap: -1 }))).toBe('100');
});

test('an account tells what holds for all of its campaigns, and the least limit a campaign may have', async () => {
  const controls = () => practice.graph.get(`${nok}/account_controls`);
  expect(rowsOf(await controls())).toEqual([
    { audience_controls: {}, placement_controls: {}, status: 'NOT_SET' },
  ]);
  const kept = { audience_controls: { age_min: 25 } };
  await practice.edit(nok, { account_controls: kept }, { by: 'meta', isLogged: false });
  expect(rowsOf(await controls())[0]).toMatchObject({ ...kept, status: 'ACTIVE' });
  const { min_campaign_group_spend_cap: least } = await practice.graph.get(nok, {
    fields: 'min_campaign_group_spend_cap',
  });
  expect(Number(least)).toBeGreaterThan(50_000);
});
