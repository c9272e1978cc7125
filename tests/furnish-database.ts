import { ensureIndustries } from '#server/features/campaigns/industries/industry-queries.ts';
import { jobs } from '#server/jobs.ts';
import type { OpenedDatabase } from '#server/platform/database/database.ts';
import { Queue } from '#server/platform/queue/queue.ts';

/** Brings into a migrated database what a house brings into it when it opens for the first time. */
export async function furnish(database: OpenedDatabase): Promise<void> {
  const troubles: unknown[] = [];
  const queue = new Queue(database, (error) => troubles.push(error));
  await queue.open(jobs.map(({ name }) => name));
  await ensureIndustries(database.db);
  await queue.close();
  if (troubles.length > 0) throw troubles[0];
}
