import type { ContactMessage } from '#contract/support.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findMessage, listUnsentMessages } from './queries.ts';
import { tidyMessages } from './forward-message.ts';

const house = await openTestHouse({ OPERATOR_EMAIL: 'operator@adfjord.test' });
const { db } = house.ctx;
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

const question = {
  page: 'support',
  name: 'Kari Nordmann',
  email: 'kari@fjord.example',
  subject: 'A question about budgets',
  message: 'What is the least I can spend a day?\n\nBest, Kari',
} as const;

function write(changes: Partial<ContactMessage> = {}) {
  const { ask, email } = house.visitor();
  return ask.support.sendMessage({ ...question, email, ...changes } as ContactMessage);
}

const emailsAbout = async (text: string) => {
  const emails = await house.practice.emailsTo('operator@adfjord.test');
  return emails.filter((sentEmail) => sentEmail.text.includes(text));
};

test('the operator reads what somebody wrote, and answers them by answering the email', async () => {
  expect(await write({ email: 'Kari@Fjord.example' })).toEqual({ received: true, replyWithinHours: 2 });
  await house.runJobs();
  const emails = await emailsAbout('What is the least I can spend a day?');
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    subject: 'Contact form: A question about budgets',
    replyTo: 'kari@fjord.example',
    html: expect.stringContaining('Kari Nordmann'),
  });
  expect(await listUnsentMessages(db)).toEqual([]);
});

test('a program that names no page writes from the contact page', async () => {
  const { page: _page, ...specified } = question;
  const answer = await house.visitor().post('/api/functions/send-contact-email', specified);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ replyWithinHours: 24 });
});

test('the contact page promises an answer within a day', async () => {
  expect(await write({ page: 'contact' })).toMatchObject({ replyWithinHours: 24 });
});

test('no message is lost while mail is down', async () => {
  await house.runJobs();
  await house.practice.trouble({ service: 'mailbox', times: 3, trouble: { kind: 'drops' } });
  await write({ message: 'Is anybody there?' });
  await house.runJobs();
  const [id] = await listUnsentMessages(db);
  expect(await findMessage(db, id!)).toMatchObject({ message: 'Is anybody there?', sentAt: null });
  await house.retryJobs();
  expect(await emailsAbout('Is anybody there?')).toEqual([]);

  await house.practice.behave();
  expect(await listUnsentMessages(db)).toEqual([id]);
  await house.retryJobs();
  expect(await emailsAbout('Is anybody there?')).toHaveLength(1);
  expect(await listUnsentMessages(db)).toEqual([]);
});

test('what the queue has given up goes out with the round of the night, and a year later it is gone', async () => {
  await write({ message: 'Written and given up' });
  const [id] = await listUnsentMessages(db);
  await house.ctx.queue.forget(db, [id!]);
  await house.runJobs();
  expect(await emailsAbout('Written and given up')).toEqual([]);

  await tidyMessages.run(house.ctx, {}, AbortSignal.timeout(10_000));
  await house.runJobs();
  expect(await emailsAbout('Written and given up')).toHaveLength(1);

  await house.passTime(366 * 24 * 60);
  await tidyMessages.run(house.ctx, {}, AbortSignal.timeout(10_000));
  expect(await findMessage(db, id!)).toBeUndefined();
});

