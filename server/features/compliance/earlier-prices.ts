import { daysAfter } from '#contract/days.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listPricedCampaigns } from '../campaigns/price-queries.ts';
import { listPublishedSince } from '../operations/published-queries.ts';
import type { Content } from './rule.ts';

/** For how long a price is looked for in earlier campaigns: twice what the law asks about. */
const lookBackDays = 60;

/** At which prices this firm has advertised from here of late, without one campaign, if it is one of ours. */
export async function findEarlierPrices(
  db: Database,
  workspaceId: WorkspaceId,
  { campaignId, today }: { campaignId: string | undefined; today: string },
): Promise<Content['earlierPrices']> {
  const since = daysAfter(today, -lookBackDays);
  const campaigns = await listPricedCampaigns(db, workspaceId, { without: campaignId, since });
  const begun = await listPublishedSince(
    db,
    workspaceId,
    campaigns.map(({ id }) => id),
  );
  return campaigns.flatMap(({ id, title, productService, campaignPriceMinor, priceCurrency, endsOn }) =>
    campaignPriceMinor === null || !begun.has(id)
      ? []
      : {
          campaign: title,
          product: productService,
          priceMinor: campaignPriceMinor,
          currency: priceCurrency,
          until: endsOn,
        },
  );
}
