import type { AppContext } from '#server/app-context.ts';
import { jobs } from '#server/jobs.ts';

/** Starts doing what waits in the queue, now and whenever something is added. */
export async function startWorker(ctx: AppContext): Promise<void> {
  for (const job of jobs) {
    await ctx.queue.work(job.name, async (errand) => {
      try {
        await job.attempt(ctx, errand);
      } catch (error) {
        ctx.log.error(`job ${job.name} failed`, error, { lastTry: errand.lastTry });
        throw error;
      }
    });
  }
}
