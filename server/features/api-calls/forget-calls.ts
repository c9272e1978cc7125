import { callLimits } from '#contract/api-calls.ts';
import { defineClockJob } from '#server/job.ts';
import { forgetCalls, forgetSums } from './queries.ts';

const dayMs = 24 * 60 * 60_000;
const atOnce = 10_000;

/** Forgets calls after thirty days. Done by the clock. */
export const forgetOldCalls = defineClockJob({
  name: 'forget-old-calls',
  async run({ db, now }, signal) {
    const before = new Date(now() - callLimits.keptDays * dayMs);
    while ((await forgetCalls(db, before, atOnce)) > 0) signal.throwIfAborted();
    await forgetSums(db, before);
  },
});
