import { defineClockJob } from '#server/job.ts';
import { forgetDeletedDrafts } from './deleted-draft-queries.ts';

/** Removes deleted drafts that can no longer come back. Done by the clock. */
export const forgetDrafts = defineClockJob({
  name: 'forget-drafts',
  run: ({ db, now }) => forgetDeletedDrafts(db, now()),
});
