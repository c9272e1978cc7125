import type { LiveCampaignPage } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listLiveCampaignsAfter } from './overview-queries.ts';
import { getView, listAll, openFigures, presentCampaigns, tellTotals } from './overview.ts';
import type { Reader } from '../sync/sync-state.ts';

interface Asked {
  period: Period;
  limit: number;
  cursor?: string | undefined;
}

/** The next of the campaigns that `getOverview` tells, in the order of their ids. Only the first page costs a look at all of them. */
export async function getPage(
  ctx: AppContext,
  reader: Reader,
  { period, limit, cursor }: Asked,
): Promise<LiveCampaignPage> {
  const view = await getView(ctx, reader, period);
  const { adAccountId, goneAfter, days, sync } = view;
  const after = cursor === undefined ? undefined : readCursor(cursor, adAccountId);
  const all = after === undefined ? await listAll(ctx, reader, view) : [];
  const found =
    adAccountId && after !== undefined
      ? await listLiveCampaignsAfter(ctx.db, reader.workspaceId, {
          adAccountId,
          goneAfter,
          after,
          limit: limit + 1,
        })
      : all.filter(({ deletedHereAt }) => deletedHereAt === null).toSorted(byId);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const figuresFor = await openFigures(ctx, reader, { view, rows: after === undefined ? all : rows });
  const which = { facebookCampaignIds: rows.map(({ facebookCampaignId }) => facebookCampaignId) };
  return {
    period,
    days,
    sync,
    campaigns: await presentCampaigns(ctx, reader, { view, rows, which, figuresFor }),
    next: last ? writeCursor(last) : null,
    ...(after === undefined ? await tellTotals(ctx, reader, { view, rows: all, figuresFor }) : noTotals),
  };
}

const byId = (one: Place, other: Place) => (one.facebookCampaignId < other.facebookCampaignId ? -1 : 1);

const noTotals = { totals: null, today: null, totalsBefore: null };

interface Place {
  adAccountId: string;
  facebookCampaignId: string;
}

function writeCursor({ adAccountId, facebookCampaignId }: Place): string {
  return Buffer.from(`${adAccountId} ${facebookCampaignId}`).toString('base64url');
}

/** After which campaign to go on. Another ad account may have been chosen meanwhile: its list is not this one's end. */
function readCursor(cursor: string, adAccountId: string | undefined): string {
  const told = Buffer.from(cursor, 'base64url').toString();
  const [, account, facebookCampaignId] = /^(\w+) (\w+)$/.exec(told) ?? [];
  if (!facebookCampaignId || !account || account !== adAccountId) throw new Refusal('CURSOR_UNKNOWN');
  return facebookCampaignId;
}