test('nobody writes a header of ours', async () => {
  await write({
    name: 'Eve\r\nBcc: everybody@example.test',
    subject: 'Hello\r\nBcc: everybody@example.test =?utf-8?Q?a=0D=0ABcc:_x?=',
    message: 'In the name of Eve',
  });
  await house.runJobs();
  const [sentEmail] = await emailsAbout('In the name of Eve');
  expect(sentEmail!.subject).toBe(
    'Contact form: Hello Bcc: everybody@example.test = ?utf-8?Q?a=0D=0ABcc:_x?=',
  );
  expect(await house.practice.emailsTo('everybody@example.test')).toEqual([]);
  await expect(write({ email: 'eve@example.test, everybody@example.test' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('what a program writes into the box no person sees is thanked for and dropped', async () => {
  await house.runJobs();
  await write({ homepage: 'https://buy.example', message: 'Cheap watches' });
  expect(await listUnsentMessages(db)).toEqual([]);
  await house.runJobs();
  expect(await emailsAbout('Cheap watches')).toEqual([]);
});

test('one address is listened to five times an hour, one place ten times', async () => {
  const { email } = house.visitor();
  for (let count = 0; count < 5; count++) await write({ email });
  await expect(write({ email: email.toUpperCase() })).rejects.toMatchObject({
    code: 'TOO_OFTEN',
    data: { minutes: 60 },
  });
  const { ask } = house.visitor();
  const fromOnePlace = (count: number) =>
    ask.support.sendMessage({ ...question, email: `${count}.${email}` });
  for (let count = 0; count < 10; count++) await fromOnePlace(count);
  await expect(fromOnePlace(10)).rejects.toMatchObject({ code: 'TOO_OFTEN' });
  await house.passTime(61);
  await fromOnePlace(11);
  await write({ email });
});

test('the addresses one subscriber has of IPv6 are one place', async () => {
  const sendFrom = async (place: number) => {
    const message = { ...question, email: `v6.${place}@example.test` };
    const request = new Request('https://adfjord.test/rpc/support/sendMessage', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: message }),
    });
    const answer = await house.app.fetch(request, { clientAddress: `2001:db8:5:5::${place}` });
    return answer.status;
  };
  for (let place = 1; place <= 10; place += 1) expect(await sendFrom(place)).toBe(200);
  expect(await sendFrom(11)).toBe(429);
});

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'n'.repeat(101) }, 'Name must be less than 100 characters'],
  [{ email: 'kari@fjord' }, 'Invalid email address'],
  [{ email: `${'k'.repeat(250)}@fjord.example` }, 'Email must be less than 255 characters'],
  [{ subject: '' }, 'Subject is required'],
  [{ subject: 's'.repeat(201) }, 'Subject must be less than 200 characters'],
  [{ message: '\n' }, 'Message is required'],
  [{ message: 'm'.repeat(2001) }, 'Message must be less than 2000 characters'],
  [{ page: 'contact', message: 'm'.repeat(1001) }, 'Message must be less than 1000 characters'],
] as const)('%o is answered with: %s', async (changes, text) => {
  const answer = await house.visitor().post('/api/functions/send-contact-email', { ...question, ...changes });
  expect(answer.status).toBe(400);
  const { data } = (await answer.json()) as { data: { issues: { message: string }[] } };
  expect(data.issues[0]!.message).toBe(text);
});

test.each([
  [{ name: ' ' }, 'Skriv inn navnet ditt'],
  [{ subject: 's'.repeat(201) }, 'Emnet kan ha høyst 200 tegn'],
] as const)('who reads Norwegian is told %o in Norwegian', async (changes, text) => {
  const answer = await house.visitor().fetch('/api/functions/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'nb' },
    body: JSON.stringify({ ...question, ...changes }),
  });
  const { data } = (await answer.json()) as { data: { issues: { message: string }[] } };
  expect(data.issues[0]!.message).toBe(text);
});

test('the form works in a browser without script', async () => {
  const ola = house.visitor();
  const send = (form: Record<string, string>) =>
    ola.fetch('/contact-form', { method: 'POST', body: new URLSearchParams(form) });
  const sent = await send({ ...question, message: 'Typed without script', language: 'nb', homepage: '' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/nb/support#message-sent']);
  await house.runJobs();
  expect(await emailsAbout('Typed without script')).toHaveLength(1);

  const empty = await send({ page: 'contact' });
  expect(empty.headers.get('location')).toBe('/contact#message-not-sent');
  const strange = await send({ ...question, message: 'a\0b' });
  expect(strange.headers.get('location')).toBe('/support#message-not-sent');
  const noForm = await ola.fetch('/contact-form', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(noForm.headers.get('location')).toBe('/contact#message-not-sent');
});
