import { m } from '#server/catalogue/messages.js';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { brokenReason, isLinkUnusable, refusalFor } from './facebook-trouble.ts';
import type { Selection } from './rules.ts';
import { connections, facebookLogins, type StoredAdAccount, type StoredPage } from './tables.ts';

export type { StoredAdAccount, StoredPage } from './tables.ts';
export type ConnectionRow = typeof connections.$inferSelect;

/** Where connections are kept, and the key to their tokens. */
interface Keys {
  db: Database;
  seal: Seal;
}

const mine = (workspaceId: WorkspaceId) => eq(connections.workspaceId, workspaceId);
const isUsable = and(isNull(connections.broken), isNotNull(connections.selectedAdAccountId));

export async function findConnection(
  db: Database,
  workspaceId: WorkspaceId,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(connections).where(mine(workspaceId));
  return row;
}

export async function getConnection(db: Database, workspaceId: WorkspaceId): Promise<ConnectionRow> {
  const row = await findConnection(db, workspaceId);
  if (!row) throw new Refusal('CONNECTION_MISSING');
  return row;
}

type Linked = Omit<ConnectionRow, 'workspaceId' | 'broken' | 'connectedAt' | 'updatedAt'>;

/** Links the workspace to this account, in place of the one before. */
export async function saveConnection(
  { db, now }: { db: Database; now(): number },
  workspaceId: WorkspaceId,
  account: Linked,
): Promise<ConnectionRow> {
  const fresh = { ...account, broken: null, connectedAt: new Date(now()), updatedAt: sql`now()` };
  const [row] = await db
    .insert(connections)
    .values({ ...fresh, workspaceId })
    .onConflictDoUpdate({ target: connections.workspaceId, set: fresh })
    .returning();
  return row!;
}

type Reading = Omit<Linked, 'sealedToken' | 'tokenExpiresAt'>;

/** Keeps what Meta said just now; whatever was broken is whole again. Undefined when the token was replaced meanwhile. */
export async function saveReading(
  db: Database,
  workspaceId: WorkspaceId,
  { sealedToken, ...reading }: Reading & { sealedToken: string },
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .update(connections)
    .set({ ...reading, broken: null, updatedAt: sql`now()` })
    .where(and(mine(workspaceId), eq(connections.sealedToken, sealedToken)))
    .returning();
  return row;
}

/** Keeps how an ad account stands at Meta now; writes only what is news. */
export async function saveStanding(
  db: Database,
  workspaceId: WorkspaceId,
  {
    adAccountId,
    ...standing
  }: { adAccountId: string } & Pick<StoredAdAccount, 'status' | 'hasPaymentMethod'>,
): Promise<void> {
  const now = JSON.stringify(standing);
  await db
    .update(connections)
    .set({
      adAccounts: sql`(select jsonb_agg(case when account->>'id' = ${adAccountId} then account || ${now}::jsonb else account end order by place)
        from jsonb_array_elements(${connections.adAccounts}) with ordinality as listed(account, place))`,
    })
    .where(
      and(
        mine(workspaceId),
        sql`exists (select from jsonb_array_elements(${connections.adAccounts}) as account
          where account->>'id' = ${adAccountId} and not account @> ${now}::jsonb)`,
      ),
    );
}

/** Saves what was chosen; the other choice stays. */
export async function saveSelection(
  db: Database,
  workspaceId: WorkspaceId,
  selection: Partial<Selection>,
): Promise<ConnectionRow> {
  const [row] = await db
    .update(connections)
    .set({ ...selection, updatedAt: sql`now()` })
    .where(mine(workspaceId))
    .returning();
  if (!row) throw new Refusal('CONNECTION_MISSING');
  return row;
}

/** Forgets the account and its tokens, and answers what was forgotten. */
export async function removeConnection(
  db: Database,
  workspaceId: WorkspaceId,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.delete(connections).where(mine(workspaceId)).returning();
  return row;
}

