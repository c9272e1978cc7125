import { suggestBrakes } from '#contract/live/brakes.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { acceptOperation } from '../operations/accept.ts';
import { brakesMustBeMeant, mustBeMeant } from '../operations/guardrails.ts';
import { findOperation, type OperationRow } from '../operations/queries.ts';
import { markPublishing } from '../campaigns/queries.ts';
import { contentHash } from '../approvals/content.ts';
import { mustBeApproved } from '../approvals/must-be-approved.ts';
import { mustComply } from '../compliance/must-comply.ts';
import { checkMediaLimit, consumeCampaignQuota } from '../workspaces/queries.ts';
import { approvableOf } from './approvable.ts';
import { publicationKind } from './publication-kind.ts';
import {
  findUnfinishedPublication,
  getPublication,
  insertPublication,
  type PublicationRow,
} from './queries.ts';
import { readyPlan } from './ready-plan.ts';
import { releaseIfGone } from './release-if-gone.ts';
import { refuseIfNewer, type Seen } from './refuse-if-newer.ts';

interface Input {
  campaignId: string;
  launchImmediately: boolean;
  seen?: Seen | undefined;
  confirmedDailyBudgetMinor?: number | undefined;
}

/**
 * Promises to publish a campaign. The operation, what is published, the campaign's status and the job are written
 * together; a campaign that is being published already answers the run it has.
 */
export async function publishCampaign(
  ctx: AppContext,
  person: Person,
  input: Input,
): Promise<PublicationRow> {
  const { workspaceId } = person;
  const { campaignId, launchImmediately, confirmedDailyBudgetMinor: confirmedMinor } = input;
  await releaseIfGone(ctx, workspaceId, campaignId);
  const { id } = await acceptOperation(ctx, person, {
    kind: publicationKind,
    join: (tx) => findRun(tx, person, input),
    permit: (tx) => permit({ ...ctx, db: tx }, person, input),
    decide: (_, { campaign, plan, adAccount: { currency } }) => ({
      kind: 'publication',
      campaignId,
      name: plan.name,
      launchImmediately,
      adCount: plan.ads.length,
      budget: { dailyBudgetMinor: plan.dailyBudgetMinor, currency },
      endsOn: campaign.endsOn,
      brakes: campaign.brakes,
    }),
    async guard(tx, { known: { campaign, adAccount, plan } }) {
      const { dailyBudgetMinor } = plan;
      mustBeMeant(dailyBudgetMinor, { adAccount, confirmedMinor });
      const from = suggestBrakes({ ...plan, currency: adAccount.currency });
      brakesMustBeMeant(campaign.brakes, from, { adAccount, dailyBudgetMinor });
      const mediaIds = campaign.media.map(({ id: mediaId }) => mediaId);
      await checkMediaLimit(tx, workspaceId, { mediaIds, now: ctx.now() });
    },
    comply: (tx, { known: { campaign } }) => mustComply({ ...ctx, db: tx }, person, campaign),
    async approve(tx, { known }) {
      const content = await approvableOf({ ...ctx, db: tx }, workspaceId, known);
      await mustBeApproved({ ...ctx, db: tx }, workspaceId, { campaignId, content });
    },
    content: async (tx, known) => contentHash(await approvableOf({ ...ctx, db: tx }, workspaceId, known)),
    progress: { step: 'pictures' },
    async keep(tx, operation, { adAccount, plan }) {
      const { id: publicationId, marker, startedAt } = operation;
      await insertPublication(tx, {
        id: publicationId,
        workspaceId,
        campaignId,
        marker,
        launchImmediately,
        adAccountId: adAccount.id,
        plan,
        made: { creativeIds: plan.ads.map(() => null), adIds: plan.ads.map(() => null) },
        startedAt,
      });
      await consumeCampaignQuota(tx, workspaceId, { publicationId, now: ctx.now() });
    },
  });
  return getPublication(ctx.db, workspaceId, id);
}

async function findRun(
  tx: Database,
  { workspaceId }: Person,
  { campaignId }: Input,
): Promise<OperationRow | undefined> {
  const unfinished = await findUnfinishedPublication(tx, workspaceId, campaignId);
  return unfinished?.status === 'running' ? findOperation(tx, workspaceId, unfinished.id) : undefined;
}

async function permit(
  ctx: Pick<AppContext, 'db' | 'now' | 'findGoodLeads'>,
  { workspaceId, language }: Person,
  { campaignId, seen }: Input,
) {
  const { db: tx } = ctx;
  // Takes the row for this transaction, so that no autosave slips in between reading the draft and freezing it.
  await markPublishing(tx, workspaceId, campaignId);
  // Before anything is said of what nobody has seen.
  if (seen) await refuseIfNewer(tx, workspaceId, { campaignId, seen });
  const ready = await readyPlan(ctx, { workspaceId, language }, campaignId);
  const { title: name } = ready.campaign;
  return { ...ready, subject: campaignId, name, facebookCampaignId: null, adAccountId: ready.adAccount.id };
}
