import { findPublishedCampaign, listLeadCampaigns } from '#server/features/campaigns/queries.ts';
import { askFacebook, getFacebookToken } from '#server/features/connections/access.ts';
import { findLiveCampaign } from '#server/features/live-campaigns/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findFormsOf } from './sync/find-foreign-forms.ts';
import { ensureForms, findForeignForms, findForm } from './sync/form-queries.ts';
import { findFormsOfLeads } from './list/listing-queries.ts';

/** A campaign people answer forms of. */
export interface LeadCampaign {
  facebookCampaignId: string;
  title: string;
  /** One, as a rule; the first is the one that is refreshed. */
  facebookFormIds: [string, ...string[]];
  facebookPageId: string;
}

/**
 * Ours or one made in Ads Manager, by its id at Meta; a neighbour's is not found. By its own id, a form nobody
 * advertises is like a campaign too: people find it on the page itself.
 */
export async function getLeadCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LeadCampaign> {
  const [ours, live, foreign, answered] = await Promise.all([
    findPublishedCampaign(db, workspaceId, facebookCampaignId),
    findLiveCampaign(db, workspaceId, facebookCampaignId),
    findForeignForms(db, workspaceId, facebookCampaignId),
    findFormsOfLeads(db, workspaceId, facebookCampaignId),
  ]);
  if (!ours && !live && answered.length === 0) return getForm(db, workspaceId, facebookCampaignId);
  const [first, ...others] = new Set([
    ...(ours?.leadFormId ? [ours.leadFormId] : []),
    ...(foreign?.facebookFormIds ?? []),
    ...answered.map(({ facebookFormId }) => facebookFormId),
  ]);
  if (!first) throw new Refusal('LEAD_FORM_MISSING');
  const facebookPageId = ours?.facebookPageId ?? foreign?.facebookPageId ?? answered[0]?.facebookPageId;
  if (!facebookPageId) throw new Refusal('LEAD_PAGE_MISSING');
  // As it is called at Meta now: somebody may have renamed it in Ads Manager.
  const title = live?.name || ours?.title || facebookCampaignId;
  return { facebookCampaignId, title, facebookFormIds: [first, ...others], facebookPageId };
}

async function getForm(db: Database, workspaceId: WorkspaceId, id: string): Promise<LeadCampaign> {
  const form = await findForm(db, workspaceId, id);
  if (!form) throw new Refusal('LEAD_CAMPAIGN_NOT_FOUND');
  const { name, facebookPageId } = form;
  return { facebookCampaignId: id, title: name || id, facebookFormIds: [id], facebookPageId };
}

/** Who looks again at once is not worth another question to Meta. */
const lookedLatelyMs = 30_000;

/**
 * Asks Meta for the forms of a campaign made in Ads Manager, if none is known yet: whoever looks does not wait for the
 * clock, and an ad may have got its form since it was asked the last time.
 */
export async function ensureForeignForms(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<void> {
  const { db } = ctx;
  const [ours, live, known] = await Promise.all([
    findPublishedCampaign(db, workspaceId, facebookCampaignId),
    findLiveCampaign(db, workspaceId, facebookCampaignId),
    findForeignForms(db, workspaceId, facebookCampaignId),
  ]);
  const isKnown =
    known !== undefined &&
    (known.facebookFormIds.length > 0 || ctx.now() - known.askedAt.getTime() < lookedLatelyMs);
  if (ours || isKnown || live?.objective !== 'leads' || live.goneAt) return;
  const token = await getFacebookToken(ctx, workspaceId);
  const ask = () => findFormsOf(ctx, workspaceId, { token, facebookCampaignId });
  await askFacebook(ctx, workspaceId, { token, ask });
}

/** Has the forms of all campaigns of ours be read from now on, without waiting for the clock. */
export async function ensureOwnForms({ db }: AppContext, workspaceId: WorkspaceId): Promise<void> {
  await ensureForms(db, await listLeadCampaigns(db, { of: workspaceId }));
}
