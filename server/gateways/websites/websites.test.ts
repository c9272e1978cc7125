import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { openPractice } from '#sandbox/practice/practice.ts';
import { certificates } from '#tests/certificates.ts';
import { afterAll, expect, test } from 'vitest';
import { askPublicly } from '../visits/ask-publicly.ts';
import { askStandIn } from '../visits/ask-stand-in.ts';
import { openWebsites } from './websites.ts';

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const aboutUrl = 'https://adfjord.test/privacy';
const local = { address: '127.0.0.1', family: 4 };
const anywhere = askPublicly({ resolve: async () => [local], mayReach: () => true });

/** A server on this machine, and its port. */
async function serve(answer: RequestListener, certificate?: { cert: string; key: string }): Promise<number> {
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const lookAt = (address: string, options: Partial<Parameters<typeof openWebsites>[0]> = {}) =>
  openWebsites({ aboutUrl, ask: anywhere, ...options }).lookAt(address);

test('whoever comes says who it is, takes cookies along, and goes where it is led', async () => {
  const seen: unknown[] = [];
  const port = await serve(({ method, url, headers }, response) => {
    seen.push([method, url, headers.cookie ?? null, headers['user-agent']]);
    if (headers.cookie) response.end('<h1>Bread</h1>');
    else response.writeHead(302, { location: '/', 'set-cookie': ['seen=1; Path=/', 'lang=nb'] }).end();
  });
  expect(await lookAt(`http://bakery.example:${port}/`)).toMatchObject({ outcome: 'reached', status: 200 });
  const name = `Adfjord/1.0 (+${aboutUrl})`;
  expect(seen).toEqual([
    ['GET', '/', null, name],
    ['GET', '/', 'seen=1; lang=nb', name],
  ]);
});

test('five redirects are followed, and a circle is not', async () => {
  const port = await serve(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('here');
    else response.writeHead(301, { location: url === '/round' ? url : `/${left - 1}` }).end();
  });
  expect(await lookAt(`http://bakery.example:${port}/5`)).toMatchObject({ outcome: 'reached' });
  for (const path of ['6', 'round'])
    expect(await lookAt(`http://bakery.example:${port}/${path}`)).toMatchObject({
      outcome: 'down',
      because: 'endless',
    });
});

test.each([
  [200, 'reached', null],
  [204, 'reached', null],
  [404, 'not-found', null],
  [410, 'not-found', null],
  [401, 'refused', null],
  [403, 'refused', null],
  [429, 'refused', null],
  [405, 'refused', null],
  [999, 'refused', null],
  [500, 'down', 'server-error'],
  [503, 'down', 'server-error'],
])('status %i is %s', async (status, outcome, because) => {
  const port = await serve((_request, response) => void response.writeHead(status).end());
  expect(await lookAt(`http://bakery.example:${port}/`)).toMatchObject({ outcome, because, status });
});

test('a wall against robots is no outage', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(503, { 'cf-mitigated': 'challenge' }).end();
  });
  expect(await lookAt(`http://bakery.example:${port}/`)).toMatchObject({ outcome: 'refused', status: 503 });
});

test('nobody there, no such name, nobody answers, hung up: each is told', async () => {
  const closed = await serve(() => undefined);
  await closing.pop()!();
  const outcome = async (...asked: Parameters<typeof lookAt>) => {
    const { outcome: seen, because } = await lookAt(...asked);
    return `${seen} ${because}`;
  };
  expect(await outcome(`http://bakery.example:${closed}/`)).toBe('down nobody');
  const unknown = askPublicly({ resolve: () => Promise.reject(coded('ENOTFOUND')) });
  expect(await outcome('http://nobody.example/', { ask: unknown })).toBe('down no-server');
  const unasked = askPublicly({ resolve: () => Promise.reject(coded('EAI_AGAIN')) });
  expect(await outcome('http://nobody.example/', { ask: unasked })).toBe('unclear our-line');
  const rude = await serve(({ socket }) => void socket.destroy());
  expect(await outcome(`http://bakery.example:${rude}/`)).toBe('down broken-off');
  const hasty = { patienceMs: 100 };
  const silent = await serve(() => undefined);
  expect(await outcome(`http://bakery.example:${silent}/`, hasty)).toBe('down silent');
  const halfway = await serve((_request, response) => void response.write('<h1>And th'));
  expect(await outcome(`http://bakery.example:${halfway}/`, hasty)).toBe('down silent');
  const never = askPublicly({ resolve: () => new Promise(() => undefined) });
  expect(await outcome('http://bakery.example/', { ...hasty, ask: never })).toBe('down silent');
});

