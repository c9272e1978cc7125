import { afterEach, beforeEach, expect, test } from 'vitest';

import { accountIds, formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { newCampaign } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

const limit = () => practice.control('app', { tier: 'limited' });
const create = (account = nok) => practice.graph.post(`${account}/campaigns`, newCampaign);
const header = async (path: string, name: string): Promise<unknown> => {
  const { headers } = await practice.send('GET', `/meta/v26.0/${path}`, undefined, {
    authorization: `Bearer ${practice.token}`,
  });
  return JSON.parse(headers.get(name) ?? 'null');
};

test('with limited access an account has sixty points: a change takes three of them, a look one', async () => {
  await limit();
  for (let turn = 0; turn < 19; turn += 1) expect(verdict(await create())).toBe('ok');
  expect(await header(nok, 'x-ad-account-usage')).toMatchObject({
    acc_id_util_pct: expect.closeTo(97, 0),
    ads_api_access_tier: 'development_access',
  });
  expect(verdict(await create())).toBe('17/2446079');
  expect(verdict(await create(usd))).toBe('ok');
});

test('who is shut out hears for how long, and every further call makes it longer', async () => {
  await limit();
  for (let turn = 0; turn < 20; turn += 1) await create();
  expect(verdict(await create())).toBe('17/2446079');
  await practice.advance(4);
  expect(await header(nok, 'x-business-use-case-usage')).toMatchObject({
    [accountIds.nok]: [{ call_count: 100, estimated_time_to_regain_access: 5 }],
  });
  await practice.advance(4);
  expect(verdict(await create())).toBe('17/2446079');
  await practice.advance(6);
  expect(verdict(await create())).toBe('ok');
  expect(rowsOf(await practice.graph.get(`${nok}/campaigns`, { limit: '50' }))).toHaveLength(21);
});

test('points fade within five minutes', async () => {
  await limit();
  for (let turn = 0; turn < 15; turn += 1) await create();
  await practice.advance(5);
  expect(await header(nok, 'x-ad-account-usage')).toMatchObject({ acc_id_util_pct: expect.closeTo(1.67, 1) });
});

test('every kind of call tells what it draws on', async () => {
  const typeOf = async (path: string) =>
    (await header(path, 'x-business-use-case-usage')) as Record<string, unknown>;
  expect(await typeOf(`${nok}/campaigns`)).toMatchObject({ [accountIds.nok]: [{ type: 'ads_management' }] });
  expect(await typeOf(`${nok}/insights`)).toMatchObject({ [accountIds.nok]: [{ type: 'ads_insights' }] });
  expect(await typeOf(pageIds.plumber)).toMatchObject({ [pageIds.plumber]: [{ type: 'pages' }] });
  expect(await typeOf(`${formIds.quote}/leads`)).toMatchObject({ [pageIds.plumber]: [{ type: 'leadgen' }] });
  expect(await header(`${nok}/insights`, 'x-fb-ads-insights-throttle')).toMatchObject({
    acc_id_util_pct: expect.any(Number),
  });
  expect(await header('me', 'x-app-usage')).toMatchObject({ call_count: expect.any(Number) });
});

test('a hundred changes a second are too many, when that is counted', async () => {
  const at = Date.now();
  await practice.close();
  // However busy the machine is, it is one second.
  practice = await openPractice({ now: () => at });
  await practice.control('switches', { rate_limits: 'also-by-second' });
  const answers = await Promise.all(Array.from({ length: 101 }, () => create()));
  expect(answers.map(verdict).toSorted()).toEqual(['613/5044001', ...Array<string>(100).fill('ok')]);
});

test.each([
  [17, '17/2446079'],
  [613, '613/1487742'],
  [80_000, '80000/2446079'],
  [80_004, '80004/2446079'],
])('throttled with %i, an account is shut out, and the others are not', async (code, expected) => {
  const trouble = { kind: 'throttles', code, minutes: 7 };
  await practice.control('troubles', { service: 'meta', times: 1, path: accountIds.usd, trouble });
  expect(verdict(await create(usd))).toBe(expected);
  expect(await header(usd, 'x-business-use-case-usage')).toMatchObject({
    [accountIds.usd]: [{ estimated_time_to_regain_access: 7 }],
  });
  expect(verdict(await create(nok))).toBe('ok');
});

test('throttled with 4, the whole app is shut out', async () => {
  await practice.control('switches', { throttle_status: 403 });
  const trouble = { kind: 'throttles', code: 4, minutes: 1 };
  await practice.control('troubles', { service: 'meta', times: 1, trouble });
  expect(verdict(await create(usd))).toBe('4');
  expect(verdict(await practice.graph.get('me'))).toBe('4');
});

test('a new world knows nothing of what was used up in the one before, whose clock had gone on', async () => {
  await practice.advance(24 * 60);
  for (let turn = 0; turn < 20; turn += 1) await create();
  await practice.send('POST', '/_sandbox/reset');
  const { accessToken } = await practice.control('tokens', { state: 'ok' });
  const graph = practice.graphAs(String(accessToken));
  for (let turn = 0; turn < 20; turn += 1)
    expect(verdict(await graph.post(`${nok}/campaigns`, newCampaign))).toBe('ok');
});
