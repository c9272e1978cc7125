import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

export const keepFresh = { name: 'keep-fresh', payload: z.object({}) };

/** Where the ad accounts are. */
const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Oslo' });

export interface Minute {
  syncs: number;
  ms: number;
}

/** What the product's own clock does, one minute after the other without the rest between them. */
export function openClock({ db, queue, sandboxUrl }: { db: Database; queue: Queue; sandboxUrl: string }) {
  async function count(what: ReturnType<typeof sql>): Promise<number> {
    const { rows } = (await db.execute(what)) as unknown as { rows: { count: number }[] };
    return rows[0]!.count;
  }
  const underWay = () =>
    count(sql`select count(*)::int from jobs.job where state < 'completed'
      and name in ('keep-fresh', 'sync-live-campaigns')`);
  const read = () =>
    count(sql`select count(*)::int from syncs where finished_at > now() - interval '30 minutes'`);

  /** Begins what is due, and waits until it is read. */
  async function minute(): Promise<Minute> {
    const before = await read();
    const startedAt = performance.now();
    await queue.add(db, keepFresh, {}, { key: 'bench' });
    while ((await underWay()) > 0) await wait(250);
    return { syncs: (await read()) - before, ms: performance.now() - startedAt };
  }

  let passedMs = 0;
  const hourThere = () => Number(hours.format(Date.now() + passedMs));

  /** Half an hour passes, and every ad account is read again, or those that are begun in so many minutes. */
  async function goRound(atMost = Infinity): Promise<Minute[]> {
    await fetch(`${sandboxUrl}/_scale/round?minutes=30`);
    passedMs += 30 * 60_000;
    await db.execute(sql`update syncs set started_at = started_at - interval '31 minutes',
      finished_at = finished_at - interval '31 minutes' where started_at > now() - interval '8 hours'`);
    const minutes: Minute[] = [];
    while (minutes.length < atMost) {
      const told = await minute();
      if (told.syncs === 0) break;
      minutes.push(told);
    }
    const failed = await count(sql`select count(*)::int from syncs where problem is not null`);
    if (failed > 0) throw new Error(`${failed} syncs failed.`);
    return minutes;
  }

  return {
    underWay,
    goRound,
    /** A minute of many: a thirtieth is due, and all others have been read a while ago. */
    async goMinute(): Promise<Minute[]> {
      await fetch(`${sandboxUrl}/_scale/round?minutes=30`);
      await db.execute(sql`update syncs set finished_at = newest.at, started_at = newest.at - interval '5 seconds'
        from (select distinct on (workspace_id) id, now() - interval '1 minute'
            * case when abs(hashtext(workspace_id::text)) % 30 = 0 then 31 else 10 end as at
          from syncs where started_at > now() - interval '8 hours' order by workspace_id, started_at desc) as newest
        where syncs.id = newest.id`);
      return [await minute()];
    },
    /** Rounds until no day of the ad accounts turns while they are measured: a new day costs more. */
    async passNight(): Promise<void> {
      while (hourThere() < 2 || hourThere() > 19) await goRound();
    },
  };
}
