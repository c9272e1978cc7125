import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse({ SUPPORT_HOURS: 'always' });
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

test('somebody signed in gets a meeting with support', async () => {
  const kari = await house.visitor().join();
  const { zoomLink } = await kari.ask.support.openLiveSupport();
  expect(URL.canParse(zoomLink)).toBe(true);
});

test('a visitor is asked to sign in', async () => {
  await expect(house.visitor().ask.support.openLiveSupport()).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
});

test('while no meeting can be opened, the person is told, and the log names what failed once', async () => {
  const kari = await house.visitor().join();
  await house.practice.trouble({ service: 'meetings', times: 3, trouble: { kind: 'html' } });
  await expect(kari.ask.support.openLiveSupport()).rejects.toMatchObject({
    code: 'SUPPORT_UNAVAILABLE',
    defined: true,
  });
  const failures = house.logged.filter((line) => line.includes('"level":"error"'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('a support meeting could not be opened');
});

test('nobody opens more than five meetings an hour, and the refusal says how long to wait', async () => {
  const kari = await house.visitor().join();
  for (let count = 0; count < 5; count++) await kari.ask.support.openLiveSupport();
  await expect(kari.ask.support.openLiveSupport()).rejects.toMatchObject({
    code: 'TOO_OFTEN',
    data: { minutes: 60 },
  });
  const ola = await house.visitor().join();
  await ola.ask.support.openLiveSupport();
  await house.passTime(61);
  await kari.ask.support.openLiveSupport();
});

test('meetings that could not be opened use up no try', async () => {
  const kari = await house.visitor().join();
  for (let count = 0; count < 6; count++) {
    await house.practice.trouble({ service: 'meetings', times: 3, trouble: { kind: 'html' } });
    await expect(kari.ask.support.openLiveSupport()).rejects.toMatchObject({ code: 'SUPPORT_UNAVAILABLE' });
    await house.practice.behave();
  }
  for (let count = 0; count < 5; count++) await kari.ask.support.openLiveSupport();
});

test('outside the hours of the operator nobody is sent into an empty room, but told when it opens', async () => {
  const shut = await openTestHouse({ SUPPORT_HOURS: shutNow() });
  const kari = await shut.visitor().join();
  const { hours, opensAt } = await shut.visitor().ask.support.hours();
  expect(hours).toMatchObject({ timeZone: 'UTC' });
  await expect(kari.ask.support.openLiveSupport()).rejects.toMatchObject({
    code: 'SUPPORT_CLOSED',
    data: { opensAt },
  });
  expect(await house.visitor().ask.support.hours()).toEqual({ hours: null, opensAt: null });
  await shut.close();
});

/** One minute of every day, twelve hours from now. */
function shutNow(): string {
  const hour = String((new Date().getUTCHours() + 12) % 24).padStart(2, '0');
  return `Mon-Sun ${hour}:00-${hour}:01 UTC`;
}
