import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { hitRateLimit } from '#server/features/people/queries.ts';
import { listMembers } from '#server/features/workspaces/member-queries.ts';
import { tellMember } from '#server/features/workspaces/tell-member.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { composeEmail, type Words } from '#server/mail/email.ts';
import { sayText } from '#server/platform/coded-text.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { z } from 'zod';
import { findGivenUp } from '../deliver/delivery-log-queries.ts';
import { listTargets } from '../deliver/target-queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Told {
  host: string;
  count: number;
  problem: string;
  /** It said itself that it wants no more, and deliveries were switched off. */
  isUnwanted: boolean;
}

function wordsOf({ host, count, problem, isUnwanted }: Told, locale: Language): Words {
  const subject = m.given_up_letter_subject({}, { locale });
  return {
    subject,
    heading: subject,
    paragraphs: isUnwanted
      ? [
          m.given_up_letter_unwanted({ host, count }, { locale }),
          m.given_up_letter_unwanted_next({}, { locale }),
        ]
      : [
          m.given_up_letter_failed({ host, count, problem }, { locale }),
          m.given_up_letter_failed_next({}, { locale }),
        ],
    action: m.given_up_letter_action({}, { locale }),
    note: m.given_up_letter_note({}, { locale }),
  };
}

/** Promises an email about deliveries that were given up, in an hour: there may be more by then. */
export async function promiseGivenUpEmail(
  { db, queue, now }: AppContext,
  workspaceId: WorkspaceId,
): Promise<void> {
  const notBefore = new Date(now() + hourMs);
  await queue.add(db, writeGivenUpEmail, { workspaceId }, { key: workspaceId, notBefore });
}

/** Says of each target that leads were given up, once a day at most. */
export const writeGivenUpEmail = defineJob({
  name: 'write-given-up-letter',
  payload: z.object({ workspaceId: KeptWorkspaceId }),

  async run({ db, queue, settings, now }, { workspaceId }) {
    await db.transaction(async (tx) => {
      const readers = await listMembers(tx, workspaceId, 'manage');
      const url = pagesOf(settings.publicUrl, workspaceId)('/profile#leads');
      for (const { id, name: host } of await listTargets(tx, workspaceId)) {
        const { count, problem, isUnwanted } = await findGivenUp(tx, id, new Date(now() - 2 * dayMs));
        const key = `given-up-letter:${id}`;
        if (!problem || (await hitRateLimit(tx, key, { now: now(), withinMs: dayMs })) > 1) continue;
        for (const to of readers) {
          const { language } = to;
          const told = { host, count, problem: sayText(problem, language), isUnwanted };
          const message = await composeEmail(wordsOf(told, language), { language, url });
          await tellMember({ queue, db: tx }, workspaceId, { to, message });
        }
      }
    });
  },

  giveUp: 'a letter about deliveries could not be written',
});
