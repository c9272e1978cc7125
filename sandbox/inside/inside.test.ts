import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { formIds } from '#sandbox/meta/seed-ids.ts';
import { newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice } from '#sandbox/practice/practice.ts';
import { presets } from './presets.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const look = async (path = '/') => (await practice.send('GET', path)).text();
const press = (call: string, fields: Record<string, string> = {}) =>
  practice.send('POST', `/inside/press/${call}`, new URLSearchParams(fields));
const newest = async () => {
  const requests = (await (await practice.send('GET', '/_sandbox/requests')).json()) as Fields[];
  return textOf(requests.at(-1)?.['seq']);
};

test('an empty world says what will be here', async () => {
  expect(await look()).toContain('No campaigns yet.');
  expect(await look('/inside/requests')).toContain('Nobody has asked for anything yet.');
  expect(await look('/inside/people')).toContain('Nobody yet.');
  expect(await look('/inside/trouble')).toContain('Everybody behaves.');
});

test('the tree of a campaign is shown, safely, with what is going on', async () => {
  const { campaign, creative } = await plantTree(practice);
  await practice.edit(campaign, { name: '<script>bad</script>' });
  const page = await look();
  expect(page).toContain('&lt;script&gt;bad');
  expect(page).toContain('campaign paused');
  expect(page).toContain('NOK 100.00 a day');
  expect(await (await practice.send('GET', `/meta/preview/${creative}`)).text()).toContain(
    'Warm all winter.',
  );
});

test('what a running campaign spends today is shown', async () => {
  // At night hardly anything is spent yet.
  const atNoon = await openPractice({ now: () => Date.parse('2026-11-24T12:00:00+01:00') });
  await plantTree(atNoon, 'ACTIVE');
  await atNoon.advance(24 * 60);
  const page = await (await atNoon.send('GET', '/')).text();
  expect(page).toMatch(/NOK \d+\.\d\d today · [\d,]+ views/);
  await atNoon.close();
});

test('an object shows its fields, its history, and the requests that touched it', async () => {
  const { campaign, adSet } = await plantTree(practice);
  await practice.graph.post(campaign, { name: 'Warm floors' });
  await practice.graph.post(adSet, { daily_budget: 5 });
  const page = await look(`/inside/things/${adSet}`);
  expect(page).toContain('Warm floors');
  expect(page).toMatch(/daily_budget:\s+10000/);
  expect(page).toMatch(/100\/1885272/);
  expect(await look(`/inside/things/${campaign}`)).toContain(`/inside/things/${adSet}`);
  expect((await practice.send('GET', '/inside/things/1')).status).toBe(404);
  expect((await practice.send('GET', `/inside/things/${practice.token}`)).status).toBe(404);
});

test('a request can be read word for word, but for its token', async () => {
  await practice.graph.post(`${nok}/campaigns?access_token=${practice.token}`, newCampaign);
  const page = await look(`/inside/requests/${await newest()}`);
  expect(page).toContain('OUTCOME_LEADS');
  expect(page).toContain('•••');
  expect(page).not.toContain(practice.token);
  expect((await practice.send('GET', '/inside/requests/999999')).status).toBe(404);
});

test('the calls of a batch are shown one by one', async () => {
  const batch = [
    { method: 'GET', relative_url: 'me' },
    { method: 'POST', relative_url: `${nok}/campaigns`, body: 'name=Half' },
  ];
  await practice.graph.post('', { batch });
  const page = await look(`/inside/requests/${await newest()}`);
  expect(page).toContain('2 calls in one request');
  expect(page).toContain('(#100) The parameter special_ad_categories is required.');
  expect(await look('/inside/requests?failing=1')).not.toContain('2 calls in one');
});

