import { isProof } from '#tests/chance.ts';
import { collectGarbage } from '#tests/collect-garbage.ts';
import { openTestHouse } from '#tests/house.ts';
import { onThisMachine, openReceiver } from '#tests/receiver.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deliverLeads } from './deliver-leads.ts';

const house = await openTestHouse(onThisMachine);
const [good, down, slow] = await Promise.all([openReceiver(), openReceiver(), openReceiver()]);
afterAll(async () => {
  await slow.close();
  await house.close();
  await Promise.all([good.close(), down.close()]);
});

/** As they come in an hour, over many campaigns. */
const storm = isProof ? { rounds: 100, leads: 100, campaigns: 200 } : { rounds: 6, leads: 25, campaigns: 20 };

async function deliver(): Promise<void> {
  const { queue, db } = house.ctx;
  await db.execute(
    sql`update jobs.job set start_after = now() where name = ${deliverLeads.name} and state <= 'active'`,
  );
  const run = () => queue.workOnce(deliverLeads.name, (context) => deliverLeads.attempt(house.ctx, context));
  expect(await run()).toEqual([]);
}

const idsAt = (receiver: typeof good) => receiver.bodies<{ id: string; lead_id: string }>();

test('in a storm a system that is down and one that is slow hold up no other, and nothing is lost or twice', async () => {
  const kari = await house.visitor().join();
  const { addTarget } = kari.ask.leads;
  for (const [name, receiver] of Object.entries({ good, down, slow }))
    await addTarget({ kind: 'flat-webhook', name, secret: receiver.url });
  down.fromNowOn(503);
  const total = storm.rounds * storm.leads;
  let usedBefore = 0;
  for (let round = 0; round < storm.rounds; round += 1) {
    slow.nextTime({ status: 429, retryAfter: '120' });
    await keepLeads(
      house,
      kari,
      Array.from({ length: storm.leads }, (_, place) => ({
        facebookCampaignId: String(120 + ((round * storm.leads + place) % storm.campaigns)),
      })),
    );
    await deliver();
    // Whoever is well has everything at once, whatever waits for the others.
    expect(good.received).toHaveLength((round + 1) * storm.leads);
    if (round === Math.floor(storm.rounds / 2)) usedBefore = heapUsed();
  }
  // What the receivers remember of it is theirs: 3 kB a message.
  expect(heapUsed() - usedBefore).toBeLessThan(40_000_000 + total * 6_000);
  expect(new Set(idsAt(good).map(({ id }) => id)).size).toBe(total);

  down.fromNowOn(200);
  const refused = down.received.length;
  for (let turn = 0; turn < 4; turn += 1) {
    await house.passTime(6);
    await deliver();
  }
  const [, laterDown, laterSlow] = await kari.ask.leads.listTargets();
  expect([laterDown, laterSlow]).toMatchObject([
    { waiting: 0, givenUp: 0 },
    { waiting: 0, givenUp: 0 },
  ]);
  const taken = idsAt(down).slice(refused);
  expect(new Set(taken.map(({ lead_id: lead }) => lead)).size).toBe(total);
  expect(taken).toHaveLength(total);
  expect(new Set(idsAt(slow).map(({ lead_id: lead }) => lead)).size).toBe(total);
}, 600_000);

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
