import type { House } from '#server/house.ts';
import { jobs } from '#server/jobs.ts';

/** Starts doing what waits in the queue, now and whenever something is added. */
export async function startWorker(house: House): Promise<void> {
  for (const job of jobs) {
    await house.queue.work(job.name, async (errand) => {
      try {
        await job.attempt(house, errand);
      } catch (error) {
        house.log.error(`job ${job.name} failed`, error, { lastTry: errand.lastTry });
        throw error;
      }
    });
  }
}
