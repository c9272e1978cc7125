import { callLimits } from '#contract/api-calls.ts';
import { defineJob } from '#server/job.ts';
import { z } from 'zod';
import { forgetCalls, forgetSums } from './queries.ts';

const dayMs = 24 * 60 * 60_000;
const atOnce = 10_000;

/** Forgets calls after thirty days. Done by the clock. */
export const forgetOldCalls = defineJob({
  name: 'forget-old-calls',
  // The clock brings no payload.
  payload: z
    .object({})
    .nullish()
    .transform((nothing) => nothing ?? {}),

  async run({ db, now }, _nothing, signal) {
    const before = new Date(now() - callLimits.keptDays * dayMs);
    while ((await forgetCalls(db, before, atOnce)) > 0) signal.throwIfAborted();
    await forgetSums(db, before);
  },

  // The clock brings the next try.
  async giveUp() {},
});
