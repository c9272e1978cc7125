import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { HeldAd } from '#server/gateways/meta/steering/ad-changes.ts';
import { z } from 'zod';
import { saysThat } from './ad-rules.ts';
import type { Ending, Errand } from './change-errand.ts';
import { changedSinceProblem, goneProblem, notTakenProblem, notEditableProblem } from './change-problem.ts';
import { findChange } from './change-queries.ts';
import { sendChange } from './change-sending.ts';
import { updateLiveAd } from './live-row-queries.ts';
import { markLiveAdsGone } from './detail/live-ad-queries.ts';

/** What the ad showed before, so that an undo can put exactly that back. */
const Progress = z.object({ creativeIdBefore: z.string() });

/** Gives an ad at Meta other words, by a new creative. The creative before it stays at Meta. */
export async function rewordAdOnMeta(errand: Errand<'ad-copy'>): Promise<Ending> {
  const { house, account, change, matter } = errand;
  const ad = await house.meta.readAd(account, matter.facebookAdId);
  if (!ad) return gone(errand);
  if (saysThat(ad.words, matter.to)) return ended(errand, ad);
  if (ad.fixedBecause) return { problem: notEditableProblem(ad.fixedBecause) };
  if (change.undoes && !saysThat(ad.words, matter.from))
    return { ...ended(errand, ad), problem: changedSinceProblem() };

  const progress = Progress.safeParse(change.progress).data ?? { creativeIdBefore: ad.creative.id };
  if (!change.progress) await errand.save({ matter: { ...matter, from: ad.words } });
  await sendChange(errand, {
    progress,
    async send() {
      if (await putBack(errand)) return;
      await house.meta.rewordAd(account, { ad, words: matter.to, marker: change.marker });
    },
  });
  const after = await house.meta.readAd(account, matter.facebookAdId);
  if (!after) return gone(errand);
  if (!saysThat(after.words, matter.to)) return { problem: notTakenProblem('other-words') };
  return ended(errand, after);
}

/** True when the ad shows again what it showed before the change that is taken back. */
async function putBack({ house, workspaceId, account, change, matter }: Errand<'ad-copy'>): Promise<boolean> {
  if (!change.undoes) return false;
  const undone = await findChange(house.db, workspaceId, change.undoes);
  const before = Progress.safeParse(undone?.progress).data;
  if (!before) return false;
  try {
    const creativeId = before.creativeIdBefore;
    await house.meta.putCreative(account, { adId: matter.facebookAdId, creativeId });
    return true;
  } catch (error) {
    // Somebody may have deleted it, so it is made anew.
    if (error instanceof GatewayError && ['rejected', 'not-found'].includes(error.failureKind)) return false;
    throw error;
  }
}

function gone({ house, workspaceId, matter }: Errand<'ad-copy'>): Ending {
  const at = new Date(house.now());
  return {
    problem: goneProblem(),
    keep: (tx) => markLiveAdsGone(tx, workspaceId, { at, facebookAdIds: [matter.facebookAdId] }),
  };
}

function ended({ house, workspaceId }: Errand<'ad-copy'>, ad: HeldAd): Ending {
  return {
    keep: (tx) =>
      updateLiveAd(tx, workspaceId, {
        facebookAdId: ad.id,
        ...ad.words,
        status: ad.effectiveStatus,
        // Meta reviews it again.
        reviewFeedback: null,
        changedHereAt: new Date(house.now()),
      }),
  };
}