test('certificates that no browser takes are told apart from those that only we may not know', async () => {
  const other = await serve((_request, response) => void response.end(), certificates.elsewhere);
  expect(await lookAt(`https://bakery.example:${other}/`)).toMatchObject({
    outcome: 'insecure',
    because: 'self-signed',
  });
  const plain = await serve((_request, response) => void response.end());
  expect(await lookAt(`https://bakery.example:${plain}/`)).toMatchObject({
    outcome: 'insecure',
    because: 'no-encryption',
  });
  for (const [code, outcome, because] of [
    ['CERT_HAS_EXPIRED', 'insecure', 'expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'insecure', 'wrong-name'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unclear', 'unknown-certificate'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'unclear', 'unknown-certificate'],
    ['HPE_HEADER_OVERFLOW', 'unclear', 'unreadable'],
  ] as const)
    expect(await lookAt('https://a.example/', { ask: () => Promise.reject(coded(code)) })).toMatchObject({
      outcome,
      because,
    });
});

test('no more of a page is read than shows that it comes, and its time is told', async () => {
  let sent = 0;
  let passed = 0;
  const port = await serve((_request, response) => {
    passed += 6_500;
    const send = () => {
      sent += 10_000;
      if (response.write('a'.repeat(10_000))) setImmediate(send);
      else response.once('drain', send);
    };
    send();
    response.on('close', () => response.destroy());
  });
  const look = await lookAt(`http://bakery.example:${port}/`, { clock: () => passed });
  expect(look).toEqual({ outcome: 'reached', because: null, status: 200, ms: 6_500 });
  expect(sent).toBeLessThan(20_000_000);
});

test.each(['http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest', 'http://0x7f.1/'])(
  '%s is never visited, also where somebody leads there',
  async (inside) => {
    const unclear = { outcome: 'unclear', because: 'private-network', status: null };
    expect(await lookAt(inside, { ask: askPublicly() })).toMatchObject(unclear);
    const port = await serve((_request, response) => response.writeHead(302, { location: inside }).end());
    // What the test itself serves stands for the open internet, and only by its name.
    const ask = askPublicly({
      resolve: async () => [{ address: '127.0.0.9', family: 4 }],
      mayReach: (address) => address === '127.0.0.9',
    });
    const led = openWebsites({
      aboutUrl,
      ask: (url, asking) => (url.hostname === 'out.example' ? anywhere : ask)(url, asking),
    });
    expect(await led.lookAt(`http://out.example:${port}/`)).toMatchObject(unclear);
  },
);

test('a name that leads inside the second time leads nowhere', async () => {
  let asked = 0;
  const port = await serve((_request, response) => response.writeHead(302, { location: '/again' }).end());
  const ask = askPublicly({
    // The first address stands for the open internet.
    resolve: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.5', family: 4 }],
    mayReach: (address) => address === '127.0.0.1',
  });
  expect(await lookAt(`http://bakery.example:${port}/`, { ask })).toMatchObject({
    because: 'private-network',
  });
  expect(asked).toBe(2);
});

test.each(['ftp://a.example/', 'https://me:secret@a.example/', 'no address', 'https://'])(
  '%s is nothing that can be looked at',
  async (address) => {
    expect(await lookAt(address)).toMatchObject({ outcome: 'unclear', because: 'unreadable' });
  },
);

test('in practice all websites are those of the sandbox', async () => {
  const practice = await openPractice();
  closing.push(() => practice.close());
  const ask = askStandIn({
    url: 'http://sandbox.test/websites',
    fetch: (request) => practice.fetch(request),
  });
  const seen = async (conduct: string) => {
    await practice.control('websites', { host: 'bakery.example', conduct });
    const { outcome, because } = await lookAt('https://bakery.example/bread?a=1', { ask, patienceMs: 2_000 });
    return `${outcome} ${because}`;
  };
  expect(await seen('behaves')).toBe('reached null');
  expect(await seen('huge')).toBe('reached null');
  expect(await seen('not-found')).toBe('not-found null');
  expect(await seen('refuses')).toBe('refused null');
  expect(await seen('error')).toBe('down server-error');
  expect(await seen('loops')).toBe('down endless');
  expect(await seen('cut')).toBe('down broken-off');
  expect(await seen('switched-off')).toBe('down nobody');
  expect(await seen('no-server')).toBe('down no-server');
  expect(await seen('hangs')).toBe('down silent');
  expect(await seen('expired')).toBe('insecure expired');
  expect(await seen('wrong-name')).toBe('insecure wrong-name');
  expect(await seen('leads-inside')).toBe('unclear private-network');
  const inside = 'http://192.168.1.1/';
  expect(await lookAt(inside, { ask })).toMatchObject({ because: 'private-network' });
});

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}
