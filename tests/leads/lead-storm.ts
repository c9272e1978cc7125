import { startWorker } from '#server/worker.ts';
import { sql } from 'drizzle-orm';
import { collectGarbage } from '../collect-garbage.ts';
import { openTestHouse } from '../house.ts';
import { onThisMachine, openReceiver } from '../receiver.ts';
import { keepLeads } from '../stored-leads.ts';

interface Storm {
  /** How often so many leads come at once; the next ones as soon as whoever is well has these. */
  rounds: number;
  leads: number;
  campaigns: number;
}

const mebibyte = 1024 ** 2;
/** Each answer of the slow one: with four at a time it takes fewer than there come. */
const slowMs = 50;

/** Leads come in a storm, and three systems want each of them: one is well, one is down, one takes its time. */
export async function openLeadStorm() {
  const house = await openTestHouse(onThisMachine);
  const [good, down, slow] = await Promise.all([openReceiver(), openReceiver(), openReceiver()]);
  const kari = await house.visitor().join();
  for (const [name, { url }] of Object.entries({ good, down, slow }))
    await kari.ask.leads.addTarget({ kind: 'flat-webhook', name, secret: url });
  down.fromNowOn(503);
  slow.fromNowOn({ status: 200, afterMs: slowMs });
  await startWorker(house.ctx);
  const names = ['good', 'down', 'slow'] as const;
  /** The ids by which each was told of each lead. */
  const taken = { good: told(), down: told(), slow: told() };

  /** Notes what they have taken, and lets go of the rest, so that nothing of it is measured. */
  function note(): void {
    for (const name of names)
      for (const { answered, body } of { good, down, slow }[name].received.splice(0)) {
        if (answered === 503) continue;
        const { id, lead_id: lead } = JSON.parse(body) as { id: string; lead_id: string };
        taken[name].set(lead, [...(taken[name].get(lead) ?? []), id]);
      }
  }

  return {
    house,
    kari,
    taken,
    note,
    /** How long each took from when they came at once to whoever is well, and by how much memory grew in the second half. */
    async blow({ rounds, leads, campaigns }: Storm) {
      const tookMs: number[] = [];
      const began = performance.now();
      let usedBefore = 0;
      for (let round = 0; round < rounds; round += 1) {
        const from = performance.now();
        const all = good.until(leads);
        await keepLeads(
          house,
          kari,
          Array.from({ length: leads }, (_, place) => ({
            facebookCampaignId: String(120 + ((round * leads + place) % campaigns)),
          })),
        );
        await all;
        tookMs.push(...good.received.map(({ at }) => at - from));
        note();
        if (round === Math.floor(rounds / 2)) usedBefore = heapUsed();
      }
      const seconds = (performance.now() - began) / 1000;
      return {
        medianMs: tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length / 2)]!,
        anHour: Math.round((tookMs.length / seconds) * 3600),
        grownMb: (heapUsed() - usedBefore) / mebibyte,
      };
    },
    /** Whoever was down is there again. The first it takes is lost with its answer. */
    mend(): void {
      down.nextTime('hangs up');
      down.fromNowOn(200);
    },
    /** Some minutes later, whatever rests or waits for its next try is due. */
    async pass(minutes: number): Promise<void> {
      await house.passTime(minutes);
      await house.ctx.db.execute(
        sql`update jobs.job set start_after = now() where state in ('created', 'retry')`,
      );
    },
    async close(): Promise<void> {
      await slow.close();
      await house.close();
      await Promise.all([good.close(), down.close()]);
    },
  };
}

const told = () => new Map<string, string[]>();

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
