import { openTestHouse } from '#tests/house.ts';
import { openPushService } from '#tests/push-phone.ts';
import { onThisMachine } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { forgetStale } from '../auth/forget-stale.ts';
import { sendPush } from './send-push.ts';

const house = await openTestHouse(onThisMachine);
const service = await openPushService(house);
afterAll(async () => {
  await service.close();
  await house.close();
});

const message = { title: 'Åse Bø', body: 'New lead', tag: 'a', url: '/leads' };
const promise = (browserId: string) =>
  house.ctx.queue.add(
    house.ctx.db,
    sendPush,
    { browserId, message, about: [] },
    { key: crypto.randomUUID() },
  );

test('a person is told in each browser that takes pushes, and can try it', async () => {
  const kari = await house.visitor().join();
  const [phone, tablet] = [await service.openPhone(kari), await service.openPhone(kari)];
  expect((await kari.ask.push.get()).browsers.map(({ id }) => id).toSorted()).toEqual(
    [phone.id, tablet.id].toSorted(),
  );
  expect(await kari.ask.push.test({ id: phone.id })).toEqual({ sent: true });
  expect(await phone.told()).toMatchObject([{ title: 'It works', tag: 'test' }]);
  expect(await tablet.told()).toEqual([]);
  expect(await kari.ask.push.removeBrowser({ id: phone.id })).toEqual({ removed: true });
  await expect(kari.ask.push.test({ id: phone.id })).rejects.toMatchObject({
    code: 'PUSH_BROWSER_NOT_FOUND',
  });
});

test.each([410, 404, 403])(
  'a browser that takes none any more is forgotten, and holds up no other: %i',
  async (status) => {
    const kari = await house.visitor().join();
    const [gone, phone] = [await service.openPhone(kari), await service.openPhone(kari)];
    if (status === 410) await gone.switchOff();
    else
      await house.practice.trouble({
        service: 'push',
        times: 1,
        trouble: { kind: 'error', status, code: status },
      });
    for (const { id } of [gone, phone]) {
      await promise(id);
      expect(await house.runJobs()).toEqual([]);
    }
    expect((await kari.ask.push.get()).browsers.map(({ id }) => id)).toEqual([phone.id]);
    expect(await phone.told()).toMatchObject([message]);
    await keepLeads(house, kari, [{ name: 'Ida Vik' }]);
    await promise(gone.id);
    await house.passTime(1);
    for (let round = 0; round < 2; round += 1) expect(await house.retryJobs()).toEqual([]);
    expect(await gone.told()).toEqual([]);
    expect((await phone.told()).map(({ title }) => title)).toEqual([message.title, 'Ida Vik']);
  },
);

test('what the push service cannot take now it gets later, when it says', async () => {
  const kari = await house.visitor().join();
  const phone = await service.openPhone(kari);
  for (const [status, retrySeconds, headers] of [
    [500, 2, {}],
    [429, 60, { 'retry-after': '60' }],
  ] as const) {
    const trouble = { kind: 'error', status, code: status, headers };
    await house.practice.trouble({ service: 'push', times: 1, trouble });
    await promise(phone.id);
    await house.runJobs();
    expect((await kari.ask.push.get()).browsers).toHaveLength(1);
    const { rows } = (await house.ctx.db.execute(
      sql`select retry_delay as seconds from jobs.job where name = 'send-push' and state = 'retry'`,
    )) as unknown as { rows: { seconds: number }[] };
    expect(rows).toEqual([{ seconds: retrySeconds }]);
    await house.retryJobs();
  }
  expect(await phone.told()).toHaveLength(2);
});

test('an address that is no push service’s is not called', async () => {
  const kari = await house.visitor().join();
  const { address } = await service.openPhone(kari);
  for (const endpoint of [
    'https://10.0.0.1/send',
    'https://[fd00::1]/',
    'http://push.example/a',
    'https://169.254.169.254/',
  ])
    await expect(kari.ask.push.addBrowser({ ...address, endpoint })).rejects.toMatchObject({
      code: 'PUSH_ADDRESS_UNUSABLE',
    });
});

test('a browser belongs to whoever said so last, and a session that is ended takes it along', async () => {
  const kari = await house.visitor().join();
  const ola = await house.visitor().join();
  const phone = await service.openPhone(kari);
  await ola.ask.push.addBrowser(phone.address);
  expect((await kari.ask.push.get()).browsers).toEqual([]);
  await expect(kari.ask.push.test({ id: phone.id })).rejects.toMatchObject({
    code: 'PUSH_BROWSER_NOT_FOUND',
  });
  await ola.post('/api/auth/sign-out', {});
  await ola.signIn();
  expect((await ola.ask.push.get()).browsers).toEqual([]);
});

test('a session that has run out by itself leaves its browser told', async () => {
  const kari = await house.visitor().join();
  await service.openPhone(kari);
  await house.passTime(8 * 24 * 60);

  await house.ctx.queue.add(house.ctx.db, forgetStale, {}, { key: 'clock' });
  await house.runJobs();
  await kari.signIn();
  expect((await kari.ask.push.get()).browsers).toHaveLength(1);
});
