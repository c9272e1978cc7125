import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { formIds } from '#sandbox/meta/seed-ids.ts';
import { type ServiceName, serviceNames } from '#sandbox/outside-service.ts';
import {
  brokenBodies,
  methods,
  openHostility,
  spoiled,
  strangePaths,
} from '#sandbox/practice/practice-hostility.ts';
import { nok } from '#sandbox/practice/practice.ts';

const { practice, tree, ask, send, complain, complaints } = await openHostility();
afterAll(() => practice.close());

const v = '/meta/v26.0';
const posts: Record<ServiceName, string[]> = {
  meta: [`${v}/`, `${v}/${nok}/campaigns`, `${v}/${nok}/adimages`, `${v}/${nok}/advideos`, `${v}/${tree.ad}`],
  writer: ['/writer/v1/messages', '/writer/v1/messages/count_tokens'],
  pictures: ['edit', 'edit/upload', 'edit/async'].map((call) => `/pictures/v1/image/${call}`),
  meetings: ['/meetings/oauth/token', '/meetings/v2/users/me/meetings'],
  mailbox: ['/mailbox'],
  websites: ['/websites/https/bakery.example/', '/websites/https/bergenror.example/', '/websites/https'],
  systems: [
    '/systems/hubspot/crm/objects/2026-03/contacts/batch/upsert',
    '/systems/pipedrive/api/v2/persons',
    '/systems/pipedrive/v1/leads',
    '/systems/google/token',
    '/systems/google/v4/spreadsheets/abc/values/A1:append',
    '/systems/slack/services/T1/B1/x',
    '/systems/teams/workflows/x',
    '/systems/zapier/hooks/catch/1/x',
  ],
  register: ['/register/enheter', '/register/enheter/310001414', '/register'],
  push: ['/push/subscriptions', '/push/send/1', '/push/send'],
};

test.each(serviceNames)(
  '%s survives broken bodies, strange addresses and unknown methods',
  async (service) => {
    for (const path of posts[service])
      for (const [type, body] of brokenBodies)
        await send(service, path, 'POST', body, type ? { 'content-type': type } : {});
    for (const path of strangePaths)
      for (const method of methods) {
        const { status, text } = await ask(`/${service}${path}`, method, {});
        if (status >= 500) complain(`${method} ${path} → ${status} ${text}`);
      }
    expect(complaints.splice(0)).toEqual([]);
  },
);

test('the writer survives every wrong value', async () => {
  const message = {
    model: 'claude-sonnet-4-5',
    max_tokens: 100,
    messages: [{ role: 'user', content: 'Hello' }],
    system: 'x',
    tools: [{ name: 'a', input_schema: {} }],
    tool_choice: { type: 'tool', name: 'a' },
    stream: false,
    temperature: 1,
    output_config: { format: { type: 'json_schema', schema: {} } },
  };
  for (const sent of spoiled(message)) await send('writer', '/writer/v1/messages', 'POST', sent);
  const website = {
    industries: ['a'],
    language: 'English',
    pages: [{ page: 1, url: 'x', lines: ['a 1 kr'] }],
  };
  for (const pages of spoiled(website)) {
    const content = `<website_pages>${JSON.stringify(pages)}</website_pages>`;
    const sent = { ...message, messages: [{ role: 'user', content }] };
    await send('writer', '/writer/v1/messages', 'POST', sent);
  }
  expect(complaints.splice(0)).toEqual([]);
});

test('the picture studio survives every wrong value', async () => {
  const edit = {
    input: 'http://pictures.test/a.jpg',
    operations: {
      restorations: { upscale: 'photo' },
      resizing: { width: 100, height: '10%', fit: 'cover' },
      adjustments: { hdr: 100 },
    },
    output: { format: { type: 'jpeg', quality: 80 } },
  };
  const scene = {
    object: { image_url: 'http://pictures.test/a.jpg' },
    scene: { prompt: 'a table' },
    output: { number_of_images: 1 },
  };
  const requests = [
    ...[...spoiled(scene)].map((sent) => ['/pictures/v1/scene/create', sent] as const),
    ...[...spoiled(edit)].map((sent) => ['/pictures/v1/image/edit', sent] as const),
  ];
  for (let first = 0; first < requests.length; first += underItsLimit) {
    const studio = await openHostility();
    for (const [path, sent] of requests.slice(first, first + underItsLimit))
      await studio.send('pictures', path, 'POST', sent);
    await studio.practice.close();
    complaints.push(...studio.complaints);
  }
  expect(complaints.splice(0)).toEqual([]);
});

