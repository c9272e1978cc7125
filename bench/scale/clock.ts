import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

export const keepFresh = { name: 'keep-fresh', payload: z.object({}) };

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

  return {
    underWay,
    /** Half an hour passes, and every ad account is read again, or those that are begun in so many minutes. */
    async goRound(atMost = Infinity): Promise<Minute[]> {
      await fetch(`${sandboxUrl}/_scale/round?minutes=30`);
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
    },
  };
}
