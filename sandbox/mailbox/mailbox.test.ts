import { connect } from 'node:net';

import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { at, type Fields, isMap, listOf, textOf } from '#sandbox/json.ts';
import { openPractice } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());
beforeEach(async () => {
  await practice.control('reset', {});
  await practice.send('DELETE', '/_sandbox/troubles');
});

const letter = {
  from: 'Adfjord <hello@adfjord.example>',
  to: 'kari@example.com',
  subject: 'Bekreft adressen din – æøå',
  text: 'Åpne http://127.0.0.1:3000/verify?token=abc&x=1 nå.',
  html: '<p>Hei <b>Kari</b>, <a href="http://127.0.0.1:3000/verify?token=abc">bekreft</a></p><script>alert(1)</script>',
};
const post = (mail: SendMailOptions = letter, auth?: { user: string; pass: string }) =>
  createTransport({
    host: '127.0.0.1',
    port: practice.smtpPort,
    ignoreTLS: true,
    ...(auth && { auth }),
  }).sendMail(mail);
const read = async (path: string) => (await practice.send('GET', path)).text();
const trouble = (wish: object, rule: object = {}) =>
  practice.control('troubles', { service: 'mailbox', times: 1, trouble: wish, ...rule });
async function letters(): Promise<Fields[]> {
  const state: unknown = await (await practice.send('GET', '/_sandbox/state')).json();
  return listOf(at(state, 'mailbox.letters')).filter(isMap);
}
async function newest(): Promise<string> {
  const [, path = ''] = /href="(\/mailbox\/\d+)"/.exec(await read('/mailbox')) ?? [];
  return path;
}

test('a letter is kept as it was sent', async () => {
  await post();
  expect(await letters()).toEqual([
    {
      messageId: expect.stringContaining('@adfjord.example>'),
      to: ['kari@example.com'],
      from: 'hello@adfjord.example',
      replyTo: '',
      subject: letter.subject,
      text: expect.stringContaining('verify?token=abc'),
      html: expect.stringContaining('<b>Kari</b>'),
      at: expect.stringMatching(/Z$/),
      stop: { address: '', post: '' },
    },
  ]);
});

test('it can be read in the browser, with links that work and scripts that do not', async () => {
  await post();
  const path = await newest();
  const page = await read(path);
  expect(page).toContain('Bekreft adressen din');
  expect(page).toContain('<a href="http://127.0.0.1:3000/verify?token=abc&amp;x=1">');
  expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups/s);
  const body = await practice.send('GET', `${path}/body`);
  expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await body.text()).toContain('<base target="_top">');
});

test('letters are listed newest first, with a mark until they are read', async () => {
  await post({ ...letter, subject: 'First' });
  expect(await read('/mailbox')).toContain('1 letter, 1 not read');
  await post({ ...letter, subject: 'Second' });
  const list = await read('/mailbox');
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'));
  expect(list).toContain('2 letters, 2 not read');
  await read(await newest());
  expect(await read('/mailbox')).toContain('2 letters, 1 not read');
});

test('letters are found by whom they are to, and all can be deleted', async () => {
  await post({ ...letter, subject: 'To Kari' });
  await post({ ...letter, subject: 'To Ola', to: 'ola@example.com, <Ingrid@example.com>' });
  const found = await read('/mailbox?to=ingrid');
  expect(found).toContain('To Ola');
  expect(found).not.toContain('To Kari');
  expect(await read('/mailbox?to=<b>nobody')).toContain('No letter to “&lt;b&gt;nobody”');
  expect((await practice.send('POST', '/mailbox/empty')).status).toBe(303);
  expect(await letters()).toEqual([]);
});

test('what is attached can be opened; a picture in the text is shown in its place', async () => {
  await post({
    ...letter,
    html: '<img src="cid:logo@adfjord">',
    attachments: [
      { filename: 'Kvittering æ.pdf', content: Buffer.from('%PDF-1.4'), contentType: 'application/pdf' },
      { filename: 'logo.png', content: Buffer.from('png'), cid: 'logo@adfjord' },
    ],
  });
  const path = await newest();
  expect(await read(path)).toContain('Kvittering æ.pdf');
  expect(await read(`${path}/body`)).toContain(`<img src="${path}/files/0">`);
  const file = await practice.send('GET', `${path}/files/1`);
  expect(file.headers.get('content-type')).toBe('application/octet-stream');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.text()).toBe('%PDF-1.4');
  expect((await practice.send('GET', `${path}/files/7`)).status).toBe(404);
  expect(at((await letters())[0], 'attachments')).toMatchObject([
    { name: 'logo.png' },
    { name: 'Kvittering æ.pdf', size: 8 },
  ]);
});

