import type { PageTrouble } from '#contract/live/landing-pages.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listBadPages, listRunningLinks } from './look-queries.ts';
import { pageOf, troubleOf } from './look-rules.ts';

/** A page that was found bad twice in a row. */
export interface BadPage {
  address: string;
  trouble: PageTrouble;
  /** Of HTTP, where there was an answer. */
  status: number | null;
  ms: number;
  since: Date;
  /** Those that run and lead there. */
  facebookCampaignIds: string[];
}

/** Pages that running ads of an ad account lead to and that were found bad twice in a row, the longest first. */
export async function listBadLooks(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<BadPage[]> {
  const pages = await listBadPages(db, workspaceId);
  if (pages.length === 0) return [];
  const links = await listRunningLinks(db, { now: new Date(now()), workspaceId });
  return pages.flatMap((page) => {
    const { address, status, ms, badSince: since } = page;
    const trouble = troubleOf(page);
    const leading = links.filter((link) => link.adAccountId === adAccountId && pageOf(link.link) === address);
    const facebookCampaignIds = [...new Set(leading.map((link) => link.facebookCampaignId))];
    if (!trouble || !since || facebookCampaignIds.length === 0) return [];
    return { address, trouble, status, ms: ms ?? 0, since, facebookCampaignIds };
  });
}
