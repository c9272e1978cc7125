import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { at } from '../json.ts';
import { openPractice } from '../practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const letter = {
  from: 'Adfjord <hello@adfjord.example>',
  to: 'kari@example.com',
  subject: 'Bekreft adressen din – æøå',
  text: 'Åpne http://127.0.0.1:3000/verify?token=abc&x=1 nå.',
  html: '<p>Hei <b>Kari</b>, <a href="http://127.0.0.1:3000/verify?token=abc">bekreft</a></p><script>alert(1)</script>',
};
beforeAll(async () => {
  await createTransport({ host: '127.0.0.1', port: practice.smtpPort, ignoreTLS: true }).sendMail(letter);
});
const read = async (path: string) => (await practice.send('GET', path)).text();

test('a letter is kept as it was sent', async () => {
  const { letters } = at(await (await practice.send('GET', '/_sandbox/state')).json(), 'mailbox') as {
    letters: unknown[];
  };
  expect(letters).toEqual([
    {
      to: ['kari@example.com'],
      from: 'hello@adfjord.example',
      subject: letter.subject,
      text: expect.stringContaining('verify?token=abc'),
      html: expect.stringContaining('<b>Kari</b>'),
      at: expect.stringMatching(/Z$/),
    },
  ]);
});

test('it can be read in the browser, with links that work and scripts that do not', async () => {
  const [, path = ''] = /href="(\/mailbox\/\d+)"/.exec(await read('/mailbox')) ?? [];
  const page = await read(path);
  expect(page).toContain('Bekreft adressen din');
  expect(page).toContain('<a href="http://127.0.0.1:3000/verify?token=abc&amp;x=1">');
  expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups/s);
  const body = await practice.send('GET', `${path}/body`);
  expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await body.text()).toContain('<base target="_top">');
});

test('a letter that is not there is not found, and nobody writes over HTTP', async () => {
  expect((await practice.send('GET', '/mailbox/1')).status).toBe(404);
  expect((await practice.send('POST', '/mailbox')).status).toBe(405);
});
