import type { PublishCheck } from '#contract/publishing/publish-checks.ts';
import type { CodeParams } from '#contract/code-params.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal, unlessRefused } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getCampaignWithMedia, type WholeCampaign } from '../../campaigns/queries.ts';
import { listOpenFindings } from '../../compliance/check-shown.ts';
import { thoseThatCount, whyNotApproved } from '../../approvals/must-be-approved.ts';
import { contentHash } from '../../approvals/content.ts';
import { listApprovals } from '../../approvals/queries.ts';
import { getFacebookToken, getPageAccess, noteIfUnusable } from '../../connections/access.ts';
import { getWorkspace, readPlanRoom } from '../../workspaces/queries.ts';
import { openLimits } from '../../operations/guardrails.ts';
import { checksOf, type Found, type Known } from './checks.ts';
import { limitCheck } from './limit-check.ts';
import { tellCheck } from './tell-check.ts';
import { seeksGoodLeads } from '../rules.ts';
import { uploadAhead } from '../media/upload-ahead.ts';

const nothingKnown: Known = {
  granted: undefined,
  adAccounts: undefined,
  pages: undefined,
  forms: undefined,
  pixels: undefined,
};

/** Whoever looks at this is about to publish, so the pictures are brought ahead meanwhile. */
export async function checkPublication(
  ctx: AppContext,
  { workspaceId, language }: Person,
  campaignId: string,
): Promise<PublishCheck[]> {
  const campaign = await getCampaignWithMedia(ctx.db, workspaceId, campaignId);
  if (campaign.status === 'draft' && campaign.facebookAdAccountId)
    await ctx.db.transaction((tx) =>
      ctx.queue.add(tx, uploadAhead, { workspaceId, campaignId }, { key: campaignId }),
    );
  const token = await findToken(ctx, { workspaceId });
  const known = token ? await askAll(ctx, { workspaceId }, { campaign, token }) : undefined;
  const connection: Found = {
    name: 'connection',
    state: known ? 'fine' : 'missing',
    code: known ? 'connected' : 'unconnected',
    params: {},
    field: null,
  };
  const plan = await planCheck(ctx, workspaceId);
  const account = known?.adAccounts?.find(({ id }) => id === campaign.facebookAdAccountId);
  const findOver = await openLimits(ctx, workspaceId, campaign.facebookAdAccountId);
  const limit = limitCheck(campaign, findOver, account?.minDailyBudgetMinor);
  const found = [plan, connection, ...checksOf(campaign, known ?? nothingKnown, ctx.now())];
  if (limit) found.push(limit);
  if (seeksGoodLeads(campaign)) found.push(await goodLeadsCheck(ctx, workspaceId, known?.pixels));
  found.push(await lawCheck(ctx, { workspaceId, language }, campaign));
  const approval = await approvalCheck(ctx, workspaceId, campaignId);
  if (approval) found.push(approval);
  return found.map((check) => tellCheck(check, language));
}

/** Only Meta knows whether the dataset is one of the ad account that pays. */
async function goodLeadsCheck(
  { db, now, findGoodLeads }: AppContext,
  workspaceId: WorkspaceId,
  pixels: Known['pixels'],
): Promise<Found> {
  const field = 'seeksGoodLeads';
  const check = { name: 'good-leads' as const, params: {} };
  const datasetId = await findGoodLeads(db, workspaceId, now());
  if (!datasetId) return { ...check, state: 'missing', code: 'good-leads', field };
  if (!pixels) return { ...check, state: 'unknown', code: 'unasked', field };
  return pixels.some(({ id }) => id === datasetId)
    ? { ...check, state: 'fine', code: 'good-leads-fine', field: null }
    : { ...check, state: 'missing', code: 'good-leads-elsewhere', field };
}

/** What it is that is open stands beside, with its sources. */
async function lawCheck(
  ctx: AppContext,
  reader: Pick<Person, 'workspaceId' | 'language'>,
  campaign: WholeCampaign,
): Promise<Found> {
  const open = await listOpenFindings(ctx, reader, campaign);
  return open.length === 0
    ? { name: 'law', state: 'fine', code: 'law-fine', params: {}, field: null }
    : { name: 'law', state: 'missing', code: 'law-open', params: { count: open.length }, field: 'law' };
}

/** Undefined where nobody has to approve anything. */
async function approvalCheck(
  { db, now, readApprovable }: AppContext,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<Found | undefined> {
  if (!(await getWorkspace(db, workspaceId)).requiresApproval) return undefined;
  const rows = await thoseThatCount(db, workspaceId, await listApprovals(db, workspaceId, campaignId));
  const content = await unlessRefused(readApprovable(db, workspaceId, { campaignId, now: now() }));
  const why = whyNotApproved(rows, { hash: content && contentHash(content), now: now() });
  return why
    ? { name: 'approval', state: 'missing', code: `approval-${why}`, params: {}, field: 'approval' }
    : { name: 'approval', state: 'fine', code: 'approved', params: {}, field: null };
}

/** What else is missing can wait until the plan holds one more campaign. */
async function planCheck({ db, now }: AppContext, workspaceId: WorkspaceId): Promise<Found> {
  const { isTrialOver, limit, left } = await readPlanRoom(db, await getWorkspace(db, workspaceId), now());
  const check = (state: Found['state'], code: Found['code'], params: CodeParams = {}): Found => ({
    name: 'plan',
    state,
    code,
    params,
    field: null,
  });
  if (isTrialOver) return check('missing', 'trial-ended');
  if (limit === null || left === null) return check('fine', 'plan-unlimited');
  return left === 0
    ? check('missing', 'plan-used-up', { limit })
    : check('fine', 'plan-left', { count: left });
}

type Owner = Pick<Person, 'workspaceId'>;

/** Undefined while there is no link to Facebook that works. */
async function findToken(ctx: AppContext, { workspaceId }: Owner): Promise<string | undefined> {
  return unlessRefused(getFacebookToken(ctx, workspaceId));
}

/** Asks everything at once; undefined when Facebook no longer takes the token. */
async function askAll(
  ctx: AppContext,
  { workspaceId }: Owner,
  { campaign, token }: { campaign: WholeCampaign; token: string },
): Promise<Known | undefined> {
  const { meta } = ctx;
  const { objective, facebookAdAccountId, facebookPageId } = campaign;
  let isBroken = false;

  async function known<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await asking;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      if (!(error instanceof GatewayError)) throw error;
      if (await noteIfUnusable(ctx, workspaceId, { token, answer: error })) isBroken = true;
      return undefined;
    }
  }
  async function listForms(pageId: string) {
    const page = await getPageAccess(ctx, workspaceId, pageId);
    return meta.listLeadForms({ pageId: page.page.id, pageToken: page.token });
  }

  const [grants, adAccounts, pages, forms, pixels] = await Promise.all([
    known(meta.listGrants(token)),
    known(meta.listAdAccounts(token)),
    known(meta.listPages(token)),
    objective === 'leads' && facebookPageId ? known(listForms(facebookPageId)) : undefined,
    (objective === 'sales' || seeksGoodLeads(campaign)) && facebookAdAccountId
      ? known(meta.listPixels(token, facebookAdAccountId))
      : undefined,
  ]);
  if (isBroken) return undefined;
  const granted = grants?.filter(({ granted: isGranted }) => isGranted).map(({ permission }) => permission);
  return { granted, adAccounts, pages, forms, pixels };
}