/** Whether giving the grant back would also cut off another workspace of the same Facebook account. */
export async function isLinkedElsewhere(
  db: Database,
  workspaceId: WorkspaceId,
  facebookUserId: string,
): Promise<boolean> {
  const [other] = await db
    .select({ id: connections.workspaceId })
    .from(connections)
    .where(and(eq(connections.facebookUserId, facebookUserId), ne(connections.workspaceId, workspaceId)))
    .limit(1);
  return other !== undefined;
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
  await db
    .update(connections)
    .set({ broken: brokenReason(answer), updatedAt: sql`now()` })
    .where(and(mine(workspaceId), eq(connections.sealedToken, row.sealedToken)));
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

/** Every workspace's link to this Facebook account. */
export function listConnectionsOf(db: Database, facebookUserId: string): Promise<ConnectionRow[]> {
  return db.select().from(connections).where(eq(connections.facebookUserId, facebookUserId));
}

/** Every workspace whose link reaches this page. */
export async function listWorkspacesWithPage(db: Database, pageId: string): Promise<WorkspaceId[]> {
  const rows = await db
    .select({ workspaceId: connections.workspaceId })
    .from(connections)
    .where(sql`${connections.pages} @> ${JSON.stringify([{ id: pageId }])}::jsonb`);
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Meta told us that the person removed the app: every link to that account is dead. */
export async function markDeauthorised(db: Database, facebookUserId: string): Promise<void> {
  await db
    .update(connections)
    .set({ broken: brokenReason({ subcode: 458 }), updatedAt: sql`now()` })
    .where(eq(connections.facebookUserId, facebookUserId));
}

/** Voids the dialogs that are open. */
export async function removeLogins(db: Database, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(facebookLogins).where(eq(facebookLogins.workspaceId, workspaceId));
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
  const adAccount = pick(row.adAccounts, adAccountId ?? row.selectedAdAccountId);
  const token = seal.decrypt(row.sealedToken, sealContext(workspaceId));
  return { adAccount, account: { id: adAccount.id, token, currency: adAccount.currency } };
}

/** The page asked for, else the chosen one, with the page's own token. */
export async function getPageAccess(
  { db, seal }: Keys,
  workspaceId: WorkspaceId,
  pageId?: string | null,
): Promise<{ page: StoredPage; token: string }> {
  const row = await getUsable(db, workspaceId);
  const page = pick(row.pages, pageId ?? row.selectedPageId);
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

/** Every workspace whose link works and whose ad account is chosen, to be joined in a query. */
export function selectUsable(db: Database) {
  return db
    .select({
      workspaceId: connections.workspaceId,
      adAccountId: sql<string>`${connections.selectedAdAccountId}`.as('linked_ad_account_id'),
    })
    .from(connections)
    .where(isUsable);
}

/** When each workspace's account was linked, to be joined in a query. */
export function selectLinked(db: Database) {
  return db
    .select({ workspaceId: connections.workspaceId, connectedAt: connections.connectedAt })
    .from(connections);
}

/** Every workspace whose link is broken, to be joined in a query. */
export function selectBroken(db: Database) {
  return db
    .select({ workspaceId: connections.workspaceId })
    .from(connections)
    .where(isNotNull(connections.broken));
}

/** How many have a link that works and an ad account that is chosen. */
export function countUsable(db: Database): Promise<number> {
  return db.$count(connections, isUsable);
}

async function getUsable(db: Database, workspaceId: WorkspaceId): Promise<ConnectionRow> {
  const row = await getConnection(db, workspaceId);
  if (row.broken) throw new Refusal('CONNECTION_BROKEN');
  return row;
}

function pick<Entry extends { id: string }>(list: Entry[], id: string | null): Entry {
  if (id === null) throw new Refusal('CONNECTION_MISSING');
  const entry = list.find((each) => each.id === id);
  if (!entry) throw new Refusal('SELECTION_UNKNOWN');
  return entry;
}
