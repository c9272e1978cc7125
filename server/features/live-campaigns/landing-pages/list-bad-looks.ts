import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type LandingPageRow, listBadPages, listRunningLinks } from './look-queries.ts';
import { pageOf } from './look-rules.ts';

export interface BadLook extends LandingPageRow {
  /** Those that run and lead there. */
  facebookCampaignIds: string[];
}

/** Pages of an ad account's running ads that were found bad twice in a row, the longest first. */
export async function listBadLooks(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<BadLook[]> {
  const pages = await listBadPages(db, workspaceId);
  if (pages.length === 0) return [];
  const links = await listRunningLinks(db, { now: new Date(now()), workspaceId });
  return pages.flatMap((page) => {
    const leading = links.filter(
      (link) => link.adAccountId === adAccountId && pageOf(link.link) === page.address,
    );
    const facebookCampaignIds = [...new Set(leading.map((link) => link.facebookCampaignId))];
    return facebookCampaignIds.length > 0 ? [{ ...page, facebookCampaignIds }] : [];
  });
}
