import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

const callbackUrl = 'https://app.test/webhooks/facebook';
const subscription = {
  object: 'ad_account',
  callback_url: callbackUrl,
  fields: 'effective_status,with_issues_ad_objects',
  verify_token: 'our word',
};

let practice: Practice;
let heard: Fields[];

async function answer(request: Request): Promise<Response> {
  const { searchParams: asked } = new URL(request.url);
  if (request.method === 'GET') return new Response(asked.get('hub.challenge'));
  heard.push((await request.json()) as Fields);
  return new Response('');
}

beforeEach(async () => {
  heard = [];
  practice = await openPractice({ fetch: answer });
});
afterEach(() => practice.close());

const asApp = () => practice.graphAs(`${app.id}|${app.secret}`);
const turn = (switches: object) => practice.control('switches', switches);
async function subscribe(params = {}): Promise<void> {
  expect(await asApp().post(`${app.id}/subscriptions`, subscription)).toEqual({ success: true });
  expect(await practice.graph.post(`${nok}/subscribed_apps`, params)).toEqual({ success: true });
}
const waitForAll = (count: number) =>
  vi.waitFor(() => expect(heard).toHaveLength(count), { timeout: 30_000 });

test('an app that subscribed hears which objects are delivered otherwise, and has to read how', async () => {
  await turn({ ad_account_webhooks: 'told' });
  await subscribe();
  const { campaign, adSet, ad } = await plantTree(practice);
  await practice.edit(campaign, { status: 'ACTIVE' });
  await waitForAll(1);
  const change = (id: string, type: string) => ({
    field: 'field_changed',
    value: { object_id: id, object_type: type, changed_fields: ['effective_status'] },
  });
  expect(heard).toEqual([
    {
      object: 'ad_account',
      entry: [
        {
          id: nok.replace('act_', ''),
          time: expect.any(Number) as number,
          changes: [change(campaign, 'campaign'), change(adSet, 'adset'), change(ad, 'ad')],
        },
      ],
    },
  ]);
  await turn({ ad_account_webhook_id: 'prefixed' });
  await practice.edit(ad, { status: 'ACTIVE' });
  await waitForAll(2);
  expect(heard[1]).toMatchObject({ entry: [{ id: nok }] });
});

test('nobody hears of another account, of a budget, after it is given up, or where Meta keeps silent', async () => {
  const { campaign, adSet } = await plantTree(practice);
  await subscribe();
  await practice.edit(campaign, { status: 'ACTIVE' });
  await turn({ ad_account_webhooks: 'told' });
  await practice.edit(adSet, { daily_budget: 20_000 });
  expect(await practice.graph.remove(`${nok}/subscribed_apps`)).toEqual({ success: true });
  await practice.edit(campaign, { status: 'PAUSED' });
  await practice.graph.post(`${nok}/subscribed_apps`);
  expect(rowsOf(await practice.graph.get(`${usd}/subscribed_apps`))).toEqual([]);
  await practice.edit(campaign, { name: 'Other', status: 'ACTIVE' });
  await waitForAll(1);
});

test('pages and ad accounts are subscribed to apart', async () => {
  await subscribe();
  const page = { ...subscription, object: 'page', fields: 'leadgen' };
  await asApp().post(`${app.id}/subscriptions`, page);
  const held = async () =>
    rowsOf(await asApp().get(`${app.id}/subscriptions`)).map(({ object }) => textOf(object));
  expect(await held()).toEqual(['page', 'ad_account']);
  await asApp().remove(`${app.id}/subscriptions?object=page`);
  expect(await held()).toEqual(['ad_account']);
  const wrong = { ...subscription, fields: 'leadgen' };
  expect(verdict(await asApp().post(`${app.id}/subscriptions`, wrong))).toBe('100');
});

test('an app may not be let hear of ad accounts, and an account may want to be told which app', async () => {
  await turn({ ad_account_webhooks: 'refused' });
  expect(verdict(await asApp().post(`${app.id}/subscriptions`, subscription))).toBe('100');
  await turn({ ad_account_webhooks: 'silent', ad_account_subscriber: 'app_id' });
  expect(verdict(await practice.graph.post(`${nok}/subscribed_apps`))).toBe('100');
  expect(rowsOf(await practice.graph.get(`${nok}/subscribed_apps`))).toEqual([]);
  await subscribe({ app_id: app.id });
  expect(rowsOf(await practice.graph.get(`${nok}/subscribed_apps`))).toEqual([
    { id: app.id, name: app.name },
  ]);
});
