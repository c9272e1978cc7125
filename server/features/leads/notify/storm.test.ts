import { isProof } from '#tests/proof/chance.ts';
import { openTestHouse } from '#tests/house.ts';
import { openPushService } from '#tests/push-phone.ts';
import { onThisMachine } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse(onThisMachine);
const service = await openPushService(house);
afterAll(async () => {
  await service.close();
  await house.close();
});

/** As fast as 10,000 in an hour, from 200 campaigns. */
const perMinute = 166;
const minutes = isProof ? 60 : 3;

/** In how many seconds the next round of pushes is due, by the clock of the house. */
async function secondsToRound(): Promise<number[]> {
  const { rows } = (await house.ctx.db.execute(
    sql`select (data->>'at')::float8 as at from jobs.job where name = 'push-leads' and state = 'created'`,
  )) as unknown as { rows: { at: number }[] };
  return rows.map(({ at }) => (at - house.ctx.now()) / 1000);
}

test('in a storm each lead is told of once, within seconds, in few messages', async () => {
  const kari = await house.visitor().join();
  const phone = await service.openPhone(kari);
  await kari.ask.leads.setReminder({ minutes: null });
  for (let minute = 0; minute < minutes; minute += 1) {
    await keepLeads(
      house,
      kari,
      Array.from({ length: perMinute }, (_, index) => ({
        facebookCampaignId: `12021000000000${1000 + ((minute * perMinute + index) % 200)}`,
      })),
    );
    expect(Math.min(...(await secondsToRound()))).toBeLessThanOrEqual(5);
    await house.passTime(1);
    for (let round = 0; round < 2; round += 1) expect(await house.retryJobs()).toEqual([]);
  }
  await house.passTime(2);
  for (let round = 0; round < 2; round += 1) expect(await house.retryJobs()).toEqual([]);

  const pushes = await phone.told();
  const told = pushes.reduce((sum, { title }) => sum + Number(/^(\d+) new leads/.exec(title)?.[1] ?? 1), 0);
  expect(told).toBe(perMinute * minutes);
  expect(pushes.length).toBeLessThanOrEqual(minutes * 12);
  const subjects = (await house.practice.emailsTo(kari.email)).map(({ subject }) => subject);
  const counts = subjects.flatMap((subject) => /^(\d+) new leads$/.exec(subject)?.[1] ?? []);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(perMinute * minutes);
  expect(counts.length).toBeLessThanOrEqual(minutes + 1);
});
