import type { LiveNews } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import type { AppContext } from '#server/app-context.ts';
import { listWrittenSince } from './overview-queries.ts';
import { getView, readCampaigns, takeStamp, type View } from './overview.ts';
import type { Reader } from '../sync/sync-state.ts';

/** What has changed since that stamp was taken. Where the stamp is of another view, that is everything. */
export async function getNews(
  ctx: AppContext,
  reader: Reader,
  { period, stamp: known }: { period: Period; stamp: string },
): Promise<LiveNews> {
  const view = await getView(ctx, reader, period);
  const { stamp, campaignCount } = await takeStamp(ctx, reader, view);
  const written = await findWritten(ctx, reader, { view, stamp, known });
  const news = { stamp, sync: view.sync, campaignCount };
  if (written?.size === 0) return { ...news, changed: [], totals: null };

  const { campaigns, ...totals } = await readCampaigns(ctx, reader, view);
  const placed = campaigns.map((campaign, place) => ({ place, campaign }));
  const changed = placed.filter(
    ({ campaign }) => written === undefined || written.has(campaign.facebookCampaignId),
  );
  return { ...news, campaignCount: campaigns.length, changed, totals };
}

async function findWritten(
  { db }: AppContext,
  { workspaceId }: Reader,
  { view: { adAccountId, goneAfter }, stamp, known }: { view: View; stamp: string; known: string },
): Promise<Set<string> | undefined> {
  const [transaction, hash] = known.split('.');
  if (!adAccountId || !transaction || !/^\d{1,19}$/.test(transaction) || hash !== stamp.split('.')[1]) return;
  return listWrittenSince(db, workspaceId, { adAccountId, goneAfter, transaction });
}
