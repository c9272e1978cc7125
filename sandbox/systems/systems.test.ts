import { createPrivateKey, sign } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';

import { at, listOf, textOf } from '#sandbox/json.ts';
import { openPractice } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await practice.send(method, `/systems/${path}`, body, headers);
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
}

const upsert = (inputs: unknown, token = 'pat-eu1-practice') =>
  ask('hubspot/crm/objects/2026-03/contacts/batch/upsert', { inputs }, { authorization: `Bearer ${token}` });
const contact = (email: string, properties: object = {}) => ({ id: email, idProperty: 'email', properties });

test('HubSpot keeps a contact once by its email address, and says what it does not take', async () => {
  const first = await upsert([contact('ola@example.com', { firstname: 'Ola' })]);
  expect(first).toMatchObject({ status: 200, body: { status: 'COMPLETE', results: [{ new: true }] } });
  const again = await upsert([contact('Ola@example.com', { phone: '+4791234567' })]);
  expect(again.body).toMatchObject({
    results: [{ new: false, properties: { firstname: 'Ola', phone: '+4791234567' } }],
  });
  expect((await upsert([contact('a@b.no')], 'wrong')).status).toBe(401);
  for (const inputs of [
    [],
    [contact('no address')],
    [contact('a@b.no', { shoe: 44 })],
    [contact('a@b.no', { hs_lead_status: 'happy' })],
    [contact('a@b.no'), contact('A@b.no')],
  ])
    expect(await upsert(inputs)).toMatchObject({ status: 400, body: { category: 'VALIDATION_ERROR' } });
});

test('Pipedrive finds persons by their address and takes leads of persons it knows', async () => {
  const token = { 'x-api-token': 'a'.repeat(40) };
  const search = () =>
    ask(
      'pipedrive/api/v2/persons/search?term=ola@example.com&fields=email&exact_match=true',
      undefined,
      token,
    );
  expect((await search()).body).toMatchObject({ data: { items: [] } });
  const emails = [{ value: 'ola@example.com', primary: true }];
  const { body } = await ask('pipedrive/api/v2/persons', { name: 'Ola', emails }, token);
  const id = at(body, 'data.id');
  expect((await search()).body).toMatchObject({ data: { items: [{ item: { id } }] } });
  expect((await ask('pipedrive/v1/leads', { title: 'Bath', person_id: id }, token)).status).toBe(201);
  expect((await ask(`pipedrive/v1/leads?person_id=${textOf(id)}`, undefined, token)).body).toMatchObject({
    data: [{ title: 'Bath' }],
  });
  expect((await ask('pipedrive/v1/leads', { title: 'Bath', person_id: 99_999 }, token)).status).toBe(400);
  expect((await ask('pipedrive/api/v2/persons', {}, token)).status).toBe(400);
  expect((await ask('pipedrive/v1/leads')).status).toBe(401);
});

async function googleToken(change: object = {}) {
  const { body: key } = await ask('google/practice-key');
  const now = Math.floor(Date.now() / 1000);
  const claim = {
    iss: at(key, 'client_email'),
    scope: 'https://www.googleapis.com/auth/spreadsheets',
    aud: 'https://oauth2.googleapis.com/token',
    iat: now,
    exp: now + 3600,
    ...change,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claim)}`;
  const secret = createPrivateKey(textOf(at(key, 'private_key')));
  const signature = sign('RSA-SHA256', Buffer.from(unsigned), secret).toString('base64url');
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${unsigned}.${signature}`,
  });
  return ask('google/token', form);
}

test('Google hands out a token for a claim that was signed, and rows are added with it', async () => {
  const { body } = await googleToken();
  const authorization = `Bearer ${textOf(at(body, 'access_token'))}`;
  const rows = 'google/v4/spreadsheets/sheet-of-leads/values';
  const append = (query: string) =>
    ask(`${rows}/A1:append${query}`, { values: [['1', '=2']] }, { authorization });
  expect((await append('')).status).toBe(400);
  expect((await append('?valueInputOption=RAW')).status).toBe(200);
  expect((await ask(`${rows}/A:A`, undefined, { authorization })).body).toMatchObject({ values: [['1']] });
  expect((await ask(`${rows}/A:A`, undefined, { authorization: 'Bearer ya29.x' })).status).toBe(401);
  const closed = 'google/v4/spreadsheets/private-sheet/values/A:A';
  expect((await ask(closed, undefined, { authorization })).status).toBe(403);
  for (const wrong of [{ iss: 'x@y.no' }, { aud: 'https://else.where' }, { iat: 1 }, { scope: 'all' }])
    expect((await googleToken(wrong)).status).toBe(400);
});

test('Slack, Teams and Zapier take what they take', async () => {
  expect(await ask('slack/services/T1/B1/x', { text: 'Ola' })).toEqual({ status: 200, body: 'ok' });
  expect(await ask('slack/services/T1/B1/x', {})).toEqual({ status: 400, body: 'no_text' });
  expect(await ask('slack/elsewhere', { text: 'Ola' })).toEqual({ status: 404, body: 'no_service' });
  expect((await ask('slack/services/T1/B1/archived', { text: 'Ola' })).status).toBe(410);
  const contentType = 'application/vnd.microsoft.card.adaptive';
  const attachments = [{ contentType, content: { type: 'AdaptiveCard', body: [] } }];
  expect((await ask('teams/workflows/1', { type: 'message', attachments })).status).toBe(202);
  expect((await ask('teams/workflows/1', { text: 'Ola' })).status).toBe(400);
  expect((await ask('zapier/hooks/catch/1/abc/', { a: 1 })).body).toMatchObject({ status: 'success' });
});

test('Slack leaves out what is too long for it, and Teams takes none of it', async () => {
  await ask('slack/services/T1/B1/x', { text: 'x'.repeat(40_001) });
  const state: unknown = await (await practice.send('GET', '/_sandbox/state')).json();
  const message = listOf(at(state, 'systems.slack-message')).at(-1);
  expect(textOf(at(message, 'body.text'))).toHaveLength(40_000);
  const card = (text: string) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', body: [{ type: 'TextBlock', text }] },
      },
    ],
  });
  expect((await ask('teams/workflows/1', card('å'.repeat(14_000)))).status).toBe(202);
  expect(await ask('teams/workflows/1', card('å'.repeat(14_300)))).toMatchObject({
    status: 413,
    body: { error: { message: 'Request Entity too large' } },
  });
});

test('each misbehaves in its own words', async () => {
  const trouble = { kind: 'error', status: 429, code: 429 };
  await practice.control('troubles', { service: 'systems', times: 2, trouble });
  expect(await upsert([contact('a@b.no')])).toMatchObject({
    status: 429,
    body: { policyName: 'TEN_SECONDLY_ROLLING' },
  });
  expect(await ask('slack/services/T1/B1/x', { text: 'x' })).toEqual({ status: 429, body: 'rate_limited' });
});
