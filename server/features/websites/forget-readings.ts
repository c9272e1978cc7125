import { defineClockJob } from '#server/job.ts';
import { removeReadings } from './queries.ts';

const keptMs = 24 * 60 * 60_000;

/** Removes what was found on websites a day ago: what somebody wanted of it stands in a draft. Done by the clock. */
export const forgetReadings = defineClockJob({
  name: 'forget-readings',
  run: ({ db, now }) => removeReadings(db, new Date(now() - keptMs)),
});
