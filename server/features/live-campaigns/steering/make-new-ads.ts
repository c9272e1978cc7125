import { setTimeout as wait } from 'node:timers/promises';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { settlesWithinMs } from '#server/gateways/meta/publishing/find-trees.ts';
import { coded } from '#server/platform/coded-text.ts';
import { findModel } from './ad-model.ts';
import { ensurePicturesAtMeta, forgetPictureAtMeta } from './ad-pictures.ts';
import { type AdsProgress, type AdsRun, adoptAds, isComplete } from './ads-progress.ts';

/** What has not been begun this long after it was sent never will be: its connection is long dead. */
const beginsWithinMs = 5_000;

/** Makes what is missing of the ads, paused, after looking for whatever a lost answer may have left. */
export async function makeNewAds(run: AdsRun): Promise<void> {
  const { ctx, account, details } = run.context;
  if (run.progress.intentAt && !isComplete(run.progress)) await adoptWhatIsThere(run);
  if (isComplete(run.progress)) return;
  await mustNotHaveBegun(run);

  const model = run.progress.model ?? (await learn(run));
  const hashes = await ensurePicturesAtMeta(run);
  const triedAt = new Date(ctx.now()).toISOString();
  await save(run, { model, triedAt, intentAt: run.progress.intentAt ?? triedAt });
  const { refusal, unknown, creativeIds, adIds } = await ctx.meta.makeAds(account, {
    marker: labelOf(run, triedAt),
    adSetId: details.facebookAdSetId,
    model,
    ads: run.progress.ads.map(({ mediaId, ...words }) => ({ ...words, imageHash: hashes.get(mediaId)! })),
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

/**
 * Meta is asked whether it ever began with what it has not answered: then we wait until it shows. Where it did not, a
 * minute of waiting would change nothing.
 */
async function mustNotHaveBegun(run: AdsRun): Promise<void> {
  const { ctx, account } = run.context;
  const { triedAt } = run.progress;
  const tried = triedAt === null ? 0 : Date.parse(triedAt);
  if (!triedAt || ctx.now() - tried >= settlesWithinMs) return;
  await wait(Math.max(0, tried + beginsWithinMs - ctx.now()));
  const begunBefore = new Date(tried + beginsWithinMs + ctx.meta.now() - ctx.now());
  const label = labelOf(run, triedAt);
  if (await ctx.meta.mayHaveBegun(account, { label, begunBefore })) throw unansweredTry();
}

/** The label of everything one try makes: the change's marker, and which try it was. */
function labelOf({ context }: AdsRun, triedAt: string): string {
  return `${context.operation.marker}~${Date.parse(triedAt).toString(36)}`;
}

async function save(run: AdsRun, news: Partial<AdsProgress>): Promise<void> {
  run.progress = { ...run.progress, ...news };
  await run.context.save({ progress: { ...run.progress } });
}

function unansweredTry(): GatewayError {
  const detail = 'Meta did not say what it made';
  return new GatewayError({ service: 'Meta', failureKind: 'unknown-outcome', detail });
}
