import { loadavg } from 'node:os';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from 'drizzle-orm';
import type { Minute } from './clock.ts';
import { parentOf, residentMb, workedMs, workedWithChildrenMs } from './processor-time.ts';

export interface Measured {
  syncs: number;
  elapsedMs: number;
  productMs: number;
  postgresMs: number;
  metaMs: number;
  transactions: number;
  rowsWritten: number;
  residentMb: number;
  mostMb: number;
  databaseMb: number;
  rows: number;
  load: number;
}

/** Processor time of each process apart, and what PostgreSQL has counted. */
export async function openMeter({ db, product, meta }: { db: Database; product: number; meta: number }) {
  async function one<Row>(statement: ReturnType<typeof sql>): Promise<Row> {
    return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows[0]!;
  }
  const { pid } = await one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const server = await parentOf(pid);
  async function look() {
    await db.execute(sql`select pg_stat_clear_snapshot(), pg_stat_force_next_flush()`);
    const counted = await one<{ transactions: number; written: number }>(
      sql`select xact_commit::float8 as transactions, (tup_inserted + tup_updated + tup_deleted)::float8 as written
        from pg_stat_database where datname = current_database()`,
    );
    const [productMs, metaMs, postgresMs] = await Promise.all([
      workedMs(product),
      workedMs(meta),
      workedWithChildrenMs(server),
    ]);
    return { ...counted, productMs, metaMs, postgresMs };
  }
  return {
    async measure(run: () => Promise<Minute[]>): Promise<Measured> {
      const before = await look();
      const minutes = await run();
      const after = await look();
      const memory = await residentMb(product);
      const { mb, rows } = await one<{ mb: number; rows: number }>(
        sql`select pg_database_size(current_database())::float8 / 1048576 as mb,
          (select sum(reltuples)::float8 from pg_class where relkind = 'r' and reltuples > 0) as rows`,
      );
      return {
        syncs: minutes.reduce((sum, { syncs }) => sum + syncs, 0),
        elapsedMs: minutes.reduce((sum, { ms }) => sum + ms, 0),
        productMs: after.productMs - before.productMs,
        postgresMs: after.postgresMs - before.postgresMs,
        metaMs: after.metaMs - before.metaMs,
        transactions: after.transactions - before.transactions,
        rowsWritten: after.written - before.written,
        residentMb: memory.now,
        mostMb: memory.most,
        databaseMb: mb,
        rows,
        load: loadavg()[0]!,
      };
    },
  };
}
