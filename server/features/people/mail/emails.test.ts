import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('emails come in the language the page was read in, as HTML and as text', async () => {
  const kari = house.visitor();
  const input = { name: 'Kari', email: kari.email, password: kari.password, language: 'nb' };
  await kari.post('/api/auth/sign-up/email', input);
  await kari.followEmail();
  await kari.signIn();
  expect(await kari.ask.people.me()).toMatchObject({ language: 'nb' });

  const [message] = await house.practice.emailsTo(kari.email);
  expect(message?.subject).toBe('Bekreft adressen din');
  for (const form of [message!.text, message!.html]) {
    expect(form).toContain('Velkommen til Adfjord');
    expect(form).toContain('/api/auth/verify-email?token=');
  }
  expect(message?.html).toContain('<html lang="nb">');

  await kari.ask.people.update({ language: 'en' });
  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  expect((await house.practice.emailsTo(kari.email)).at(-1)?.subject).toBe('Reset your password');
});

test('a language we do not speak becomes English', async () => {
  const kari = house.visitor();
  const input = { name: 'Kari', email: kari.email, password: kari.password, language: 'tlh' };
  expect((await kari.post('/api/auth/sign-up/email', input)).status).toBe(200);
  await house.runJobs();
  expect((await house.practice.emailsTo(kari.email)).at(-1)?.subject).toBe('Confirm your address');
});

test('a name is a name in an email, whatever it holds, and strangers’ emails hold none', async () => {
  const kari = house.visitor();
  const name = '<img src=x> Buy at https://evil.example';
  await kari.post('/api/auth/sign-up/email', { name, email: kari.email, password: kari.password });
  await kari.followEmail();
  const [confirmation] = await house.practice.emailsTo(kari.email);
  expect(confirmation?.html).not.toContain('evil.example');

  await kari.post('/api/auth/request-password-reset', { email: kari.email });
  await house.runJobs();
  const { html } = (await house.practice.emailsTo(kari.email)).at(-1)!;
  expect(html).toContain('&lt;img src=x&gt;');
});

test('whoever has not confirmed an address is not greeted there by the name somebody typed', async () => {
  const stranger = house.visitor();
  const wish = { name: 'Buy at evil.example', email: stranger.email, password: stranger.password };
  await stranger.post('/api/auth/sign-up/email', wish);
  await stranger.post('/api/auth/request-password-reset', { email: stranger.email });
  await stranger.post('/api/auth/sign-up/email', wish);
  await house.runJobs();
  const letters = await house.practice.emailsTo(stranger.email);
  expect(letters.map(({ subject }) => subject)).toContain('Reset your password');
  expect(letters.length).toBeGreaterThan(2);
  for (const { text, html } of letters) {
    expect(text).not.toContain('evil.example');
    expect(html).not.toContain('evil.example');
  }
});
