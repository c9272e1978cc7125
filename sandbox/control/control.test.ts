import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { at, type Fields } from '#sandbox/json.ts';
import { accountIds, formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const state = async () => (await (await practice.send('GET', '/_sandbox/state')).json()) as Fields;

test('the state tells everything made, by service and kind', async () => {
  const { campaign, adSet, ad } = await plantTree(practice);
  expect(await state()).toMatchObject({
    meta: {
      adaccounts: [
        { id: nok, currency: 'NOK' },
        { currency: 'USD' },
        { id: `act_${accountIds.disabled}`, account_status: 2 },
      ],
      pages: [{ id: pageIds.plumber }, { id: pageIds.bakery }, { id: pageIds.yoga }],
      campaigns: [{ id: campaign, name: 'Heat pumps', status: 'PAUSED', effective_status: 'PAUSED' }],
      adsets: [{ id: adSet, campaign_id: campaign }],
      ads: [{ id: ad, adset_id: adSet, effective_status: 'PENDING_REVIEW' }],
      leads: [],
    },
    mailbox: { letters: [] },
  });
});

test('somebody in Ads Manager changes a name behind our back', async () => {
  const { campaign } = await plantTree(practice);
  await practice.edit(campaign, { name: 'Renamed', status: 'ACTIVE' });
  expect(await practice.graph.get(campaign, { fields: 'name,effective_status' })).toMatchObject({
    name: 'Renamed',
    effective_status: 'ACTIVE',
  });
});

test('a status that there is not is refused, whoever sets it', async () => {
  const { campaign } = await plantTree(practice);
  expect(await practice.edit(campaign, { status: 'SLEEPING' })).toEqual({
    error: '"fields.status": is one of ACTIVE, PAUSED, DELETED, ARCHIVED.',
  });
  expect(await practice.graph.get(campaign, { fields: 'status' })).toMatchObject({ status: 'PAUSED' });
});

test.each([
  ['troubles', { service: 'meta' }, '"times": '],
  ['troubles', { service: 'meta', times: 1, trouble: { kind: 'explodes' } }, '"trouble.kind": '],
  [
    'troubles',
    { service: 'meta', times: 1, path: '(', trouble: { kind: 'drops' } },
    '"path": is not a regular expression',
  ],
  ['latency', { ms: 'long' }, '"ms": '],
  ['clock', {}, '"advanceMinutes": '],
  ['leads', { formId: '1', count: 1 }, 'There is no form 1.'],
  ['edits', { id: '1', fields: {} }, 'There is no object 1.'],
  ['tokens', { state: 'tired' }, '"state": '],
  ['tokens', { userId: '1', state: 'ok' }, 'There is no user 1.'],
  ['tokens', { state: 'ok', scopes: ['everything'] }, '"scopes.0": '],
  ['tokens', { state: 'ok', accounts: ['1'] }, 'There is no ad account 1.'],
  ['tokens', { state: 'ok', pages: [nok] }, `There is no page ${nok}.`],
  [
    'troubles',
    { service: 'meta', method: 'FETCH', times: 1, trouble: { kind: 'drops' } },
    '"method": is no method',
  ],
  ['clock', 'no json', 'The body must be a JSON object.'],
  ['clock', undefined, 'The body must be a JSON object.'],
  ['latency', [], 'The body must be a JSON object.'],
])('%s refuses %j with a plain sentence', async (call, body, words) => {
  const response = await practice.send('POST', `/_sandbox/${call}`, body);
  expect(response.status).toBe(400);
  expect(at(await response.json(), 'error')).toEqual(expect.stringContaining(words));
});

test('an account can be grown large, with a month behind it', async () => {
  const large = await openPractice();
  expect(await large.control('accounts/large', { campaigns: 20, adsPerCampaign: 3 })).toEqual({
    campaigns: 20,
    ads: 60,
  });
  const query = { level: 'campaign', date_preset: 'last_30d', limit: '500', fields: 'campaign_id,spend' };
  const rows = rowsOf(await large.graph.get(`${nok}/insights`, query));
  expect(rows.length).toBeGreaterThanOrEqual(19);
  expect(rows.every(({ spend }) => Number(spend) > 0)).toBe(true);
  await large.close();
});

test('a reset makes a new world, in which old tokens and ids mean nothing', async () => {
  const fresh = await openPractice();
  const { campaign } = await plantTree(fresh);
  await fresh.send('POST', '/_sandbox/reset');
  expect(verdict(await fresh.graph.get('me'))).toBe('190');
  const { accessToken } = await fresh.control('tokens', { state: 'ok' });
  const graph = fresh.graphAs(String(accessToken));
  expect(verdict(await graph.get(campaign))).toBe('100/33');
  expect(rowsOf(await graph.get('me/adaccounts'))).toHaveLength(3);
  await fresh.close();
});

test('a restart forgets nothing: campaigns, tokens, troubles, and how far the clock was moved', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const before = await openPractice({ folder });
  await before.graph.post(`${nok}/campaigns`, newCampaign);
  await before.control('leads', { formId: formIds.quote, count: 2 });
  await before.advance(24 * 60);
  await before.control('troubles', {
    service: 'meta',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 17 },
  });
  await before.close();

  const after = await openPractice({ folder });
  const graph = after.graphAs(before.token);
  expect(verdict(await graph.get('me'))).toBe('17/2446079');
  expect(rowsOf(await graph.get(`${nok}/campaigns`))).toHaveLength(1);
  const { now } = await after.advance(0);
  expect(Date.parse(String(now))).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  await after.close();
  await rm(folder, { recursive: true });
});

test('a broken request is answered, whatever it is', async () => {
  const bodies = [
    '{',
    '[]',
    'null',
    '"x"',
    '{"batch":{}}',
    '{"batch":[]}',
    '{"batch":[1]}',
    '{"batch":[{"method":"GET","relative_url":{}}]}',
  ];
  for (const body of bodies) {
    const request = new Request('http://sandbox.test/meta/v26.0/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const response = await practice.fetch(request);
    expect([body, response.status, at(await response.json(), 'error.type')]).toEqual([
      body,
      400,
      'OAuthException',
    ]);
  }
  for (const address of [
    '/meta/v26.0/%E0%A4%A',
    '/meta/v26.0/act_?fields={',
    '/meta//me',
    '/meta/v26.0/search?type=x',
    '/meta/dialog/nothing',
  ])
    expect((await practice.send('GET', address)).status).toBeGreaterThanOrEqual(400);
});
