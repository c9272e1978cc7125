import { sayRefusal } from '#server/platform/refusal.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const nobody = '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77';
const norwegian = { 'accept-language': 'nb-NO,nb;q=0.9,en;q=0.8' };

test.each([
  ['the API', '/api/campaigns/drafts', {}],
  [
    'a page',
    '/rpc/campaigns/listDrafts',
    { method: 'POST', headers: { 'content-type': 'application/json' } },
  ],
  ['a download', '/exports/leads/1.csv', {}],
])('%s is refused in the language it asks for, and in English otherwise', async (_who, path, init) => {
  const { fetch } = house.visitor();
  const plain = await (await fetch(path, init)).text();
  const headers = { ...('headers' in init ? init.headers : {}), ...norwegian };
  const translated = await (await fetch(path, { ...init, headers })).text();
  expect(plain).toContain(sayRefusal('NOT_SIGNED_IN', 'en'));
  expect(translated).toContain(sayRefusal('NOT_SIGNED_IN', 'nb'));
});

const inEnglish = { 'accept-language': 'en-GB,en;q=0.9' };
const noPicture = {
  'tus-resumable': '1.0.0',
  'upload-length': '5',
  'upload-metadata': `filename ${btoa('five.txt')},filetype ${btoa('text/plain')}`,
};

test.each([
  ['the API', `/api/campaigns/${nobody}`, {}, sayRefusal('CAMPAIGN_NOT_FOUND', 'nb')],
  ['a download', '/exports/leads/1.csv', {}, sayRefusal('LEAD_CAMPAIGN_NOT_FOUND', 'nb')],
  ['an upload', '/uploads', { method: 'POST', headers: noPicture }, 'filtypen støttes ikke'],
])(
  '%s is answered in the language of the person, whatever their browser asks for',
  async (_who, path, init, words) => {
    const kari = await house.visitor().join();
    const headers = { ...('headers' in init ? init.headers : {}), ...inEnglish };
    const asked = async () => (await kari.fetch(path, { ...init, headers })).text();
    expect(await asked()).not.toContain(words);
    await kari.ask.people.update({ language: 'nb' });
    expect(await asked()).toContain(words);
  },
);

test.each([
  ['an upload in parts', '/uploads', { 'upload-concat': 'partial' }, 'En opplasting begynner med'],
  ['what only Meta may say', '/facebook/deauthorize', {}, 'Meta har signert'],
])('%s is refused in the language it asks for', async (_what, path, headers, words) => {
  const { fetch } = house.visitor();
  const ask = (more: Record<string, string>) =>
    fetch(path, { method: 'POST', headers: { ...headers, ...more } }).then((answer) => answer.text());
  expect(await ask({})).not.toContain(words);
  expect(await ask(norwegian)).toContain(words);
});

test('a stream ends in the language of the person', async () => {
  const kari = await house.visitor().join();
  await kari.ask.people.update({ language: 'nb' });
  const { id, key } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const stream = await house.app.fetch(
    new Request('https://adfjord.test/api/live-campaigns/sync', {
      headers: { authorization: `Bearer ${key}`, ...inEnglish },
    }),
    { clientAddress: '203.0.113.7' },
  );
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await kari.ask.apiKeys.revoke({ id });
  let heard = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
  expect(heard).toContain(sayRefusal('KEY_UNKNOWN', 'nb'));
});
