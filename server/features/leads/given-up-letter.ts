import type { Language } from '#contract/people.ts';
import { countKnock } from '#server/features/people/queries.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { composeLetter, type Words } from '#server/letter.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { postLetter } from '#server/send-letter.ts';
import { z } from 'zod';
import { findGivenUp } from './delivery-log-queries.ts';
import { listReaders } from './letter-readers.ts';
import { findWebhook } from './webhook-queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Told {
  host: string;
  count: number;
  problem: string;
}

const words: Record<Language, (told: Told) => Words> = {
  en: ({ host, count, problem }) => ({
    subject: 'Your system does not take your leads',
    heading: 'Your system does not take your leads',
    paragraphs: [
      `For a day we have tried to deliver ${count === 1 ? 'a lead' : `${count} leads`} to ${host}. What came of the last try: ${problem}`,
      'Nothing is lost: all leads are in Adfjord. Once your system is well again, send them from the list of deliveries.',
    ],
    action: 'Open Adfjord',
    note: 'You get this letter, at most once a day, because leads are delivered to a system of yours.',
  }),
  nb: ({ host, count, problem }) => ({
    subject: 'Systemet ditt tar ikke imot leads',
    heading: 'Systemet ditt tar ikke imot leads',
    paragraphs: [
      `I et døgn har vi prøvd å levere ${count === 1 ? 'et lead' : `${count} leads`} til ${host}. Slik gikk det siste forsøket: ${problem}`,
      'Ingenting er tapt: alle leads ligger i Adfjord. Når systemet ditt virker igjen, kan du sende dem fra listen over leveringer.',
    ],
    action: 'Åpne Adfjord',
    note: 'Du får dette brevet, høyst én gang i døgnet, fordi leads leveres til et system hos deg.',
  }),
};

/** Promises a letter about deliveries that were given up, in an hour: there may be more by then. */
export async function promiseGivenUpLetter(
  { db, queue, now }: House,
  workspaceId: WorkspaceId,
): Promise<void> {
  const notBefore = new Date(now() + hourMs);
  await queue.add(db, writeGivenUpLetter, { workspaceId }, { key: workspaceId, notBefore });
}

/** Says that leads were given up, once a day at most. */
export const writeGivenUpLetter = defineJob({
  name: 'write-given-up-letter',
  payload: z.object({ workspaceId: z.custom<WorkspaceId>((id) => typeof id === 'string') }),

  async run({ db, queue, settings, now }, { workspaceId }) {
    await db.transaction(async (tx) => {
      const webhook = await findWebhook(tx, workspaceId);
      const { count, problem } = await findGivenUp(tx, workspaceId, new Date(now() - 2 * dayMs));
      if (!webhook || !problem) return;
      const key = `given-up-letter:${workspaceId}`;
      if ((await countKnock(tx, key, { now: now(), withinMs: dayMs })) > 1) return;
      const { host } = new URL(webhook.url);
      const url = `${settings.publicUrl}/meta-ads`;
      for (const { email, language } of await listReaders(tx, workspaceId))
        await postLetter(queue, tx, {
          to: email,
          ...(await composeLetter(words[language]({ host, count, problem: problem[language] }), {
            language,
            url,
          })),
        });
    });
  },

  async giveUp({ log }, { workspaceId }) {
    log.error('a letter about deliveries could not be written', new Error('see the tries before'), {
      workspaceId,
    });
  },
});
