import { type Lead, type LeadCounts, leadLimits } from '#contract/leads/lead.ts';
import { askFacebook, getPageAccess } from '#server/features/connections/access.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findForm } from './form-queries.ts';
import { ensureOwnForms } from '../lead-campaign.ts';
import { getLeadCounts } from '../list/lead-counts.ts';
import { listLeadsOfForm } from '../list/listing-queries.ts';
import { presentLeads } from '../present-leads.ts';
import { syncLeadForm } from './sync-lead-form.ts';
import { noteProblem } from './read-leads.ts';

/** Reads the leads of a form while somebody waits. */
export async function refreshLeads(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { leadFormId, pageId }: { leadFormId: string; pageId: string },
): Promise<{ added: number; counts: LeadCounts; leads: Lead[] }> {
  await ensureOwnForms(ctx, workspaceId);
  const form = await findForm(ctx.db, workspaceId, leadFormId);
  if (form?.facebookPageId !== pageId) throw new Refusal('LEAD_CAMPAIGN_NOT_FOUND');
  const { token } = await getPageAccess(ctx, workspaceId, pageId);

  async function read(): Promise<number> {
    try {
      return await syncLeadForm(ctx, workspaceId, { form: form!, pageToken: token });
    } catch (error) {
      await noteProblem(ctx, workspaceId, { facebookFormId: leadFormId, error });
      throw error;
    }
  }
  const added = await askFacebook(ctx, workspaceId, { token, ask: read });
  const now = (await findForm(ctx.db, workspaceId, leadFormId)) ?? form;
  const { counts } = await getLeadCounts(ctx, workspaceId, now);
  const rows = await listLeadsOfForm(ctx.db, workspaceId, {
    facebookFormId: leadFormId,
    limit: leadLimits.page,
  });
  return { added, counts, leads: await presentLeads(ctx.db, rows) };
}
