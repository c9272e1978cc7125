import { daysAfter } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type AdWithDays, listAdsWithDays } from '../figures/ad-days-queries.ts';
import type { LiveCampaignRow } from '../queries.ts';
import { keptAdDays } from '../rules.ts';
import { listAdFigures } from './facts-queries.ts';
import { mayDiffer, mayTire } from './may-differ.ts';

/** To look at all ads would take longer than all else: of so many campaigns, those that spend most, at their ads; and of so many of them, day by day. */
const most = { looked: 100, compared: 20 };

/** The days of the ads of those campaigns of which something may be said, by what they cost and brought in all. */
export async function listComparedAds(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  { rows, today }: { rows: LiveCampaignRow[]; today: string },
): Promise<Map<string, AdWithDays[]>> {
  const spent = ({ figures }: LiveCampaignRow) => figures['30d']?.spendMinor ?? 0;
  const looked = rows
    .filter(({ status, figures }) => status === 'ACTIVE' && figures['30d'])
    .toSorted((one, other) => spent(other) - spent(one))
    .slice(0, most.looked)
    .map(idOf);
  const ads = await listAdFigures(db, workspaceId, looked);
  const facebookCampaignIds = looked
    .filter((id) => mayDiffer(ads.get(id) ?? []) || ads.get(id)?.some(mayTire))
    .slice(0, most.compared);
  if (facebookCampaignIds.length === 0) return new Map();
  const days = { since: daysAfter(today, -keptAdDays), until: daysAfter(today, -1) };
  const known = await listAdsWithDays(db, workspaceId, { facebookCampaignIds, ...days });
  return Map.groupBy(
    known.filter(({ goneAt }) => goneAt === null),
    idOf,
  );
}

function idOf({ facebookCampaignId }: { facebookCampaignId: string }): string {
  return facebookCampaignId;
}
