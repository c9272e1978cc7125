import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { confirmationEmail } from '#server/features/people/mail/emails.ts';
import { webFiles } from '#server/http/web-files.ts';
import { packFiles } from '../../scripts/pack-files.mjs';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'adfjord-pages-'));
afterAll(() => rm(folder, { recursive: true }));

const facts = '<script type="application/ld+json">{"name":"%OPERATOR_NAME%"}</script>';
const page = `<head>${facts}<script type="module" src="/public.js"></script></head><p>%OPERATOR_NAME%</p>`;
const client = join(folder, 'client');
await mkdir(join(client, 'assets'), { recursive: true });
const script = 'let leads;'.repeat(200);
await Promise.all([
  writeFile(join(client, 'index.html'), page),
  writeFile(join(client, '__spa-fallback.html'), '<html data-vat="%PRICES_VAT%"><p>app</p>'),
  writeFile(join(client, 'terms.html'), page),
  writeFile(join(client, 'public.js'), 'let nothing;'),
  writeFile(join(client, 'icon-180.png'), 'a picture'),
  writeFile(join(client, 'assets', 'leads.js'), script),
  writeFile(join(folder, 'addresses.json'), JSON.stringify({ '/leads/:id': ['assets/leads.js'] })),
]);
await packFiles(client);
const operator = {
  name: 'Ola "Bo" & Sønn</script>',
  number: '1',
  address: 'a',
  email: 'e',
  phone: 'p',
  vat: 'included' as const,
};
const web = await webFiles(client, { publicUrl: 'https://ads.example', operator, supportHours: undefined });

test('the operator’s name stands on the page and in its facts as it is written', async () => {
  const html = await (await web.request('/')).text();
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: operator.name });
  expect(html).toContain('<p>Ola &quot;Bo&quot; &amp; Sønn&lt;/script&gt;</p>');
});

test('the old address of the prices leads to the plans in each language', async () => {
  const answer = await web.request('/nb/pricing');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/nb/plans']);
});

test('a page is found under one address: with a slash behind it, it leads there', async () => {
  const answer = await web.request('/terms/?from=mail');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/terms?from=mail']);
  expect(await (await web.request('/terms')).text()).not.toContain('%OPERATOR_NAME%');
});

test('a page comes packed to who can unpack it', async () => {
  const packed = await web.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toMatch(/^text\/html/);
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(await (await web.request('/')).text());
});

test('scripts go out as the build has packed them, are kept for ever, and are asked for with their page', async () => {
  const ask = (packing: string) =>
    web.request('/assets/leads.js', { headers: { 'accept-encoding': packing } });
  for (const [asked, packing, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ] as const) {
    const answer = await ask(asked);
    expect(answer.headers.get('content-encoding')).toBe(packing);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.has('x-frame-options')).toBe(false);
    expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);
  }
  const page = await web.request('/leads/7');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('link')).toBe('</assets/leads.js>; rel=modulepreload');
  expect((await web.request('/')).headers.has('link')).toBe(false);
});

test('the script of public pages is kept for ever under the address the page names, and briefly without', async () => {
  const html = await (await web.request('/')).text();
  const [, address = ''] = /src="(\/public\.js\?\w+)"/.exec(html) ?? [];
  const kept = async (path: string) => (await web.request(path)).headers.get('cache-control');
  expect(await kept(address)).toContain('immutable');
  expect(await kept('/public.js')).toBe('public, max-age=3600');
  expect(await kept('/')).toBe('no-cache');
});

test('the mark of our emails may be shown where they are read, and nothing else elsewhere', async () => {
  const policy = async (path: string) =>
    (await web.request(path)).headers.get('cross-origin-resource-policy');
  const { html } = await confirmationEmail(
    { email: 'kari@example.com', name: 'Kari', language: 'en', emailVerified: false },
    'https://ads.example/auth',
  );
  const [, mark = ''] = /<img\s[^>]*src="([^"]+)"/.exec(html) ?? [];
  expect(await policy(mark)).toBe('cross-origin');
  expect(await policy('/')).toBe('same-origin');
});

test('the page of the app says whether the operator’s prices come with tax', async () => {
  expect(await (await web.request('/leads/7')).text()).toContain('data-vat="included"');
});
