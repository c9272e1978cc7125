import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { collectGarbage } from '#tests/collect-garbage.ts';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { send } from './http.ts';
import { plainFetch } from './plain-fetch.ts';

/** Never answers, or never ends its answer. */
const silent = createServer(({ url }, answer) => {
  if (url === '/half') answer.writeHead(200).write('half');
});
const opened = new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
await opened;
const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const patienceMs = 200;

/** How it ended, however much memory was tidied meanwhile. */
async function endOf(asking: Promise<unknown>): Promise<string> {
  let end: string | undefined;
  void asking.then(
    () => (end = 'answered'),
    (error: unknown) => (end = String(error)),
  );
  for (let look = 0; end === undefined && look < 100; look += 1) {
    await wait(20);
    collectGarbage();
  }
  return end ?? 'it waits for ever';
}

test.each(['/', '/half'])(
  'a service that falls silent at %s ends, also after memory was tidied',
  async (path) => {
    const line = { service: 'Service', fetch: globalThis.fetch, explain: () => undefined, patienceMs };
    const sending = send(new Request(`${address}${path}`, { method: 'POST' }), z.unknown(), line);
    expect(await endOf(sending)).toContain('no answer in time');
  },
);

test.each(['/', '/half'])('a library that falls silent at %s ends as well', async (path) => {
  const get = plainFetch({ service: 'Service', fetch: globalThis.fetch, patienceMs });
  const reading = get(`${address}${path}`).then((response) => response.text());
  expect(await endOf(reading)).toMatch(/in time|timeout/);
});
