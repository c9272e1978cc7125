import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
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

test('while no meeting can be opened, the person is told', async () => {
  const kari = await house.visitor().join();
  await house.practice.trouble({ service: 'meetings', times: 3, trouble: { kind: 'html' } });
  await expect(kari.ask.support.openLiveSupport()).rejects.toMatchObject({
    code: 'SUPPORT_UNAVAILABLE',
    defined: true,
  });
});

test('nobody opens more than five meetings an hour', async () => {
  const kari = await house.visitor().join();
  for (let count = 0; count < 5; count++) await kari.ask.support.openLiveSupport();
  await expect(kari.ask.support.openLiveSupport()).rejects.toMatchObject({ code: 'SUPPORT_UNAVAILABLE' });
  const ola = await house.visitor().join();
  await ola.ask.support.openLiveSupport();
  await house.passTime(61);
  await kari.ask.support.openLiveSupport();
});
