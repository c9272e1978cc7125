import { defineClockJob } from '#server/job.ts';
import { removeOldLines } from './queries.ts';

/** Removes what is older than its workspace wants the log kept. Done by the clock. */
export const forgetOldLines = defineClockJob({
  name: 'forget-audit-lines',
  run: ({ db, now }) => removeOldLines(db, new Date(now())),
});
