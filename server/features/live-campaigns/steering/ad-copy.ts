import type { RewordedAd } from '#contract/live/steering.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import type { AppContext } from '#server/app-context.ts';
import { mustBeApprover } from '#server/features/approvals/must-be-approved.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  changedSinceProblem,
  goneProblem,
  notEditableProblem,
  notTakenProblem,
} from '#server/features/operations/problems.ts';
import { type OperationRow, findOperation } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { HeldAd } from '#server/gateways/meta/steering/ad-changes.ts';
import { becauseOf, coded } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { z } from 'zod';
import { getLiveAd, markLiveAdsGone } from '../detail/live-ad-queries.ts';
import { type Held, updateLiveAd } from '../live-row-queries.ts';
import { type LiveAdRow, getLiveCampaign } from '../queries.ts';
import { saysThat, whyNotThisAction } from './ad-rules.ts';
import { mustComplyWith } from '../compliance/must-comply-with.ts';
import { lookAtMeta } from './look-at-meta.ts';
import { permitOnLive } from './permit-on-live.ts';

/** Gives an ad other words, where its kind allows it. */
export async function rewordAd(
  ctx: AppContext,
  person: Person,
  { facebookAdId, ...to }: RewordedAd & { facebookAdId: string },
): Promise<OperationRow> {
  const { workspaceId, language } = person;
  const row = await getLiveAd(ctx.db, workspaceId, facebookAdId);
  const { facebookCampaignId } = row;
  const { adAccountId } = await getLiveCampaign(ctx.db, workspaceId, facebookCampaignId);
  const look = await lookAtMeta(ctx, workspaceId, {
    adAccountId,
    read: (account) => ctx.meta.readAd(account, facebookAdId),
  });
  if (look && !look.seen) throw new Refusal('AD_NOT_FOUND');
  const held = look?.seen;
  if (held?.fixedBecause)
    throw new Refusal('AD_NOT_EDITABLE', becauseOf(coded(`ad-fixed-${held.fixedBecause}`), language));
  const actionReason =
    held &&
    whyNotThisAction(to.callToAction, {
      opensForm: held.leadFormId !== null,
      present: held.words.callToAction,
    });
  if (actionReason) throw new Refusal('AD_NOT_EDITABLE', becauseOf(actionReason, language));

  const from = held?.words ?? knownWords(row);
  return acceptOperation(ctx, person, {
    kind: adCopyKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    decide: () => ({ kind: 'ad-copy', facebookAdId, from, to }),
    comply: (tx, { details }) => comply(ctx, tx, { person, details }),
    approve: (tx) => mustBeApprover(tx, person),
  });
}

function knownWords({ headline, primaryText, description, callToAction }: LiveAdRow): HeldWords {
  return {
    headline: headline ?? '',
    primaryText: primaryText ?? '',
    description: description ?? '',
    callToAction: callToAction ?? '',
  };
}

const comply: NonNullable<OperationKind<'ad-copy'>['comply']> = (ctx, tx, { person, details }) => {
  const { facebookAdId, to } = details;
  return mustComplyWith(ctx, tx, { person, change: { what: 'wording', facebookAdId, ...to } });
};

/** What the ad showed before, so that an undo can put exactly that back. */
const Progress = z.object({ creativeIdBefore: z.string() });

/** Gives an ad at Meta other words, by a new creative. The creative before it stays at Meta. */
export const adCopyKind: OperationKind<'ad-copy'> = {
  comply,
  parts: ({ facebookAdId }) => [`words:${facebookAdId}`],
  run,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo({ facebookAdId, to }, _, held) {
    const ad = (held as Held).ads.get(facebookAdId);
    return ad !== undefined && !ad.goneAt && ad.headline === to.headline;
  },
  isAskedFirst: true,
  unchanged: () => 'ad-copy',
  keepsSpending: () => false,
};

async function run(context: RunContext<'ad-copy'>): Promise<Ending> {
  const { ctx, account, operation, details } = context;
  const ad = await ctx.meta.readAd(account, details.facebookAdId);
  if (!ad) return gone(context);
  if (saysThat(ad.words, details.to)) return ended(context, ad);
  if (ad.fixedBecause) return { problem: notEditableProblem(ad.fixedBecause) };
  if (operation.undoes && !saysThat(ad.words, details.from))
    return { ...ended(context, ad), problem: changedSinceProblem() };

  const progress = Progress.safeParse(operation.progress).data ?? { creativeIdBefore: ad.creative.id };
  if (!operation.progress) await context.save({ details: { ...details, from: ad.words } });
  await sendOperation(context, {
    progress,
    async send() {
      if (await putBack(context)) return;
      await ctx.meta.rewordAd(account, { ad, words: details.to, marker: operation.marker });
    },
  });
  const after = await ctx.meta.readAd(account, details.facebookAdId);
  if (!after) return gone(context);
  if (!saysThat(after.words, details.to)) return { problem: notTakenProblem('other-words') };
  return ended(context, after);
}

/** True when the ad shows again what it showed before the change that is taken back. */
async function putBack({
  ctx,
  workspaceId,
  account,
  operation,
  details,
}: RunContext<'ad-copy'>): Promise<boolean> {
  if (!operation.undoes) return false;
  const undone = await findOperation(ctx.db, workspaceId, operation.undoes);
  const before = Progress.safeParse(undone?.progress).data;
  if (!before) return false;
  try {
    const creativeId = before.creativeIdBefore;
    await ctx.meta.putCreative(account, { adId: details.facebookAdId, creativeId });
    return true;
  } catch (error) {
    // Somebody may have deleted it, so it is made anew.
    if (error instanceof GatewayError && ['rejected', 'not-found'].includes(error.failureKind)) return false;
    throw error;
  }
}

function gone({ ctx, workspaceId, details }: RunContext<'ad-copy'>): Ending {
  const at = new Date(ctx.now());
  return {
    problem: goneProblem(),
    keep: (tx) => markLiveAdsGone(tx, workspaceId, { at, facebookAdIds: [details.facebookAdId] }),
  };
}

function ended({ ctx, workspaceId }: RunContext<'ad-copy'>, ad: HeldAd): Ending {
  return {
    keep: (tx) =>
      updateLiveAd(tx, workspaceId, {
        facebookAdId: ad.id,
        ...ad.words,
        status: ad.effectiveStatus,
        // Meta reviews it again.
        reviewFeedback: null,
        changedHereAt: new Date(ctx.now()),
      }),
  };
}
