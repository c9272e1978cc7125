import { randomUUID } from 'node:crypto';
import { defineJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { z } from 'zod';
import { Audience } from './audience.ts';
import { drawBars } from './email-chart.ts';
import { fetchEmailPicture, pictureName, withoutPicture } from './email-picture.ts';

const Email = z.object({
  id: z.uuid().optional(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Where the picture it shows lies at Meta: fetched when it is sent, and left out where it is gone. */
  pictureUrl: z.string().optional(),
  /** What the bars of its chart are drawn by. */
  bars: z.array(z.number()).optional(),
  /** Where whoever wants no more of its kind says so. */
  stopUrl: z.string().optional(),
  /** The ids of whom it tells: whoever is erased takes it along, as long as it is kept here. */
  about: z.array(z.string()).optional(),
  audience: Audience.optional(),
});
type Email = z.infer<typeof Email>;

/** Promises to send an email: it goes out once mail answers, however long that takes within a day. */
export async function queueEmail(
  queue: Queue,
  tx: Database,
  { notBefore, ...email }: Omit<Email, 'id'> & { notBefore?: Date | undefined },
): Promise<void> {
  const id = randomUUID();
  await queue.add(tx, sendEmail, { id, ...email }, { key: id, ...(notBefore && { notBefore }) });
}

export const sendEmail = defineJob({
  name: 'send-letter',
  payload: Email,
  async run({ mail, meta, mayHear }, { pictureUrl, bars, audience, ...email }) {
    if (audience && !(await mayHear(audience))) return;
    const content = bars ? await drawBars(bars) : pictureUrl && (await fetchEmailPicture(meta, pictureUrl));
    const picture = content && { cid: pictureName, content };
    await mail.send(picture ? { ...email, picture } : { ...email, html: withoutPicture(email.html) });
  },
  async giveUp({ log }, { subject }) {
    log.error('a letter could not be sent for a day', new Error('mail does not answer'), { subject });
  },
});
