import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { openPractice } from '#sandbox/practice/practice.ts';
import { numbers } from '#sandbox/register/numbers.ts';
import { sites } from './sites.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const visit = (address: string) => practice.send('GET', `/websites/https/${address}`);
const text = async (address: string) => (await visit(address)).text();

test('all that a firm’s pages lead to is there', async () => {
  const missing: string[] = [];
  for (const { host, answers } of sites)
    for (const path of Object.keys(answers)) {
      const answer = await visit(`${host}${path}`);
      if (!answer.headers.get('content-type')?.includes('text/html')) continue;
      const links = (await answer.text()).matchAll(/(?:href|src)="(\/[^"#]*)/g);
      for (const [, to = ''] of links)
        if ((await visit(`${host}${to}`)).status >= 400) missing.push(`${host}${path} → ${to}`);
    }
  expect(missing).toEqual([]);
});

test('its pictures are as large as they say, and no page of it is anything else', async () => {
  const photo = await visit('bergenror.example/bilder/bad.jpg');
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await sharp(await photo.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1600, 1200]);
  expect((await visit('bergenror.example/finnes-ikke')).status).toBe(404);
  expect((await visit('bergenror.example/constructor')).status).toBe(404);
});

test('www and http lead to the one address there is', async () => {
  const moved = async (address: string) =>
    (await practice.send('GET', `/websites/${address}`)).headers.get('location');
  expect(await moved('https/www.bergenror.example/priser')).toBe('https://bergenror.example/priser');
  expect(await moved('http/bergenror.example/')).toBe('https://bergenror.example/');
});

test('a conduct that somebody set is stronger than the website', async () => {
  await practice.control('websites', { host: 'bergenror.example', conduct: 'not-found' });
  expect((await visit('bergenror.example/')).status).toBe(404);
  await practice.control('websites', { host: 'bergenror.example', conduct: 'behaves' });
  expect(await text('bergenror.example/')).toContain('Rørlegger i Bergen');
});

test('the plumber’s JSON-LD has the prices now, and the page the prices before', async () => {
  const page = await text('bergenror.example/');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Plumber', vatID: `NO${numbers.bergenRor}MVA` });
  expect(json).not.toContain('2490');
  expect(page).toContain('Før 2 490 kr, nå 1 990 kr');
});