/** A conversation line by line, as an old mail program would lead it. */
async function converse(lines: string[]): Promise<string[]> {
  const socket = connect(practice.smtpPort, '127.0.0.1');
  const replies: string[] = [];
  let waiting = [...lines];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve(replies));
    socket.on('data', (chunk) => {
      const reply = chunk.toString().trim().split('\r\n').at(-1) ?? '';
      replies.push(reply.slice(0, 3));
      const [next, ...rest] = waiting;
      waiting = rest;
      socket.write(next === undefined ? 'QUIT\r\n' : `${next}\r\n`, 'latin1');
    });
  });
}
const envelope = ['EHLO old', 'MAIL FROM:<a@example.com>', 'RCPT TO:<kari@example.com>', 'DATA'];

test.each([
  ['quoted-printable', 'iso-8859-1', 'P=E5 gjensyn, Bl=E5b=E6r', 'På gjensyn, Blåbær'],
  ['8bit', 'iso-8859-1', 'P\u00E5 gjensyn', 'På gjensyn'],
  ['base64', 'utf-8', Buffer.from('Grøt på Røros').toString('base64'), 'Grøt på Røros'],
])('Norwegian letters arrive whole: %s, %s', async (encoding, charset, body, text) => {
  const head = `Subject: =?utf-8?Q?Bl=C3=A5b=C3=A6r?= =?iso-8859-1?B?${Buffer.from('grøt', 'latin1').toString('base64')}?=`;
  const type = `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}`;
  await converse([...envelope, `${head}\r\n${type}\r\n\r\n${body}\r\n.`]);
  expect(await letters()).toMatchObject([{ subject: 'Blåbærgrøt', text: expect.stringContaining(text) }]);
});

test('a name and the right password go as well as none; a wrong password does not', async () => {
  await post(letter, { user: 'adfjord', pass: 'practice' });
  await expect(post(letter, { user: 'adfjord', pass: 'guess' })).rejects.toMatchObject({ responseCode: 535 });
  expect(await letters()).toHaveLength(1);
});

test('a letter that is too large is refused', async () => {
  const large = { ...letter, attachments: [{ filename: 'film.mov', content: Buffer.alloc(20_000_000) }] };
  await expect(post(large)).rejects.toMatchObject({ responseCode: 552 });
});

test('the mailbox refuses with the reply that was asked for, once', async () => {
  await trouble({ kind: 'error', status: 451, code: 'busy' }, { path: 'kari@' });
  await post({ ...letter, to: 'ola@example.com' });
  await expect(post()).rejects.toMatchObject({ responseCode: 451 });
  await post();
  expect(await letters()).toHaveLength(2);
});

test.each([
  ['drops', 0],
  ['loses-answer', 1],
])('when it %s, the line goes dead', async (kind, kept) => {
  await trouble({ kind }, { method: 'SMTP' });
  await expect(post()).rejects.toMatchObject({
    code: expect.stringMatching(/ECONNECTION|ECONNRESET|ESOCKET/),
  });
  expect(await letters()).toHaveLength(kept);
});

test('a throttled mailbox takes letters again when its minutes are over', async () => {
  await trouble({ kind: 'throttles', code: 450, minutes: 5 }, { method: 'SMTP' });
  await expect(post()).rejects.toMatchObject({ responseCode: 450 });
  await expect(post()).rejects.toMatchObject({ responseCode: 450 });
  await practice.advance(6);
  await post();
  expect(await letters()).toHaveLength(1);
});

test('every letter is written down with the requests', async () => {
  await post();
  const requests: unknown = await (await practice.send('GET', '/_sandbox/requests')).json();
  const [first] = listOf(requests).filter(isMap);
  expect(first).toMatchObject({
    service: 'mailbox',
    method: 'SMTP',
    path: '/smtp/kari@example.com',
    status: 250,
  });
  expect(textOf(first?.['at'])).toMatch(/Z$/);
});

test('a letter that is not there is not found, and nobody writes over HTTP', async () => {
  expect((await practice.send('GET', '/mailbox/1')).status).toBe(404);
  expect((await practice.send('POST', '/mailbox')).status).toBe(405);
});
