import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { listPeople } from '../people/people-queries.ts';
import type { Told } from './leftovers.ts';
import { findDeletion, finishDeletionRow } from './queries.ts';

/** Whether Facebook took back what it had permitted, as far as we know. */
export type GrantEnd = 'returned' | 'kept';

/** Notes that all is done, and says so. A second time after a lost moment repeats at most the email to an account that is gone. */
export async function sayDone(
  ctx: AppContext,
  code: string,
  { told, grant }: { told: Told; grant: GrantEnd },
): Promise<void> {
  const { db, mail, queue, now } = ctx;
  await db.transaction(async (tx) => {
    if ((await findDeletion(tx, code))?.finishedAt) return;
    await finishDeletionRow(tx, code, new Date(now()));
    if (told.about !== 'workspace') return;
    const url = `${ctx.settings.publicUrl}/deletion/${code}`;
    for (const { email, language } of await listPeople(tx, told.personIds))
      await queueEmail(queue, tx, {
        to: email,
        ...(await workspaceEmail({ ...told, grant, url }, language)),
      });
  });
  // Sent here and not by a job of its own, whose payload would keep the address.
  if (told.about === 'account') await mail.send(await accountEmail({ ...told, grant }));
}

function workspaceEmail(
  {
    workspace,
    deletedBy,
    grant,
    url,
  }: { workspace: string; deletedBy: string; grant: GrantEnd; url: string },
  language: Language,
) {
  const options = { locale: language };
  const message = {
    subject: m.letter_workspace_deleted_subject({ workspace }, options),
    heading: m.letter_workspace_deleted_heading({}, options),
    paragraphs: [
      m.letter_workspace_deleted_text({ name: deletedBy, workspace }, options),
      m[`letter_deleted_grant_${grant}`]({}, options),
    ],
    action: m.letter_workspace_deleted_action({}, options),
    note: m.letter_workspace_deleted_note({}, options),
  };
  return composeEmail(message, { language, url });
}

/** The last email: that it is done, and what we could not do ourselves. */
async function accountEmail({
  email,
  name,
  language,
  grant,
}: Extract<Told, { about: 'account' }> & { grant: GrantEnd }) {
  const options = { locale: language };
  const message = {
    subject: m.letter_deleted_subject({}, options),
    heading: m.letter_deleted_heading({}, options),
    paragraphs: [m.letter_deleted_text({ name }, options), m[`letter_deleted_grant_${grant}`]({}, options)],
    note: m.letter_deleted_note({}, options),
  };
  return { to: email, ...(await composeEmail(message, { language })) };
}
