import { defineClockJob } from '#server/job.ts';
import { forgetPresences } from './presence-queries.ts';
import { forgetComments } from './queries.ts';

/** Removes what was said of drafts that are gone, and windows that were closed without a word. Done by the clock. */
export const forgetTogether = defineClockJob({
  name: 'forget-together',
  async run({ db, now }) {
    await forgetComments(db);
    await forgetPresences(db, now());
  },
});
