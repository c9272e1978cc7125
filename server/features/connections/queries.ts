import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { brokenReason } from './facebook-trouble.ts';
import type { Selection } from './rules.ts';
import { connections, facebookLogins, type StoredAdAccount } from './tables.ts';

export type { StoredAdAccount, StoredPage } from './tables.ts';
export type ConnectionRow = typeof connections.$inferSelect;

const mine = (workspaceId: WorkspaceId) => eq(connections.workspaceId, workspaceId);
const isUsable = and(isNull(connections.broken), isNotNull(connections.selectedAdAccountId));

const connectionOf = writtenOnce((db) =>
  db
    .select()
    .from(connections)
    .where(eq(connections.workspaceId, sql.placeholder('workspaceId'))),
);

export async function findConnection(db: Database, workspaceId: WorkspaceId) {
  const [row] = await connectionOf(db, { workspaceId });
  return row;
}

/** The ad account a workspace has chosen. */
export async function findChosenAccount(db: Database, workspaceId: WorkspaceId) {
  const connection = await findConnection(db, workspaceId);
  return connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId);
}

/** The links of these workspaces. */
export function listConnections(db: Database, workspaceIds: WorkspaceId[]): Promise<ConnectionRow[]> {
  return db.select().from(connections).where(inArray(connections.workspaceId, workspaceIds));
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
  { adAccountId, ...standing }: { adAccountId: string } & Partial<StoredAdAccount>,
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
export async function saveSelection(db: Database, workspaceId: WorkspaceId, selection: Partial<Selection>) {
  const [row] = await db
    .update(connections)
    .set({ ...selection, updatedAt: sql`now()` })
    .where(mine(workspaceId))
    .returning();
  if (!row) throw new Refusal('CONNECTION_MISSING');
  return row;
}

/** Forgets the account and its tokens, and answers what was forgotten. */
export async function removeConnection(db: Database, workspaceId: WorkspaceId) {
  const [row] = await db.delete(connections).where(mine(workspaceId)).returning();
  return row;
}

/** Whether giving the grant back would cut off a workspace. */
export async function isLinked(db: Database, facebookUserId: string): Promise<boolean> {
  return (await db.$count(connections, eq(connections.facebookUserId, facebookUserId))) > 0;
}

/** Says why Meta no longer takes the token, unless it was replaced meanwhile. */
export async function markBroken(
  db: Database,
  workspaceId: WorkspaceId,
  { sealedToken, broken }: { sealedToken: string; broken: ConnectionRow['broken'] },
): Promise<void> {
  await db
    .update(connections)
    .set({ broken, updatedAt: sql`now()` })
    .where(and(mine(workspaceId), eq(connections.sealedToken, sealedToken)));
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

/** Every workspace whose link works and that has chosen one of these ad accounts. */
export async function listWorkspacesOn(db: Database, adAccountIds: string[]): Promise<WorkspaceId[]> {
  const rows = await db
    .select({ workspaceId: connections.workspaceId })
    .from(connections)
    .where(and(isUsable, inArray(connections.selectedAdAccountId, adAccountIds)));
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

/** The ad account each workspace has chosen, whether or not its link works, to be joined in a query. */
export function selectChosen(db: Database) {
  const { workspaceId, selectedAdAccountId, adAccounts } = connections;
  return db
    .select({
      workspaceId,
      adAccountId: sql<string>`${selectedAdAccountId}`.as('chosen_ad_account_id'),
      isBroken: sql<boolean>`${connections.broken} is not null`.as('is_broken'),
      timezone: sql<string | null>`(
        select account ->> 'timezone' from jsonb_array_elements(${adAccounts}) as account
        where account ->> 'id' = ${selectedAdAccountId})`.as('chosen_timezone'),
    })
    .from(connections);
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

/** How many have a link that ends by itself before then. */
export function countEndingBy(db: Database, by: Date): Promise<number> {
  return db.$count(connections, and(isNull(connections.broken), lt(connections.tokenExpiresAt, by)));
}

/** How many have a link that works and an ad account that is chosen. */
export function countUsable(db: Database): Promise<number> {
  return db.$count(connections, isUsable);
}
