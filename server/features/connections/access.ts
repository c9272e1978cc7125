import { m } from '#server/catalogue/messages.js';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { brokenReason, isLinkUnusable, refusalFor } from './facebook-trouble.ts';
import { type ConnectionRow, findConnection, getConnection, markBroken } from './queries.ts';
import type { StoredAdAccount, StoredPage } from './tables.ts';

/** Where connections are kept, and the key to their tokens. */
interface Keys {
  db: Database;
  seal: Seal;
}

/** What the tokens of a workspace are sealed with: no other workspace can open them. */
export function sealContext(workspaceId: WorkspaceId): string {
  return `connection:${workspaceId}`;
}

/** The person's own token. */
export async function getFacebookToken({ db, seal }: Keys, workspaceId: WorkspaceId): Promise<string> {
  const row = await getUsable(db, workspaceId);
  return seal.decrypt(row.sealedToken, sealContext(workspaceId));
}

/** The ad account asked for, else the chosen one, with the token to act for it. */
export async function getAdAccountAccess(
  { db, seal }: Keys,
  workspaceId: WorkspaceId,
  adAccountId?: string | null,
): Promise<{ adAccount: StoredAdAccount; account: Account }> {
  const row = await getUsable(db, workspaceId);
  const id = adAccountId ?? row.selectedAdAccountId;
  if (id === null) throw new Refusal('AD_ACCOUNT_NOT_CHOSEN');
  const adAccount = pick(row.adAccounts, id);
  const token = seal.decrypt(row.sealedToken, sealContext(workspaceId));
  return { adAccount, account: { id: adAccount.id, token, currency: adAccount.currency } };
}

/** The page asked for, with the page's own token. */
export async function getPageAccess(
  { db, seal }: Keys,
  workspaceId: WorkspaceId,
  pageId: string,
): Promise<{ page: StoredPage; token: string }> {
  const row = await getUsable(db, workspaceId);
  const page = pick(row.pages, pageId);
  if (!page.sealedToken) {
    const options = { locale: currentContext()?.language ?? 'en' } as const;
    const reason = m.connection_page_forbidden({ page: page.name }, options);
    throw new Refusal('FACEBOOK_REFUSED', { reason, reference: null, needsPermission: true });
  }
  return { page, token: seal.decrypt(page.sealedToken, sealContext(workspaceId)) };
}

/** Asks Facebook while somebody waits: what goes wrong there becomes a refusal, and a dead token is marked as one. */
export async function askFacebook<Answer>(
  keys: Keys,
  workspaceId: WorkspaceId,
  { token, ask }: { token: string; ask: () => Promise<Answer> },
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await noteIfUnusable(keys, workspaceId, { token, answer: error });
    throw refusalFor(error, currentContext()?.language ?? 'en');
  }
}

/**
 * Whether what Meta answered makes the link unusable. Every screen then says so and why, until it is renewed or, after a
 * security check, refreshed. A link that was renewed since the token was used stays whole.
 */
export async function noteIfUnusable(
  keys: Keys,
  workspaceId: WorkspaceId,
  { token, answer }: { token: string; answer: unknown },
): Promise<boolean> {
  if (!(answer instanceof GatewayError) || !isLinkUnusable(answer)) return false;
  await markConnectionBroken(keys, workspaceId, { token, answer });
  return true;
}

async function markConnectionBroken(
  { db, seal }: Keys,
  workspaceId: WorkspaceId,
  { token, answer }: { token: string; answer: Pick<GatewayError, 'subcode'> },
): Promise<void> {
  const row = await findConnection(db, workspaceId);
  if (!row) return;
  const sealed = [row.sealedToken, ...row.pages.flatMap((page) => page.sealedToken ?? [])];
  if (!sealed.some((each) => seal.decrypt(each, sealContext(workspaceId)) === token)) return;
  await markBroken(db, workspaceId, { sealedToken: row.sealedToken, broken: brokenReason(answer) });
}

async function getUsable(db: Database, workspaceId: WorkspaceId): Promise<ConnectionRow> {
  const row = await getConnection(db, workspaceId);
  if (row.broken) throw new Refusal('CONNECTION_BROKEN');
  return row;
}

function pick<Entry extends { id: string }>(list: Entry[], id: string): Entry {
  const entry = list.find((each) => each.id === id);
  if (!entry) throw new Refusal('SELECTION_UNKNOWN');
  return entry;
}
