import { defineClockJob } from '#server/job.ts';
import { forwardMessage } from './forward-message.ts';
import { listUnsentMessages, removeOldMessages } from './queries.ts';

const oneYearMs = 365 * 24 * 3_600_000;

/** Promises anew the letters that mail has not taken for a day, and removes messages of a year ago. Done every night. */
export const tidyMessages = defineClockJob({
  name: 'tidy-messages',
  async run({ db, queue, now }) {
    for (const id of await listUnsentMessages(db)) await queue.add(db, forwardMessage, { id }, { key: id });
    await removeOldMessages(db, new Date(now() - oneYearMs));
  },
});
