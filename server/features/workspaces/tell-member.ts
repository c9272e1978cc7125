import type { Right } from '#contract/people/roles.ts';
import { oneLine } from '#server/mail/email-entry.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { countMemberships } from './member-queries.ts';
import { getWorkspace } from './queries.ts';

type Message = Omit<Parameters<typeof queueEmail>[2], 'to' | 'audience'> & {
  /** What they must still be allowed when it is sent; to belong there, if nothing is said. */
  right?: Right;
};

/** Promises a member an email about a workspace. Whoever belongs to several reads first which one it is about. */
export async function tellMember(
  { queue, db: tx }: { queue: Queue; db: Database },
  workspaceId: WorkspaceId,
  { to, message: { right = 'any', ...message } }: { to: { id: string; email: string }; message: Message },
): Promise<void> {
  const isOneOfSeveral = (await countMemberships(tx, to.id)) > 1;
  const place = isOneOfSeveral ? `[${oneLine((await getWorkspace(tx, workspaceId)).name)}] ` : '';
  const audience = { workspaceId, personId: to.id, right };
  const subject = `${place}${message.subject}`;
  await queueEmail(queue, tx, { ...message, to: to.email, audience, subject });
}
