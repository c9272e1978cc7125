import type { LeadCounts } from '#contract/leads.ts';
import { askFacebook, getPageAccess } from '#server/features/connections/queries.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { findForm } from './form-queries.ts';
import { ensureOwnForms } from './lead-campaign.ts';
import { getLeadCounts } from './lead-counts.ts';
import { readForm } from './read-form.ts';
import { noteProblem } from './read-leads.ts';

/** Reads the leads of a form while somebody waits. */
export async function refreshLeads(
  house: House,
  workspaceId: WorkspaceId,
  { leadFormId, pageId }: { leadFormId: string; pageId: string },
): Promise<{ added: number; counts: LeadCounts }> {
  await ensureOwnForms(house, workspaceId);
  const form = await findForm(house.db, workspaceId, leadFormId);
  if (form?.facebookPageId !== pageId) throw new Refusal('LEAD_CAMPAIGN_NOT_FOUND');
  const { token } = await getPageAccess(house, workspaceId, pageId);

  async function read(): Promise<number> {
    try {
      return await readForm(house, workspaceId, { form: form!, pageToken: token });
    } catch (error) {
      await noteProblem(house, workspaceId, { facebookFormId: leadFormId, error });
      throw error;
    }
  }
  const added = await askFacebook(house, workspaceId, { token, ask: read });
  const now = (await findForm(house.db, workspaceId, leadFormId)) ?? form;
  const { counts } = await getLeadCounts(house, workspaceId, now);
  return { added, counts };
}
