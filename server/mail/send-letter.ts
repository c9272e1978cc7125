import { randomUUID } from 'node:crypto';
import { defineJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { z } from 'zod';

const Letter = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The ids of whom it tells: whoever is erased takes it along, as long as it is kept here. */
  about: z.array(z.string()).optional(),
});
type Letter = z.infer<typeof Letter>;

/** Promises to send a letter: it goes out once mail answers, however long that takes within a day. */
export async function postLetter(queue: Queue, tx: Database, letter: Letter): Promise<void> {
  await queue.add(tx, sendLetter, letter, { key: randomUUID() });
}

export const sendLetter = defineJob({
  name: 'send-letter',
  payload: Letter,
  run: ({ mail }, letter) => mail.send(letter),
  async giveUp({ log }, { subject }) {
    log.error('a letter could not be sent for a day', new Error('mail does not answer'), { subject });
  },
});
