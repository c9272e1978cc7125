import type { HeldAd } from '#server/gateways/meta/steering/ad-changes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changeFacebookAds } from '#server/features/campaigns/queries.ts';
import { saysThat } from './ad-rules.ts';
import { AdsProgress, type AdsRun } from './ads-progress.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { notAsAskedProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import type { Held } from '../live-row-queries.ts';
import { insertLiveAds } from '../detail/live-ad-queries.ts';
import { makeNewAds } from './make-new-ads.ts';
import { promiseNothingIsLeft } from './remove-left-ads.ts';
import type { StoredOperationProblem } from '#server/features/operations/tables.ts';

/**
 * Adds ads at Meta: all of them paused, read back, and then switched on together. Where that fails, the end of the
 * operation sees to it that none is left.
 */
export const newAdsKind: OperationKind<'new-ads'> = {
  parts: ({ facebookAdSetId }) => [`new-ads:${facebookAdSetId}`],
  run: addAds,
  tidyUp: promiseNothingIsLeft,
  reverse: ({ facebookAdIds, names }) => ({ kind: 'removed-ads', facebookAdIds, names }),
  isStillSo: ({ facebookAdIds }, _, held) =>
    facebookAdIds.some((id) => (held as Held).ads.get(id)?.goneAt === null),
  isAddition: true,
  unchanged: () => 'new-ads',
  keepsSpending: () => false,
};

async function addAds(context: RunContext<'new-ads'>): Promise<Ending> {
  const { ctx, account, details, operation } = context;
  const run: AdsRun = { context, progress: AdsProgress.parse(operation.progress) };
  await makeNewAds(run);
  const adIds = run.progress.made.adIds.map((id) => id!);
  const problem = whatIsWrong(run, await ctx.meta.readAds(account, adIds));
  if (problem) return { problem };

  const send = () => ctx.meta.startAds(account, adIds);
  await sendOperation(context, { send, progress: run.progress });
  const held = await ctx.meta.readAds(account, adIds);
  const running = held.filter((ad) => ad !== undefined).filter(({ status }) => status === 'ACTIVE');
  if (running.length < adIds.length) return { problem: notTakenProblem('ads-off') };
  return { details: { ...details, facebookAdIds: adIds }, keep: keep(run, running) };
}

/** Whether what Meta holds is what was asked for. */
function whatIsWrong({ progress }: AdsRun, held: (HeldAd | undefined)[]): StoredOperationProblem | undefined {
  const isAsAsked = progress.ads.every((planned, position) => {
    const ad = held[position];
    const { leadFormId = null } = progress.model ?? {};
    return ad && saysThat(ad.words, planned) && ad.leadFormId === leadFormId;
  });
  return isAsAsked ? undefined : notAsAskedProblem();
}

function keep({ context }: AdsRun, ads: HeldAd[]) {
  const { ctx, workspaceId } = context;
  const facebookCampaignId = context.operation.facebookCampaignId!;
  return async (tx: Database) => {
    await insertLiveAds(tx, workspaceId, {
      at: new Date(ctx.now()),
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
