import { connect } from 'node:net';
import { once } from 'node:events';
import { guardConnections } from '#server/http/guard-connections.ts';
import { openTestHouse } from '#tests/house.ts';
import { serveHere } from '#tests/serve-here.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What no client of any library sends: bytes as they are, at a listener as real as the one people reach. */
let house: Awaited<ReturnType<typeof openTestHouse>>;
let here: Awaited<ReturnType<typeof serveHere>>;
beforeAll(async () => {
  house = await openTestHouse();
  here = await serveHere(house.app.fetch, { asShipped: true });
  guardConnections(here.server, house.ctx.settings);
});
afterAll(async () => {
  await here.close();
  await house.close();
});

async function send(bytes: string, { hangsUp = false } = {}): Promise<string> {
  const socket = connect(here.port, '127.0.0.1');
  let answered = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answered += text));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((sent) => socket.write(Buffer.from(bytes, 'latin1'), sent));
  if (hangsUp) setTimeout(() => socket.destroy(), 50);
  await once(socket, 'close');
  return answered;
}

const rest = 'Host: 127.0.0.1\r\nConnection: close\r\n\r\n';
/** Doors that read what is sent. */
const reading = [
  '/rpc/people/me',
  '/api/campaigns/drafts',
  '/api/auth/get-session',
  '/facebook/webhook',
  '/contact-form',
];
const others = [
  '/',
  '/uploads',
  '/media/x',
  '/facebook/callback',
  '/exports/leads/1.csv',
  '/metrics',
  '/readyz',
];
const hosts = ['1.2.3.4.5.6', '[', 'a b', '127.0.0.1:99999', '\xff\xfe', '%00', 'a@b', ''];
const targets = (door: string) => [
  `http://user:pass@127.0.0.1${door}`,
  `https://evil.example${door}`,
  `//evil.example${door}`,
  `http://[${door}`,
  `http://127.0.0.1:99999${door}`,
  `${door}/../../..//`,
  `${door}\xed\xa0\xbd`,
  '*',
];

test.each([...reading, ...others])('whatever is written at %s, it gets no 500', async (door) => {
  const faults: string[] = [];
  for (const method of ['GET', 'POST']) {
    const questions = [
      ...hosts.map((host) => `${method} ${door} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      ...targets(door).map((target) => `${method} ${target} HTTP/1.1\r\n${rest}`),
    ];
    for (const question of questions) {
      const answer = await send(question);
      if (!/^HTTP\/1\.1 [1-4]/.test(answer) || /HTTP\/1\.1 5/.test(answer))
        faults.push(`${question}: ${answer.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
  expect(house.logged.filter((line) => line.includes('"error"'))).toEqual([]);
});

test('an address nobody can read is refused in words, in both languages', async () => {
  const ask = (language: string) =>
    send(`GET / HTTP/1.1\r\nHost: 1.2.3.4.5.6\r\nAccept-Language: ${language}\r\nConnection: close\r\n\r\n`);
  expect(await ask('en')).toMatch(/^HTTP\/1\.1 400 [^]*This address cannot be read\./);
  expect(await ask('nb')).toMatch(/^HTTP\/1\.1 400 [^]*Denne adressen kan ikke leses\./);
});

test.each(reading)('whoever hangs up while they ask at %s leaves no error in the log', async (door) => {
  const before = house.logged.length;
  const chunked = `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nHost: a\r\n\r\n5\r\nab`;
  await send(`POST ${door} HTTP/1.1\r\n${chunked}`, { hangsUp: true });
  expect(await send(`GET /healthz HTTP/1.1\r\n${rest}`)).toContain('200');
  expect(house.logged.slice(before)).toEqual([]);
});
