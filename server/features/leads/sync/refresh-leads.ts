import { type Lead, type LeadCounts, leadLimits } from '#contract/leads/leads.ts';
import { askFacebook, getPageAccess } from '#server/features/connections/access.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findForm } from './form-queries.ts';
import { ensureOwnForms } from '../lead-campaign.ts';
import { getLeadCounts } from '../list/lead-counts.ts';
import { presentLead } from '../list/list-leads.ts';
import { listLeadsOfForm } from '../list/listing-queries.ts';
import { syncLeadForm } from './sync-lead-form.ts';
import { noteProblem } from './read-leads.ts';

/** Reads the leads of a form while somebody waits. */
export async function refreshLeads(
  house: House,
  workspaceId: WorkspaceId,
  { leadFormId, pageId }: { leadFormId: string; pageId: string },
): Promise<{ added: number; counts: LeadCounts; leads: Lead[] }> {
  await ensureOwnForms(house, workspaceId);
  const form = await findForm(house.db, workspaceId, leadFormId);
  if (form?.facebookPageId !== pageId) throw new Refusal('LEAD_CAMPAIGN_NOT_FOUND');
  const { token } = await getPageAccess(house, workspaceId, pageId);

  async function read(): Promise<number> {
    try {
      return await syncLeadForm(house, workspaceId, { form: form!, pageToken: token });
    } catch (error) {
      await noteProblem(house, workspaceId, { facebookFormId: leadFormId, error });
      throw error;
    }
  }
  const added = await askFacebook(house, workspaceId, { token, ask: read });
  const now = (await findForm(house.db, workspaceId, leadFormId)) ?? form;
  const { counts } = await getLeadCounts(house, workspaceId, now);
  const rows = await listLeadsOfForm(house.db, workspaceId, {
    facebookFormId: leadFormId,
    limit: leadLimits.page,
  });
  return { added, counts, leads: rows.map(presentLead) };
}
