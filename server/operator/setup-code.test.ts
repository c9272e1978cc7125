import { sql } from 'drizzle-orm';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readSetupCode } from './setup-code.ts';

const house = await openTestHouse();
afterAll(() => house.close());
const wrong = { code: 'SETUP_CODE_WRONG', defined: true };

test('whoever knows the code becomes the operator, once', async () => {
  const code = (await readSetupCode(house.ctx))!;
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  await expect(kari.ask.operator.examine()).rejects.toMatchObject({ code: 'NOT_AN_OPERATOR', defined: true });
  await expect(ola.ask.operator.claim({ code: 'AAAA-AAAA-AAAA-AAAA' })).rejects.toMatchObject(wrong);
  await expect(ola.ask.operator.claim({ code: 'å' })).rejects.toMatchObject(wrong);

  await kari.ask.operator.claim({ code: ` ${code.toLowerCase()}` });
  expect((await kari.ask.people.me()).isOperator).toBe(true);
  expect((await ola.ask.people.me()).isOperator).toBe(false);
  expect(await kari.ask.operator.examine()).toContainEqual(expect.objectContaining({ state: 'fine' }));
  expect(await readSetupCode(house.ctx)).toBeUndefined();
  await expect(ola.ask.operator.claim({ code })).rejects.toMatchObject(wrong);
});

test('the code that made an operator makes no other once that one is gone', async () => {
  await house.ctx.db.execute(sql`update operators set person_id = null`);
  const next = await readSetupCode(house.ctx);
  const ola = await house.visitor().join();
  await ola.ask.operator.claim({ code: next! });
  expect((await ola.ask.people.me()).isOperator).toBe(true);
});

test('guessing is stopped after ten tries, and a key of an operator operates nothing', async () => {
  await house.ctx.db.execute(sql`update operators set person_id = null`);
  const ola = await house.visitor().join();
  for (let tries = 0; tries < 10; tries += 1)
    await expect(ola.ask.operator.claim({ code: `guess ${tries}` })).rejects.toMatchObject(wrong);
  await expect(ola.ask.operator.claim({ code: 'guess' })).rejects.toMatchObject({ code: 'TOO_OFTEN' });

  const kari = await house.visitor().join();
  await kari.ask.operator.claim({ code: (await readSetupCode(house.ctx))! });
  const { key } = await kari.makeKey({ name: 'Program', access: 'write' });
  const answer = await house
    .visitor()
    .fetch('/api/operator/findings', { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(403);
});

test('where people come from elsewhere and mail is not set up, the terminal tells how the first address is confirmed', async () => {
  const remote = await openTestHouse({ MAIL_URL: '', SANDBOX_URL: '', SANDBOX_APP_SECRET: '' });
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(async () => {
    printed.mockRestore();
    await remote.close();
  });
  const kari = remote.visitor();
  expect(await kari.ask.practice.get()).toMatchObject({
    services: expect.arrayContaining(['mail']),
    sandboxUrl: null,
    mailboxUrl: null,
  });
  await kari.signUp();
  const [line] = printed.mock.calls.flat().map(String);
  expect(line).toContain(`To confirm ${kari.email}: https://adfjord.test/`);
  await kari.fetch(line!.split(' ').at(-1)!);
  expect((await kari.signIn()).status).toBe(200);
  await kari.ask.operator.claim({ code: (await readSetupCode(remote.ctx))! });

  await remote.visitor().signUp();
  expect(printed).toHaveBeenCalledTimes(1);
});
