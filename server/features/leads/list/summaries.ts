import type { LeadSummary } from '#contract/leads/lead.ts';
import { listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listForeignForms } from '../sync/form-queries.ts';
import { countByCampaign } from '../queries.ts';

/** How many leads each campaign has, those of its forms that came from no campaign included, and each form that no campaign uses: as in their lists. */
export async function listSummaries(db: Database, workspaceId: WorkspaceId): Promise<LeadSummary[]> {
  const [ours, foreign, counted] = await Promise.all([
    listLeadCampaigns(db, { of: workspaceId }),
    listForeignForms(db, workspaceId),
    countByCampaign(db, workspaceId),
  ]);
  const forms = new Map<string, Set<string>>();
  function add(campaignId: string, formIds: string[]): void {
    forms.set(campaignId, new Set([...(forms.get(campaignId) ?? []), ...formIds]));
  }
  for (const { facebookCampaignId, facebookFormId } of ours) add(facebookCampaignId, [facebookFormId]);
  for (const { facebookCampaignId, facebookFormIds } of foreign) add(facebookCampaignId, facebookFormIds);
  for (const { facebookCampaignId, facebookFormId } of counted)
    if (facebookCampaignId) add(facebookCampaignId, [facebookFormId]);
  const advertised = new Set([...forms.values()].flatMap((ids) => [...ids]));
  for (const { facebookCampaignId, facebookFormId } of counted)
    if (!facebookCampaignId && !advertised.has(facebookFormId)) add(facebookFormId, [facebookFormId]);

  return [...forms].map(([facebookCampaignId, formIds]) => {
    const its = counted.filter(
      (each) =>
        each.facebookCampaignId === facebookCampaignId ||
        (each.facebookCampaignId === null && formIds.has(each.facebookFormId)),
    );
    const sum = (what: 'total' | 'unhandled') => its.reduce((total, each) => total + each[what], 0);
    return { facebookCampaignId, total: sum('total'), unhandled: sum('unhandled') };
  });
}
