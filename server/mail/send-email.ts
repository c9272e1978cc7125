import { randomUUID } from 'node:crypto';
import { defineJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { z } from 'zod';

const Email = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The ids of whom it tells: whoever is erased takes it along, as long as it is kept here. */
  about: z.array(z.string()).optional(),
});
type Email = z.infer<typeof Email>;

/** Promises to send an email: it goes out once mail answers, however long that takes within a day. */
export async function queueEmail(queue: Queue, tx: Database, email: Email): Promise<void> {
  await queue.add(tx, sendEmail, email, { key: randomUUID() });
}

export const sendEmail = defineJob({
  name: 'send-letter',
  payload: Email,
  run: ({ mail }, email) => mail.send(email),
  async giveUp({ log }, { subject }) {
    log.error('a letter could not be sent for a day', new Error('mail does not answer'), { subject });
  },
});
