import { labelOf, mustNotHaveBegun, unansweredTry } from '#server/features/operations/unanswered-try.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { coded } from '#server/platform/coded-text.ts';
import { findModel } from './ad-model.ts';
import { forgetPictureAtMeta, withPicturesAtMeta } from './ad-pictures.ts';
import { type AdsProgress, type AdsRun, adoptAds, isComplete } from './ads-progress.ts';

/** Makes what is missing of the ads, paused, after looking for whatever a lost answer may have left. */
export async function makeNewAds(run: AdsRun): Promise<void> {
  const { ctx, account, details, operation } = run.context;
  const { marker } = operation;
  if (run.progress.intentAt && !isComplete(run.progress)) await adoptWhatIsThere(run);
  if (isComplete(run.progress)) return;
  const { triedAt: lastTry } = run.progress;
  await mustNotHaveBegun(ctx, { account, marker, triedAt: lastTry === null ? null : new Date(lastTry) });

  const model = run.progress.model ?? (await learn(run));
  const ads = await withPicturesAtMeta(run);
  const triedAt = new Date(ctx.now());
  const tried = triedAt.toISOString();
  await save(run, { model, triedAt: tried, intentAt: run.progress.intentAt ?? tried });
  const { refusal, unknown, creativeIds, adIds } = await ctx.meta.makeAds(account, {
    marker: labelOf({ marker, triedAt }),
    adSetId: details.facebookAdSetId,
    model,
    ads,
    made: run.progress.made,
  });
  await save(run, { made: { creativeIds, adIds }, ...(!unknown && { triedAt: null }) });
  if (refusal) {
    await forgetPictureAtMeta(run, refusal);
    throw refusal;
  }
  if (isComplete(run.progress)) return;
  await adoptWhatIsThere(run);
  if (!isComplete(run.progress)) throw unansweredTry();
}

async function learn({ context }: AdsRun) {
  const { ctx, workspaceId, account, operation, details } = context;
  const adSet = await ctx.meta.readAdSet(account, details.facebookAdSetId);
  const facebookCampaignId = operation.facebookCampaignId!;
  const model = adSet && (await findModel(ctx.db, workspaceId, { adSet, facebookCampaignId }));
  if (model) return model;
  const reason = coded(adSet ? 'new-ads-without-model' : 'new-ads-without-ad-set');
  throw new GatewayError({ service: 'Meta', failureKind: 'not-found', reason });
}

/** Takes over what carries the change's marker at Meta, and deletes what is there twice. */
async function adoptWhatIsThere(run: AdsRun): Promise<void> {
  const { ctx, account, details, operation } = run.context;
  const search = { adSetId: details.facebookAdSetId, marker: operation.marker };
  const { made, spareIds } = adoptAds(run.progress, await ctx.meta.findAds(account, search));
  await ctx.meta.deleteSpares(account, spareIds);
  await save(run, { made });
}

async function save(run: AdsRun, news: Partial<AdsProgress>): Promise<void> {
  run.progress = { ...run.progress, ...news };
  await run.context.save({ progress: { ...run.progress } });
}
