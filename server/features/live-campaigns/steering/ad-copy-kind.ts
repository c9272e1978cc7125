import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { HeldAd } from '#server/gateways/meta/steering/ad-changes.ts';
import { z } from 'zod';
import { saysThat } from './ad-rules.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  changedSinceProblem,
  goneProblem,
  notTakenProblem,
  notEditableProblem,
} from '#server/features/operations/problems.ts';
import { findOperation } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { type Held, updateLiveAd } from '../live-row-queries.ts';
import { markLiveAdsGone } from '../detail/live-ad-queries.ts';

/** What the ad showed before, so that an undo can put exactly that back. */
const Progress = z.object({ creativeIdBefore: z.string() });

/** Gives an ad at Meta other words, by a new creative. The creative before it stays at Meta. */
export const adCopyKind: OperationKind<'ad-copy'> = {
  parts: ({ facebookAdId }) => [`words:${facebookAdId}`],
  run: rewordAd,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo({ facebookAdId, to }, _, held) {
    const ad = (held as Held).ads.get(facebookAdId);
    return ad !== undefined && !ad.goneAt && ad.headline === to.headline;
  },
  unchanged: () => 'ad-copy',
  keepsSpending: () => false,
};

async function rewordAd(context: RunContext<'ad-copy'>): Promise<Ending> {
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
