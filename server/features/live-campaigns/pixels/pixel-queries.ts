import { dayAt, daysAfter } from '#contract/days.ts';
import type { Pixel } from '#server/gateways/meta/choices/choices.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gte, inArray, isNull, max, notInArray, sql, sum } from 'drizzle-orm';
import { snapshots } from '../drift/tables.ts';
import { dailyFigures, liveAdSets, liveCampaigns } from '../tables.ts';
import { leastClicks, silentAfterMs } from './pixel-rules.ts';
import { watchedPixels } from './tables.ts';

const pixelId = sql<string>`${snapshots.held}->'goal'->'promoted_object'->>'pixel_id'`;

/** Which running campaigns for sales go by which pixel: the listing that is read anyhow tells it. */
function selectSalesPixels(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  return db
    .selectDistinct({ facebookCampaignId: liveCampaigns.facebookCampaignId, pixelId: pixelId.as('pixel_id') })
    .from(liveCampaigns)
    .innerJoin(
      liveAdSets,
      and(
        eq(liveAdSets.workspaceId, liveCampaigns.workspaceId),
        eq(liveAdSets.facebookCampaignId, liveCampaigns.facebookCampaignId),
        eq(liveAdSets.status, 'ACTIVE'),
        isNull(liveAdSets.goneAt),
      ),
    )
    .innerJoin(
      snapshots,
      and(
        eq(snapshots.workspaceId, liveAdSets.workspaceId),
        eq(snapshots.objectId, liveAdSets.facebookAdSetId),
      ),
    )
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.adAccountId, adAccountId),
        eq(liveCampaigns.objective, 'sales'),
        eq(liveCampaigns.status, 'ACTIVE'),
        isNull(liveCampaigns.goneAt),
        isNull(liveCampaigns.deletedHereAt),
        sql`${pixelId} <> ''`,
      ),
    );
}

export async function listSalesPixelIds(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  const rows = await selectSalesPixels(db, workspaceId, adAccountId);
  return [...new Set(rows.map((row) => row.pixelId))];
}

/** When Meta was last asked for pixels of an ad account. */
export async function findPixelsAskedAt(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  const [row] = await db
    .select({ askedAt: max(watchedPixels.askedAt) })
    .from(watchedPixels)
    .where(and(eq(watchedPixels.workspaceId, workspaceId), eq(watchedPixels.adAccountId, adAccountId)));
  return row?.askedAt ?? undefined;
}

/** Keeps these pixels and no others of the ad account, all of them just asked for. */
export async function notePixelsAsked(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, pixelIds, askedAt }: { adAccountId: string; pixelIds: string[]; askedAt: Date },
): Promise<void> {
  const { workspaceId: workspace, adAccountId: account, pixelId: pixel } = watchedPixels;
  const isOfAccount = and(eq(workspace, workspaceId), eq(account, adAccountId));
  await db.delete(watchedPixels).where(and(isOfAccount, notInArray(pixel, pixelIds)));
  if (pixelIds.length === 0) return;
  await db
    .insert(watchedPixels)
    .values(pixelIds.map((id) => ({ workspaceId, adAccountId, pixelId: id, askedAt })))
    .onConflictDoUpdate({ target: [workspace, account, pixel], set: { askedAt } });
}

/** Keeps what Meta told of those that are kept. */
export async function notePixelsRead(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, pixels, readAt }: { adAccountId: string; pixels: Pixel[]; readAt: Date },
): Promise<void> {
  for (const { id, name, lastFiredAt } of pixels)
    await db
      .update(watchedPixels)
      .set({ name, lastFiredAt, readAt })
      .where(
        and(
          eq(watchedPixels.workspaceId, workspaceId),
          eq(watchedPixels.adAccountId, adAccountId),
          eq(watchedPixels.pixelId, id),
        ),
      );
}

export interface SilentPixel {
  pixelId: string;
  name: string;
  lastFiredAt: Date;
  /** On full days since then, of all campaigns for sales that go by it. */
  clicks: number;
  spendMinor: number;
  facebookCampaignIds: string[];
}

/** Pixels of running campaigns for sales that had fired and are silent while people click. */
export async function listSilentPixels(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, timezone }: { adAccountId: string; timezone: string },
): Promise<SilentPixel[]> {
  const { lastFiredAt, readAt, name, pixelId: id } = watchedPixels;
  const silent = await db
    .select({ id, name, lastFiredAt: sql<Date>`${lastFiredAt}`.mapWith(lastFiredAt) })
    .from(watchedPixels)
    .where(
      and(
        eq(watchedPixels.workspaceId, workspaceId),
        eq(watchedPixels.adAccountId, adAccountId),
        sql`${readAt} - ${lastFiredAt} >= ${silentAfterMs} * interval '1 millisecond'`,
      ),
    );
  if (silent.length === 0) return [];
  const users = await selectSalesPixels(db, workspaceId, adAccountId);
  const found = await Promise.all(
    silent.map(async (pixel) => {
      const ids = users.filter((row) => row.pixelId === pixel.id).map((row) => row.facebookCampaignId);
      const since = daysAfter(dayAt(pixel.lastFiredAt.getTime(), timezone), 1);
      const past = await sumSince(db, workspaceId, { ids, since });
      return {
        pixelId: pixel.id,
        name: pixel.name,
        lastFiredAt: pixel.lastFiredAt,
        ...past,
        facebookCampaignIds: ids,
      };
    }),
  );
  return found.filter(({ clicks }) => clicks >= leastClicks);
}

async function sumSince(
  db: Database,
  workspaceId: WorkspaceId,
  { ids, since }: { ids: string[]; since: string },
): Promise<{ clicks: number; spendMinor: number }> {
  const { day, clicks, spendMinor, facebookCampaignId } = dailyFigures;
  const [row] = await db
    .select({ clicks: sum(clicks).mapWith(Number), spendMinor: sum(spendMinor).mapWith(Number) })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.workspaceId, workspaceId), inArray(facebookCampaignId, ids), gte(day, since)));
  return { clicks: row?.clicks ?? 0, spendMinor: row?.spendMinor ?? 0 };
}