test('a request says in plain words what it is for, and from which day it is', async () => {
  const body = new URLSearchParams({ name: 'Half' }).toString();
  const make = (edge: string) => ({ method: 'POST', relative_url: `${nok}/${edge}`, body });
  const batch = [make('campaigns'), make('adsets'), make('ads'), make('ads')];
  await practice.graph.post('', { batch });
  expect(await look('/inside/requests')).toContain('Makes a campaign, an ad set, and 2 ads');
  const { campaign } = await plantTree(practice);
  await practice.graph.post(campaign, { name: 'Renamed' });
  await practice.graph.get(`${nok}/insights`);
  const page = await look('/inside/requests');
  expect(page).toContain('Changes the campaign “Renamed”');
  expect(page).toContain('Reads figures');
  await practice.advance(2 * 24 * 60);
  expect(await look('/inside/requests')).toMatch(/>\d+ [A-Z][a-z]+, \d\d:\d\d</);
});

test('a group of switches with an unusual one among them stands open', async () => {
  await press('switches', { 'pages:json': '"short"' });
  expect(await look('/inside/world')).toMatch(/<details class="group" open>\s*<summary>\s*Lists/);
  await press('switches', { 'pages:json': '"full"' });
  expect(await look('/inside/world')).toMatch(/<details class="group"\s*>\s*<summary>\s*Lists/);
});

test('buttons move the clock, send people and ask for trouble', async () => {
  expect(
    (await press('clock', { 'advanceMinutes:number': '60', back: '/inside/world' })).headers.get('location'),
  ).toBe('/inside/world?done=clock');
  expect((await press('leads', { formId: formIds.trialClass, 'count:number': '2' })).status).toBe(303);
  const rule = { service: 'meta', 'times:number': '1', method: '', 'trouble.kind': 'html' };
  expect((await press('troubles', rule)).status).toBe(303);
  expect(await look('/inside/trouble')).toContain('a web page instead of an answer');
  expect(await look()).toContain('1 trouble waiting');
  await press('calm');
  expect(await look('/inside/trouble')).toContain('Everybody behaves.');
  expect(await look('/inside/people')).toContain('by itself');
});

test.each(presets)('$words: the button asks for it', async ({ fields }) => {
  expect((await press('troubles', fields)).status).toBe(303);
  await press('calm');
});

test('a switch is turned, and marked as unusual', async () => {
  await press('switches', { 'dead_token_status:json': '401' });
  expect(await look('/inside/world')).toContain('usually 400');
});

test('what cannot be done is said on the page', async () => {
  for (const [call, fields] of [
    ['leads', { formId: formIds.quote, 'count:number': 'many' }],
    ['edits', { id: nok, 'fields:json': '{' }],
    ['edits', { '__proto__.x': '1', constructor: '2' }],
    ['nothing', {}],
    ['reset', {}],
  ] as const) {
    const response = await press(call, fields);
    expect([call, response.status]).toEqual([call, 400]);
    expect(await response.text()).toContain('role="alert"');
  }
});

test('nobody is sent away from here after a press', async () => {
  for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect((await press('calm', { back })).headers.get('location')).toBe('/?done=calm');
});

test('a page of somebody else’s cannot press buttons or give orders', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    for (const path of ['/inside/press/calm', '/_sandbox/reset'])
      expect((await practice.send('POST', path, {}, headers)).status).toBe(403);
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://sandbox.test' };
  expect((await practice.send('POST', '/inside/press/calm', undefined, own)).status).toBe(303);
});

test('the pages run nothing but their own small script, and load nothing from elsewhere', async () => {
  const response = await practice.send('GET', '/');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  const addresses = [...(await response.text()).matchAll(/(?:src|href)="([^"]*)"/g)].map(
    ([, address]) => address,
  );
  for (const address of addresses) expect(address).toMatch(/^(\/|#|data:,$)/);
});

test('a new world is one button away, and asks whether one is sure', async () => {
  expect((await press('reset', { sure: 'yes' })).status).toBe(303);
  expect(await look()).toContain('No campaigns yet.');
});
