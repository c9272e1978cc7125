import type { WaitingLead } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openCampaignNames } from './campaign-names.ts';
import { presentLead } from './list-leads.ts';
import { listNewLeads } from './listing-queries.ts';

/** The newest leads nobody has dealt with, of all campaigns, each with where it came from. */
export async function listWaitingLeads(
  db: Database,
  workspaceId: WorkspaceId,
  limit: number,
): Promise<WaitingLead[]> {
  const rows = await listNewLeads(db, workspaceId, limit);
  const names = openCampaignNames(db, workspaceId);
  return Promise.all(rows.map(async (row) => ({ lead: presentLead(row), ...(await names.of(row)) })));
}
