import type { AppContext } from '#server/app-context.ts';
import { jobs, schedule } from '#server/jobs.ts';

/** Starts doing what waits in the queue, now and whenever something is added. */
export async function startWorker(ctx: AppContext): Promise<void> {
  const ofTheClock = new Set(schedule.map(({ job }) => job.name));
  for (const job of jobs) {
    // What the clock brings is one at a time, at rest as well.
    await ctx.queue.work(
      job.name,
      (jobRun) => job.attempt(ctx, jobRun),
      ofTheClock.has(job.name) ? 1 : undefined,
    );
  }
}

/** From now on the clock adds to the queue what is its to bring, whoever does it. */
export async function startClock({ queue }: Pick<AppContext, 'queue'>): Promise<void> {
  await queue.schedule(schedule.map(({ job, cron }) => ({ ...job, cron })));
}
