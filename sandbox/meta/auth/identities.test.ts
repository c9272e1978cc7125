import { afterEach, beforeEach, expect, test } from 'vitest';

import { textOf } from '#sandbox/json.ts';
import { accountIds, app, businessId, instagramId, pageIds } from '#sandbox/meta/seed-ids.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

const idsOf = (answer: unknown) => rowsOf(answer).map(({ id }) => id);

test('a business has its own ad accounts, and those of others that it was let into', async () => {
  expect(rowsOf(await practice.graph.get('me/businesses'))).toEqual([
    { id: businessId, name: 'Fjord Demo AS' },
  ]);
  expect(idsOf(await practice.graph.get(`${businessId}/owned_ad_accounts`))).toHaveLength(3);
  expect(rowsOf(await practice.graph.get(`${businessId}/client_ad_accounts`))).toEqual([]);
  await practice.edit(nok, { business: { id: '77', name: 'Client AS' }, agencies: [{ id: businessId }] });
  expect(idsOf(await practice.graph.get(`${businessId}/client_ad_accounts`))).toEqual([nok]);
  expect(idsOf(await practice.graph.get(`${businessId}/owned_ad_accounts`))).not.toContain(nok);
});

test('a business wants a permission of its own', async () => {
  const { accessToken } = await practice.control('tokens', {
    state: 'ok',
    scopes: ['public_profile', 'ads_read'],
  });
  const reader = practice.graphAs(textOf(accessToken));
  expect(verdict(await reader.get(businessId))).toBe('200');
  expect(rowsOf(await reader.get('me/businesses'))).toEqual([]);
});

test('an account and a page tell the Instagram account that goes with them', async () => {
  for (const edge of [
    `${nok}/instagram_accounts`,
    `${nok}/connected_instagram_accounts`,
    `${pageIds.plumber}/instagram_accounts`,
  ])
    expect(rowsOf(await practice.graph.get(edge, { fields: 'username,profile_pic' }))).toMatchObject([
      { id: instagramId, username: 'bergen.ror.og.varme' },
    ]);
  expect(verdict(await practice.graph.get(instagramId))).toBe('ok');
});

test('a page without Instagram gets a stand-in, once', async () => {
  const page = await practice.pageGraph(pageIds.bakery);
  const edge = `${pageIds.bakery}/page_backed_instagram_accounts`;
  expect(rowsOf(await page.get(edge))).toEqual([]);
  const first = await page.post(edge);
  expect(await page.post(edge)).toEqual(first);
  expect(idsOf(await page.get(edge))).toEqual([first['id']]);
  expect(verdict(await practice.graph.get(edge))).toBe('190/2069032');
});

test('a page tells everything that an app asks of it', async () => {
  const fields =
    'id,name,access_token,category,tasks,picture{url},instagram_business_account{id,username},has_lead_access,leadgen_tos_accepted';
  const [plumber, bakery] = rowsOf(await practice.graph.get('me/accounts', { fields }));
  expect(plumber).toMatchObject({
    id: pageIds.plumber,
    tasks: expect.arrayContaining(['ADVERTISE', 'MANAGE']),
    picture: { data: { url: expect.stringContaining(pageIds.plumber) } },
    instagram_business_account: { id: instagramId, username: 'bergen.ror.og.varme' },
    leadgen_tos_accepted: true,
  });
  expect(bakery).not.toHaveProperty('instagram_business_account');
  expect(verdict(await practice.graph.get('me', { fields: 'instagram_business_account' }))).toBe('100');
});

test('an account tells everything that an app asks of it', async () => {
  const fields =
    'id,account_id,name,currency,account_status,disable_reason,timezone_name,timezone_offset_hours_utc,min_daily_budget,amount_spent,balance,spend_cap,business{id,name},business_country_code,funding_source_details,is_prepay_account,tos_accepted,user_tasks';
  const [first] = rowsOf(await practice.graph.get('me/adaccounts', { fields, limit: '100' }));
  expect(first).toMatchObject({
    account_id: accountIds.nok,
    account_status: 1,
    balance: '0',
    business: { id: businessId },
    min_daily_budget: expect.any(Number),
    spend_cap: '0',
  });
});

test('who pays for ads in the European Union is suggested', async () => {
  expect(rowsOf(await practice.graph.get(`${nok}/dsa_recommendations`))).toEqual([
    { recommendations: ['Fjord Demo AS', 'Bergen Rør & Varme', 'Solsiden Bakeri', 'Nordlys Yoga'] },
  ]);
});

test('the app is a node as well', async () => {
  expect(await practice.graph.get(app.id)).toEqual({ id: app.id, name: app.name });
});
