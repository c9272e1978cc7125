import type { HeldAd } from '#server/gateways/meta/steering/ad-changes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changeFacebookAds } from '../campaigns/queries.ts';
import { saysThat } from './ad-rules.ts';
import { AdsProgress, type AdsRun } from './ads-progress.ts';
import type { Ending, Errand } from './change-errand.ts';
import { notAsAskedProblem, notTakenProblem } from './change-problem.ts';
import { sendChange } from './change-sending.ts';
import { insertLiveAds } from './detail/live-ad-queries.ts';
import { makeNewAds } from './make-new-ads.ts';
import type { StoredChangeProblem } from './tables.ts';

/**
 * Adds ads at Meta: all of them paused, read back, and then switched on together. Where that fails, the end of the change
 * sees to it that none is left.
 */
export async function addAdsOnMeta(errand: Errand<'new-ads'>): Promise<Ending> {
  const { house, account, matter, change } = errand;
  const run: AdsRun = { errand, progress: AdsProgress.parse(change.progress) };
  await makeNewAds(run);
  const adIds = run.progress.made.adIds.map((id) => id!);
  const problem = whatIsWrong(run, await house.meta.readAds(account, adIds));
  if (problem) return { problem };

  const send = () => house.meta.startAds(account, adIds);
  await sendChange(errand, { send, progress: run.progress });
  const held = await house.meta.readAds(account, adIds);
  const running = held.filter((ad) => ad !== undefined).filter(({ status }) => status === 'ACTIVE');
  if (running.length < adIds.length) return { problem: notTakenProblem('ads-off') };
  return { matter: { ...matter, facebookAdIds: adIds }, keep: keep(run, running) };
}

/** Whether what Meta holds is what was asked for. */
function whatIsWrong({ progress }: AdsRun, held: (HeldAd | undefined)[]): StoredChangeProblem | undefined {
  const isAsAsked = progress.ads.every((planned, position) => {
    const ad = held[position];
    const { leadFormId = null } = progress.model ?? {};
    return ad && saysThat(ad.words, planned) && ad.leadFormId === leadFormId;
  });
  return isAsAsked ? undefined : notAsAskedProblem();
}

function keep({ errand }: AdsRun, ads: HeldAd[]) {
  const { house, workspaceId } = errand;
  const facebookCampaignId = errand.change.facebookCampaignId!;
  return async (tx: Database) => {
    await insertLiveAds(tx, workspaceId, {
      at: new Date(house.now()),
      ads: ads.map(({ id, adSetId, name, effectiveStatus, words, imageUrl }) => ({
        facebookAdId: id,
        facebookCampaignId,
        facebookAdSetId: adSetId,
        name,
        status: effectiveStatus,
        ...words,
        imageUrl,
      })),
    });
    const added = ads.map(({ id }) => id);
    const change = (adIds: string[]) => [...new Set([...adIds, ...added])];
    await changeFacebookAds(tx, workspaceId, { facebookCampaignId, change });
  };
}
