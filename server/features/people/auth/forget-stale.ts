import { defineClockJob } from '#server/job.ts';
import { removeStale } from '../queries.ts';

/** Removes sessions, links and counts that have run out. Done by the clock. */
export const forgetStale = defineClockJob({
  name: 'forget-stale',
  run: ({ db, now }) => removeStale(db, now()),
});
