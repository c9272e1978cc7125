import { randomUUID } from 'node:crypto';
import { connections } from '#server/features/connections/tables.ts';
import { members, workspaces } from '#server/features/workspaces/tables.ts';
import { openSeal } from '#server/platform/crypto/seal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { eq } from 'drizzle-orm';

export interface Linking {
  db: Database;
  /** Of the installation. */
  secret: string;
  /** A workspace whose link to Facebook is copied. */
  like: WorkspaceId;
  /** Whose workspaces they are. */
  personId: string;
}

/** Makes a workspace for each of these ad accounts, linked as if somebody had gone through the dialog. */
export async function linkAccounts(
  { db, secret, like, personId }: Linking,
  adAccountIds: string[],
): Promise<WorkspaceId[]> {
  const seal = openSeal(secret);
  const [link] = await db.select().from(connections).where(eq(connections.workspaceId, like));
  const adAccount = link!.adAccounts.find(({ currency }) => currency === 'NOK')!;
  const token = seal.decrypt(link!.sealedToken, `connection:${like}`);
  const links = adAccountIds.map((id) => {
    const workspaceId = randomUUID() as WorkspaceId;
    const adAccounts = [{ ...adAccount, id, askedToTellAt: new Date().toISOString() }];
    const sealedToken = seal.encrypt(token, `connection:${workspaceId}`);
    const chosen = { selectedAdAccountId: id, pages: [], selectedPageId: null };
    return { ...link!, ...chosen, workspaceId, adAccounts, sealedToken };
  });
  const trialEndsAt = new Date(Date.now() + 86_400_000);
  await db
    .insert(workspaces)
    .values(links.map(({ workspaceId: id }) => ({ id, name: 'Client', trialEndsAt })));
  await db.insert(members).values(links.map(({ workspaceId }) => ({ workspaceId, personId })));
  await db.insert(connections).values(links);
  return links.map(({ workspaceId }) => workspaceId);
}
