import { defineJob } from '#server/job.ts';
import { z } from 'zod';
import { removeStale } from '../queries.ts';

/** Removes sessions, links and counts that have run out. Done by the clock. */
export const forgetStale = defineJob({
  name: 'forget-stale',
  // The clock brings no payload.
  payload: z
    .object({})
    .nullish()
    .transform((nothing) => nothing ?? {}),

  run: ({ db, now }) => removeStale(db, now()),

  // The clock brings the next try.
  async giveUp() {},
});
