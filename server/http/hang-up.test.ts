import { setImmediate } from 'node:timers/promises';
import { takeConsole } from '#server/platform/log/library-talk.ts';
import { openTestHouse } from '#tests/house.ts';
import { serveHere } from '#tests/serve-here.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
const { url, close } = await serveHere(house.app.fetch, { asShipped: true });
const usual = { ...console };
takeConsole(console, house.ctx.log);
afterAll(async () => {
  Object.assign(console, usual);
  await close();
  await house.close();
});
const isEmbedded = !process.env.TEST_DATABASE_URL;

test.runIf(isEmbedded)('what nobody waits for any more is not read, and is no mistake of ours', async () => {
  const kari = await house.visitor().join();
  const hangUp = new AbortController();
  const asked = Array.from({ length: 50 }, () =>
    kari.fetch('/api/campaigns/drafts', { signal: hangUp.signal }).then(({ status }) => status),
  );
  await setImmediate();
  const before = house.logged.length;
  hangUp.abort();
  const statuses = await Promise.all(asked);

  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(0);
  expect(house.logged.slice(before)).toEqual([]);
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);
});

test('a browser that leaves while its page loads leaves no line in the log, whichever way it had come', async () => {
  const kari = await house.visitor().join();
  const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = (path: string, signal: AbortSignal) =>
    fetch(`${url}/rpc/${path}`, {
      method: 'POST',
      headers: { cookie, origin: house.ctx.settings.publicUrl, 'content-type': 'application/json' },
      body: '{}',
      signal,
    });
  const before = house.logged.length;
  for (let load = 0; load < 30; load += 1) {
    const leaves = new AbortController();
    const page = [
      'operations/watch',
      'leads/watch',
      'liveCampaigns/watchSync',
      'people/me',
      'campaigns/listDrafts',
    ];
    const asking = page.map((path) => asked(path, leaves.signal).then((answer) => answer.text()));
    // Somewhere on the way, another place each time.
    for (let turn = 0; turn < load * 3; turn += 1) await setImmediate();
    leaves.abort();
    await Promise.allSettled(asking);
  }
  // Comes after all that was begun, and is answered.
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);
  expect(house.logged.slice(before)).toEqual([]);
});
