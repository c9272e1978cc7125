import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { operations } from '../operations/tables.ts';
import { nameOf, type PlannedMedia } from './media/picture-files.ts';
import { publications, uploadedPictures } from './tables.ts';

export type PublicationRow = typeof publications.$inferSelect;
type NewPublication = typeof publications.$inferInsert;

export async function getPublication(db: Database, workspaceId: WorkspaceId, id: string) {
  const row = await findPublication(db, workspaceId, id);
  if (!row) throw new Refusal('PUBLICATION_NOT_FOUND');
  return row;
}

/** Undefined once its campaign is deleted. */
export async function findPublication(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(publications).where(mine(workspaceId, id));
  return row;
}

/** The run as it is, and as it stays until the transaction is over. */
export async function holdPublication(tx: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await tx.select().from(publications).where(mine(workspaceId, id)).for('update');
  if (!row) throw new Refusal('PUBLICATION_NOT_FOUND');
  return row;
}

export async function findLatestPublication(db: Database, workspaceId: WorkspaceId, campaignId: string) {
  const [row] = await db
    .select()
    .from(publications)
    .where(ofCampaign(workspaceId, campaignId))
    .orderBy(desc(publications.startedAt))
    .limit(1);
  return row;
}

const isPublished = and(
  eq(publications.workspaceId, sql.placeholder('workspaceId')),
  eq(publications.status, 'published'),
);
const madePausedOf = writtenOnce((db) => {
  const { made, launchImmediately } = publications;
  return db
    .select({ made })
    .from(publications)
    .where(and(isPublished, eq(launchImmediately, false)));
});

/** Ad sets and ads that publications made paused and were not asked to launch, by Meta's ids. */
export async function listMadePaused(db: Database, workspaceId: WorkspaceId): Promise<Set<string>> {
  const rows = await madePausedOf(db, { workspaceId });
  return new Set(rows.flatMap(partsOf));
}

/** The ad sets and ads that these publications have made, whoever's they are, by Meta's ids. */
export async function listMadeBy(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { id, made } = publications;
  const rows = await db.select({ made }).from(publications).where(inArray(id, ids));
  return new Set(rows.flatMap(partsOf));
}

function partsOf({ made: { adSetId, adIds } }: Pick<PublicationRow, 'made'>): string[] {
  return [adSetId, ...adIds].flatMap((id) => id ?? []);
}

const publishedSince = writtenOnce((db) => {
  const { id, finishedAt } = publications;
  return db
    .select({ id })
    .from(publications)
    .where(and(isPublished, gte(finishedAt, sql.placeholder('since'))))
    .limit(1);
});

/** Whether a publication has reached its end at Meta since then. */
export async function hasPublishedSince(db: Database, workspaceId: WorkspaceId, since: Date) {
  const rows = await publishedSince(db, { workspaceId, since });
  return rows.length > 0;
}

export async function findUnfinishedPublication(db: Database, workspaceId: WorkspaceId, campaignId: string) {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(ofCampaign(workspaceId, campaignId), isNull(publications.finishedAt)));
  return row;
}

/** Every run of the workspace that is not over. */
export function listUnfinishedPublications(
  db: Database,
  workspaceId: WorkspaceId,
): Promise<PublicationRow[]> {
  return db
    .select()
    .from(publications)
    .where(and(eq(publications.workspaceId, workspaceId), isNull(publications.finishedAt)));
}

export async function insertPublication(tx: Database, publication: NewPublication): Promise<void> {
  await tx.insert(publications).values(publication);
}

export async function updatePublication(
  db: Database,
  { workspaceId, id }: Pick<PublicationRow, 'id' | 'workspaceId'>,
  changes: Partial<PublicationRow>,
): Promise<PublicationRow> {
  const [row] = await db.update(publications).set(changes).where(mine(workspaceId, id)).returning();
  if (!row) throw new Refusal('PUBLICATION_NOT_FOUND');
  return row;
}

/** The hashes of what the ad account has already of these pictures, by `nameOf` their files. */
export async function findUploadedPictures(
  db: Database,
  adAccountId: string,
  pictures: Pick<PlannedMedia, 'mediaId'>[],
): Promise<Map<string, string>> {
  const mediaIds = pictures.map(({ mediaId }) => mediaId);
  const rows = await db
    .select()
    .from(uploadedPictures)
    .where(and(eq(uploadedPictures.adAccountId, adAccountId), inArray(uploadedPictures.mediaId, mediaIds)));
  return new Map(rows.map((row) => [nameOf(row), row.imageHash]));
}

export async function insertUploadedPicture(
  db: Database,
  picture: Omit<typeof uploadedPictures.$inferInsert, 'uploadedAt'>,
): Promise<void> {
  await db.insert(uploadedPictures).values(picture).onConflictDoNothing();
}

export async function forgetUploadedPictures(
  db: Database,
  adAccountId: string,
  pictures: Pick<PlannedMedia, 'mediaId'>[],
): Promise<void> {
  const mediaIds = pictures.map(({ mediaId }) => mediaId);
  await db
    .delete(uploadedPictures)
    .where(and(eq(uploadedPictures.adAccountId, adAccountId), inArray(uploadedPictures.mediaId, mediaIds)));
}

function mine(workspaceId: WorkspaceId, id: string) {
  return and(eq(publications.workspaceId, workspaceId), eq(publications.id, id));
}

function ofCampaign(workspaceId: WorkspaceId, campaignId: string) {
  return and(eq(publications.workspaceId, workspaceId), eq(publications.campaignId, campaignId));
}

/** How many publications stand how, over all workspaces. */
export function countPublications(db: Database) {
  const { status } = publications;
  const isHeldUp = sql`${status} = 'running' and ${operations.problem} is not null`;
  const standing = sql<string>`case when ${isHeldUp} then 'waiting' else ${status} end`;
  return db
    .select({ status: standing, count: count() })
    .from(publications)
    .leftJoin(operations, eq(operations.id, publications.id))
    .groupBy(standing);
}
