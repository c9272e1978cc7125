import type { Database } from '#server/platform/database/database.ts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { uploadedVideos } from '../tables.ts';

type UploadedVideo = typeof uploadedVideos.$inferSelect;
type OnItsWay = Pick<UploadedVideo, 'adAccountId' | 'mediaId'>;
/** The one who brings a video right now. */
export type Carrier = OnItsWay & Pick<UploadedVideo, 'holder'>;

/** A carrier that has not been heard of for this long is dead. */
const runsOut = sql`now() + interval '6 seconds'`;

/** The ids of what the ad account has already of these videos, all of it, by the id of the file. */
export async function findUploadedVideos(db: Database, adAccountId: string, mediaIds: string[]) {
  const { videoId, mediaId } = uploadedVideos;
  const rows = await db
    .select({ videoId, mediaId })
    .from(uploadedVideos)
    .where(
      and(
        eq(uploadedVideos.adAccountId, adAccountId),
        inArray(mediaId, mediaIds),
        isNotNull(uploadedVideos.videoId),
      ),
    );
  return new Map(rows.map((row) => [row.mediaId, row.videoId!]));
}

/** Takes a video in hand, with how far it has come; undefined while somebody else brings it. */
export async function acquireVideoLease(db: Database, carrier: Carrier): Promise<UploadedVideo | undefined> {
  const { holder } = carrier;
  const [row] = await db
    .insert(uploadedVideos)
    .values({ ...carrier, heldUntil: runsOut })
    .onConflictDoUpdate({
      target: [uploadedVideos.adAccountId, uploadedVideos.mediaId],
      set: { holder, heldUntil: runsOut },
      setWhere: sql`${uploadedVideos.heldUntil} < now()`,
    })
    .returning();
  return row;
}

/** Writes down how far it has come, and keeps it in hand; false when somebody else has it now. */
export async function saveVideo(
  db: Database,
  carrier: Carrier,
  changes: Partial<Pick<UploadedVideo, 'upload' | 'videoId'>> = {},
): Promise<boolean> {
  const rows = await db
    .update(uploadedVideos)
    .set({ ...changes, heldUntil: runsOut })
    .where(and(ofMedia(carrier), eq(uploadedVideos.holder, carrier.holder)))
    .returning({ mediaId: uploadedVideos.mediaId });
  return rows.length > 0;
}

/** Lets others take it. */
export async function releaseVideoLease(db: Database, carrier: Carrier): Promise<void> {
  await db
    .update(uploadedVideos)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(and(ofMedia(carrier), eq(uploadedVideos.holder, carrier.holder)));
}

/** The ad account does not have this one, or cannot use it: it will be brought anew. */
export async function forgetVideo(db: Database, { videoId, ...video }: OnItsWay & { videoId: string }) {
  await db.delete(uploadedVideos).where(and(ofMedia(video), eq(uploadedVideos.videoId, videoId)));
}

function ofMedia({ adAccountId, mediaId }: OnItsWay) {
  return and(eq(uploadedVideos.adAccountId, adAccountId), eq(uploadedVideos.mediaId, mediaId));
}
