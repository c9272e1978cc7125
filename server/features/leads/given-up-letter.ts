import type { Language } from '#contract/people.ts';
import { countKnock } from '#server/features/people/queries.ts';
import { listMembers } from '#server/features/workspaces/queries.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { composeLetter, type Words } from '#server/letter.ts';
import { sayText } from '#server/plumbing/coded-text.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { postLetter } from '#server/send-letter.ts';
import { z } from 'zod';
import { findGivenUp } from './delivery-log-queries.ts';
import { findWebhook } from './webhook-queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Told {
  host: string;
  count: number;
  problem: string;
  /** It said itself that it wants no more, and deliveries were switched off. */
  isUnwanted: boolean;
}

const words: Record<Language, (told: Told) => Words> = {
  en: ({ host, count, problem, isUnwanted }) => ({
    subject: 'Your system isn’t accepting leads',
    heading: 'Your system isn’t accepting leads',
    paragraphs: isUnwanted
      ? [
          `${host} answered 410: it wants no more leads. So we switched deliveries off. ${count === 1 ? 'One lead was' : `${count} leads were`} not delivered.`,
          'Nothing is lost: all leads are in Adfjord. To go on, switch deliveries on again in your profile, and resend from the list of deliveries.',
        ]
      : [
          `We tried for a day to deliver ${count === 1 ? 'a lead' : `${count} leads`} to ${host}. The result of the last try: ${problem}`,
          'Nothing is lost: all leads are in Adfjord. Once your system is working again, resend them from the list of deliveries.',
        ],
    action: 'See deliveries',
    note: 'You get this email, at most once a day, because leads are delivered to your own system.',
  }),
  nb: ({ host, count, problem, isUnwanted }) => ({
    subject: 'Systemet ditt tar ikke imot leads',
    heading: 'Systemet ditt tar ikke imot leads',
    paragraphs: isUnwanted
      ? [
          `${host} svarte 410: det vil ikke ha flere leads. Derfor slo vi av leveringen. ${count === 1 ? 'Ett lead' : `${count} leads`} ble ikke levert.`,
          'Ingenting er tapt: alle leads ligger i Adfjord. Slå på leveringen igjen i profilen din for å fortsette, og send på nytt fra listen over leveringer.',
        ]
      : [
          `I et døgn har vi prøvd å levere ${count === 1 ? 'et lead' : `${count} leads`} til ${host}. Slik gikk det siste forsøket: ${problem}`,
          'Ingenting er tapt: alle leads ligger i Adfjord. Når systemet ditt virker igjen, kan du sende dem på nytt fra listen over leveringer.',
        ],
    action: 'Se leveringer',
    note: 'Du får denne e-posten, høyst én gang i døgnet, fordi leads leveres til ditt eget system.',
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
      const { count, problem, isUnwanted } = await findGivenUp(tx, workspaceId, new Date(now() - 2 * dayMs));
      if (!webhook || !problem) return;
      const key = `given-up-letter:${workspaceId}`;
      if ((await countKnock(tx, key, { now: now(), withinMs: dayMs })) > 1) return;
      const { host } = new URL(webhook.url);
      const url = `${settings.publicUrl}/profile#leads`;
      for (const { email, language } of await listMembers(tx, workspaceId))
        await postLetter(queue, tx, {
          to: email,
          ...(await composeLetter(
            words[language]({ host, count, problem: sayText(problem, language), isUnwanted }),
            {
              language,
              url,
            },
          )),
        });
    });
  },

  async giveUp({ log }, { workspaceId }) {
    log.error('a letter about deliveries could not be written', new Error('see the tries before'), {
      workspaceId,
    });
  },
});
