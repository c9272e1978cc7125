import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type Statement, writtenOnce } from '#server/platform/database/written-once.ts';
import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { campaignsOf } from '../queries.ts';

/** Whose parts are asked for: those of one campaign, of some, or of all of an ad account's. */
export type Which =
  | { facebookCampaignId: string }
  | { facebookCampaignIds: string[] }
  | { adAccountId: string };

interface Parts {
  workspaceId: Column;
  facebookCampaignId: Column;
  adAccountId?: Column;
}

/** Asks a statement about parts of campaigns, whichever are asked for; it is written once for either kind. */
export function writtenForWhich<Written extends Statement>(
  write: (db: Database, isAsked: (parts: Parts) => SQL | undefined) => Written,
) {
  const [workspaceId, adAccountId] = [sql.placeholder('workspaceId'), sql.placeholder('adAccountId')];
  const ofAccount = writtenOnce((db) =>
    write(db, (parts) =>
      and(
        eq(parts.workspaceId, workspaceId),
        parts.adAccountId
          ? eq(parts.adAccountId, adAccountId)
          : inArray(parts.facebookCampaignId, campaignsOf(db, workspaceId, adAccountId)),
      ),
    ),
  );
  const ofSome = writtenOnce((db) =>
    write(db, (parts) =>
      and(
        eq(parts.workspaceId, workspaceId),
        sql`${parts.facebookCampaignId} = any(${sql.placeholder('facebookCampaignIds')})`,
      ),
    ),
  );
  return (db: Database, of: WorkspaceId, which: Which) => {
    if ('adAccountId' in which) return ofAccount(db, { adAccountId: which.adAccountId, workspaceId: of });
    const facebookCampaignIds =
      'facebookCampaignId' in which ? [which.facebookCampaignId] : which.facebookCampaignIds;
    return ofSome(db, { workspaceId: of, facebookCampaignIds });
  };
}
