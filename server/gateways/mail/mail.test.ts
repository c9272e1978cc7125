import { openSandbox } from '#sandbox/sandbox.ts';
import { afterAll, expect, test } from 'vitest';
import { openMail } from './mail.ts';

const root = 'http://sandbox.test';
const sandbox = await openSandbox({ publicUrl: root, smtpPort: 0 });
const mail = openMail({ url: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'Adfjord <hello@adfjord.test>' });
const email = { subject: 'Bekreft adressen din ✓', html: '<p>Trykk <b>her</b></p>', text: 'Trykk her' };

async function emails(): Promise<{ to: string; subject: string; text: string; html: string }[]> {
  const response = await sandbox.fetch(new Request(`${root}/_sandbox/state`));
  const state = (await response.json()) as {
    mailbox: { letters: { to: string; subject: string; text: string; html: string }[] };
  };
  return state.mailbox.letters;
}

afterAll(async () => {
  mail.close();
  await sandbox.close();
});

test('an email arrives as it was written', async () => {
  await mail.send({ ...email, id: '1', to: 'ada@example.test' });
  const [arrived] = await emails();
  expect(arrived).toMatchObject({ subject: email.subject, messageId: '<1@adfjord.test>' });
  expect(arrived?.to).toContain('ada@example.test');
  expect(arrived?.text).toContain('Trykk her');
  expect(arrived?.html).toContain('<b>her</b>');
});

test('one email has one reader, whatever is typed as an address', async () => {
  const before = await emails();
  const to = 'eve@example.test, mallory@example.test';
  await expect(mail.send({ ...email, to })).rejects.toMatchObject({
    service: 'Mail',
    failureKind: 'rejected',
  });
  expect(await emails()).toEqual(before);
});

test('a mail server that is not there can be asked again later', async () => {
  const nobody = openMail({ url: 'smtp://127.0.0.1:1', from: 'hello@adfjord.test' });
  await expect(nobody.send({ ...email, to: 'ada@example.test' })).rejects.toMatchObject({
    service: 'Mail',
    failureKind: 'unavailable',
  });
  nobody.close();
});
