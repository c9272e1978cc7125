import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { listGrants } from '../people/grants/grant-queries.ts';
import { getPerson } from '../people/queries.ts';

/** Writes into the log that somebody has let an assistant in, and what it may do. */
export async function noteGrant(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { personId, workspaceId, clientId }: { personId: string; workspaceId: WorkspaceId; clientId: string },
): Promise<void> {
  const { name } = await getPerson(db, personId);
  const grants = await listGrants(db, personId);
  const grant = grants.find((each) => each.clientId === clientId && each.workspaceId === workspaceId);
  if (!grant) return;
  await db.transaction((tx) =>
    noteDeed(
      tx,
      { name, workspaceId },
      {
        at: now(),
        deed: 'assistant-connected',
        subject: { kind: 'assistant', id: grant.id, name: grant.name },
        to: { scopes: grant.scopes },
      },
    ),
  );
}
