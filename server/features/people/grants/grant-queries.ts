import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { and, desc, eq, exists, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import {
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClientResources,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
} from './tables.ts';

/** Our tables under the names Better Auth knows them by. */
export const grantTables = {
  oauthClient: oauthClients,
  oauthResource: oauthResources,
  oauthClientResource: oauthClientResources,
  oauthAccessToken: oauthAccessTokens,
  oauthRefreshToken: oauthRefreshTokens,
  oauthConsent: oauthConsents,
  oauthClientAssertion: oauthClientAssertions,
};

/** What somebody lets a program do, and in which workspace. */
export interface Grant {
  id: string;
  clientId: string;
  personId: string;
  workspaceId: string;
  name: string;
  scopes: string[];
  connectedAt: Date;
  lastUsedAt: Date | null;
}

const granted = {
  id: oauthConsents.id,
  clientId: oauthConsents.clientId,
  personId: oauthConsents.userId,
  workspaceId: sql<string>`${oauthConsents.referenceId}`,
  name: sql<string>`coalesce(${oauthClients.name}, '')`,
  scopes: oauthConsents.scopes,
  connectedAt: oauthConsents.createdAt,
  lastUsedAt: oauthConsents.lastUsedAt,
};

const isOfSame = (tokens: typeof oauthAccessTokens | typeof oauthRefreshTokens) =>
  and(
    eq(tokens.clientId, oauthConsents.clientId),
    eq(tokens.userId, oauthConsents.userId),
    eq(tokens.referenceId, oauthConsents.referenceId),
  );

/** What a token is good for: no more than it was made for, nor than is granted now. */
export async function findGrant(db: Database, { token, now }: { token: string; now: Date }) {
  const [row] = await db
    .select({ ...granted, ofToken: oauthAccessTokens.scopes })
    .from(oauthAccessTokens)
    .innerJoin(oauthConsents, isOfSame(oauthAccessTokens))
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .where(
      and(
        eq(oauthAccessTokens.token, hashOf(token)),
        gt(oauthAccessTokens.expiresAt, now),
        isNull(oauthAccessTokens.revoked),
        // One that is bound to a key of its bearer cannot be believed by itself.
        isNull(oauthAccessTokens.confirmation),
        sql`${oauthClients.disabled} is not true`,
      ),
    );
  if (!row) return undefined;
  const { ofToken, ...grant } = row;
  return { ...grant, scopes: grant.scopes.filter((scope) => ofToken.includes(scope)) };
}

export async function findClientName(db: Database, clientId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: oauthClients.name })
    .from(oauthClients)
    .where(eq(oauthClients.clientId, clientId));
  return row && (row.name ?? '');
}

/** What a person has granted, newest first. */
export function listGrants(db: Database, personId: string): Promise<Grant[]> {
  return db
    .select(granted)
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .where(eq(oauthConsents.userId, personId))
    .orderBy(desc(oauthConsents.createdAt), desc(oauthConsents.id));
}

/** Ends what was granted, with all tokens that were made by it: in workspaces, of one person or to one program, or of all. */
export async function removeGrants(
  tx: Database,
  workspaceIds: string[],
  { personId, clientId }: { personId?: string; clientId?: string } = {},
): Promise<void> {
  for (const table of [oauthAccessTokens, oauthRefreshTokens, oauthConsents])
    await tx
      .delete(table)
      .where(
        and(
          inArray(table.referenceId, workspaceIds),
          personId === undefined ? undefined : eq(table.userId, personId),
          clientId === undefined ? undefined : eq(table.clientId, clientId),
        ),
      );
}

/** Notes that a grant is in use, unless that was noted since. */
export async function noteGrantUse(db: Database, id: string, { at, since }: { at: Date; since: Date }) {
  const isDue = or(isNull(oauthConsents.lastUsedAt), lt(oauthConsents.lastUsedAt, since));
  await db
    .update(oauthConsents)
    .set({ lastUsedAt: at })
    .where(and(eq(oauthConsents.id, id), isDue));
}

/** Removes tokens that have run out, and programs that introduced themselves and were let in by nobody. */
export async function removeStaleGrants(db: Database, now: number): Promise<void> {
  const moment = new Date(now);
  await db.delete(oauthAccessTokens).where(lt(oauthAccessTokens.expiresAt, moment));
  await db.delete(oauthRefreshTokens).where(lt(oauthRefreshTokens.expiresAt, moment));
  await db.delete(oauthClientAssertions).where(lt(oauthClientAssertions.expiresAt, moment));
  const consent = db.select().from(oauthConsents).where(eq(oauthConsents.clientId, oauthClients.clientId));
  const isOld = lt(oauthClients.createdAt, new Date(now - 86_400_000));
  await db.delete(oauthClients).where(and(isOld, not(exists(consent))));
}
