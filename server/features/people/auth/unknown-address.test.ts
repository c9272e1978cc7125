import { createHook } from 'node:async_hooks';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
let hashings = 0;
// The password hash is Node's own scrypt, and every run of it is one of these.
const counting = createHook({
  init: (_id, type) => {
    if (type === 'SCRYPTREQUEST') hashings += 1;
  },
}).enable();
afterAll(async () => {
  counting.disable();
  await house.close();
});

const kari = await house.visitor().join();
const known = kari.email;
const unknown = 'nobody-at-all@example.test';

/** Everything a stranger can see of an answer, but for what counts up or differs each time. */
async function seen(path: string, body: object) {
  const before = hashings;
  const answer = await house.visitor().post(path, body);
  const headers = [...answer.headers.keys()].toSorted();
  return { status: answer.status, headers, body: await answer.json(), hashings: hashings - before };
}

test.each([
  ['/api/auth/sign-in/email', 1, (email: string) => ({ email, password: 'a wrong guess' })],
  ['/api/auth/sign-up/email', 1, (email: string) => ({ email, password: 'a new password', name: 'Eve' })],
  ['/api/auth/request-password-reset', 0, (email: string) => ({ email })],
])('%s answers alike whether an account is there or not', async (path, work, input) => {
  const [one, other] = [await seen(path, input(known)), await seen(path, input(unknown))];
  expect(one).toEqual(other);
  expect(one.hashings).toBe(work);
});

test('an account that waits for its confirmation is told only to whoever knows its password', async () => {
  const ola = house.visitor();
  await ola.signUp();
  const wrong = (email: string) => seen('/api/auth/sign-in/email', { email, password: 'a wrong guess' });
  expect(await wrong(ola.email)).toEqual(await wrong('nobody-here@example.test'));
});

test('moving to an address that is taken answers as any other, and its owner is told', async () => {
  const eve = await house.visitor().join();
  const before = hashings;
  const free = await eve.ask.people.requestEmailChange({ email: 'free@example.test' });
  const taken = await eve.ask.people.requestEmailChange({ email: known.toUpperCase() });
  expect(taken).toEqual({ ...free, pendingEmail: known });
  expect(hashings).toBe(before);

  await house.runJobs();
  const message = (await house.practice.emailsTo(known)).at(-1);
  expect(message?.subject).toBe('You already have an Adfjord account');
  expect(message?.text).not.toContain('type=email_change');
});
