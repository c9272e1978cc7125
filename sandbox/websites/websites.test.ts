import { afterAll, expect, test } from 'vitest';

import { openPractice } from '#sandbox/practice/practice.ts';
import type { Conduct } from './conducts.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const visit = (address: string) => practice.send('GET', `/websites/${address}`);
const tell = (host: string, conduct: Conduct) => practice.control('websites', { host, conduct });

test('any name is a website, with every page a visitor asks for', async () => {
  for (const address of ['https/bakery.example/', 'http/bakery.example:8080/bread?today=1', 'https/a.no']) {
    const answer = await visit(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(await answer.text()).toContain('Practice: this website is not real');
  }
  expect((await visit('https/bakery.example/robots.txt')).status).toBe(404);
  expect((await visit('ftp/bakery.example/')).status).toBe(404);
  expect((await practice.send('POST', '/websites/https/bakery.example/', {})).status).toBe(405);
});

test.each<[Conduct, object]>([
  ['not-found', { status: 404 }],
  ['error', { status: 500 }],
  ['refuses', { status: 403 }],
  ['loops', { status: 302, location: '/bread' }],
  ['leads-inside', { status: 302, location: 'http://10.0.0.5/' }],
  ['switched-off', { status: 502, told: 'sandbox; error=connection_refused' }],
  ['no-server', { status: 502, told: 'sandbox; error=dns_error' }],
  ['expired', { status: 502, told: 'sandbox; error=tls_certificate_error; details="CERT_HAS_EXPIRED"' }],
])('one that is told to be %s is so, and the others are not', async (conduct, expected) => {
  const host = `${conduct}.example`;
  await tell(host, conduct);
  const { status, headers } = await visit(`https/${host}/bread`);
  const seen = { status, location: headers.get('location'), told: headers.get('proxy-status') };
  expect(seen).toMatchObject(expected);
  expect((await visit('https/bakery.example/')).status).toBe(200);
  await tell(host, 'behaves');
  expect((await visit(`https/${host}/bread`)).status).toBe(200);
});

test('without encryption no certificate can be wrong', async () => {
  await tell('old.example', 'expired');
  expect((await visit('http/old.example/')).status).toBe(200);
});

test('one hangs up, one never ends, and one never stops talking', async () => {
  await tell('cut.example', 'cut');
  await expect(visit('https/cut.example/')).rejects.toThrow('fetch failed');
  await tell('hangs.example', 'hangs');
  const endless = await visit('https/hangs.example/');
  expect(endless.status).toBe(200);
  await endless.body!.cancel();
  await tell('huge.example', 'huge');
  expect((await (await visit('https/huge.example/')).text()).length).toBe(15 * 1024 ** 2);
});

test('a person looking inside sees which were visited, and has one misbehave', async () => {
  const look = async (path: string) => (await practice.send('GET', path)).text();
  await visit('https/inside.example/');
  expect(await look('/')).toContain('/websites/https/inside.example/');
  const fields = new URLSearchParams({
    host: 'inside.example',
    conduct: 'switched-off',
    back: '/inside/trouble',
  });
  expect((await practice.send('POST', '/inside/press/websites', fields)).status).toBe(303);
  expect(await look('/inside/trouble')).toMatch(/inside\.example<\/b>\s*is switched off/);
  expect(await practice.control('websites', { host: 'https://a.example', conduct: 'behaves' })).toEqual({
    error: '"host": is no name of a website, like bakery.example.',
  });
});
