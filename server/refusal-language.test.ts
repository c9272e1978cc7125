import { refusals } from '#contract/refusals.ts';
import { refusalsInNorwegian } from '#contract/refusals-in-norwegian.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
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
  expect(plain).toContain(refusals.NOT_SIGNED_IN.message);
  expect(translated).toContain(refusalsInNorwegian.NOT_SIGNED_IN);
});