test('the meetings survive every wrong value', async () => {
  const meeting = {
    topic: 'Help',
    type: 2,
    start_time: '2030-01-01T10:00:00Z',
    duration: 30,
    timezone: 'Europe/Oslo',
    password: 'a',
    settings: { waiting_room: true },
  };
  for (const sent of spoiled(meeting)) await send('meetings', '/meetings/v2/users/me/meetings', 'POST', sent);
  expect(complaints.splice(0)).toEqual([]);
});

/** The studio takes 120 requests a minute. */
const underItsLimit = 110;

const calls: [string, Fields][] = [
  [
    'troubles',
    {
      service: 'meta',
      method: 'GET',
      path: 'x',
      times: 1,
      skip: 0,
      trouble: { kind: 'error', status: 400, code: 1, subcode: 2, message: 'a', headers: { a: 'b' } },
    },
  ],
  ['latency', { ms: 0, service: 'mailbox' }],
  ['clock', { advanceMinutes: 0 }],
  ['leads', { formId: formIds.quote, count: 1 }],
  ['edits', { id: tree.campaign, fields: { name: 'a' } }],
  ['websites', { host: 'bakery.example', conduct: 'behaves' }],
  ['tokens', { userId: '1', state: 'ok', scopes: ['email'], accounts: [], pages: [] }],
  ['switches', { dead_token_status: 400 }],
  ['app', { mode: 'live', redirectUris: [] }],
  ['callbacks', { kind: 'deauthorize', userId: '1' }],
  ['accounts/large', { campaigns: 0, adsPerCampaign: 1 }],
];

test.each(calls)('the control call %s says what it did not understand', async (call, body) => {
  for (const sent of spoiled(body)) {
    const { status, body: answer } = await ask(`/_sandbox/${call}`, 'POST', sent);
    const isTold = status < 400 || (status < 500 && textOf(at(answer, 'error')) !== '');
    if (!isTold) complain(`${JSON.stringify(sent).slice(0, 300)} → ${status}`);
    await ask('/_sandbox/troubles', 'DELETE');
  }
  for (const [type, broken] of brokenBodies) {
    const { status } = await ask(`/_sandbox/${call}`, 'POST', broken, { 'content-type': type });
    if (status >= 500) complain(`${type} ${String(broken).slice(0, 100)} → ${status}`);
  }
  expect(complaints.splice(0)).toEqual([]);
});

test('the inside view survives broken bodies, strange addresses and unknown methods', async () => {
  for (const [type, broken] of brokenBodies)
    expect((await ask('/inside/press/clock', 'POST', broken, { 'content-type': type })).status).toBe(400);
  for (const page of [
    '/inside/requests',
    '/inside/things',
    '/inside/campaigns',
    '/inside/press',
    '/_sandbox',
    '',
  ])
    for (const path of strangePaths)
      for (const method of methods) {
        const { status } = await ask(`${page}${path}`, method, {});
        if (status >= 500) complain(`${method} ${page}${path} → ${status}`);
      }
  for (const page of ['/', '/inside/requests', '/inside/people', `/inside/things/${tree.ad}`])
    expect((await ask(page, 'GET')).status).toBe(200);
  expect((await ask('/_sandbox/requests?since=x', 'GET')).status).toBe(400);
  expect(complaints.splice(0)).toEqual([]);
});

test('an error that was asked for can only have headers that exist', async () => {
  for (const headers of [{ 'a b': 'c' }, { a: 'b\nc' }, { 'content-length': '3' }, { æ: 'ø' }, { a: '🧊' }]) {
    const rule = { service: 'meta', times: 1, trouble: { kind: 'error', status: 400, code: 1, headers } };
    expect((await ask('/_sandbox/troubles', 'POST', rule)).status).toBe(400);
  }
  expect(complaints.splice(0)).toEqual([]);
});

test('a pattern that would go on for ever is given up, and strikes nothing', async () => {
  const rule = { service: 'meta', times: 1, path: '(a+)+$', trouble: { kind: 'drops' } };
  expect((await ask('/_sandbox/troubles', 'POST', rule)).status).toBe(200);
  expect((await send('meta', `${v}/${'a'.repeat(60)}!`, 'GET')).text).toContain('fbtrace_id');
  await ask('/_sandbox/troubles', 'DELETE');
  expect(complaints.splice(0)).toEqual([]);
});
