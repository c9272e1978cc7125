import { defineJob } from '#server/job.ts';
import { z } from 'zod';
import { forgetDeletedDrafts } from './deleted-draft-queries.ts';

/** Removes deleted drafts that can no longer come back. Done by the clock. */
export const forgetDrafts = defineJob({
  name: 'forget-drafts',
  // The clock brings no payload.
  payload: z
    .object({})
    .nullish()
    .transform((nothing) => nothing ?? {}),

  run: ({ db, now }) => forgetDeletedDrafts(db, now()),

  // The clock brings the next try.
  async giveUp() {},
});
