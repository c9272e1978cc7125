import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, eq, getTableColumns, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { campaigns } from './tables.ts';

/** Campaigns at Meta with a price that had not ended by a day, without one of them. */
export async function listPricedCampaigns(
  db: Database,
  workspaceId: WorkspaceId,
  { without, since }: { without: string | undefined; since: string },
) {
  const { id, title, productService, campaignPriceMinor, priceCurrency, endsOn } = getTableColumns(campaigns);
  return db
    .select({ id, title, productService, campaignPriceMinor, priceCurrency, endsOn })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspaceId, workspaceId),
        eq(campaigns.status, 'active'),
        without === undefined ? undefined : ne(campaigns.id, without),
        isNotNull(campaigns.campaignPriceMinor),
        or(isNull(campaigns.endsOn), gte(campaigns.endsOn, since)),
      ),
    );
}
