import { dayAt } from '#contract/days.ts';
import { type SpendingChange, spendsOn } from '#contract/live/spending.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import {
  changedSinceProblem,
  goneProblem,
  notEditableProblem,
  notTakenProblem,
} from '#server/features/operations/problems.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { isSame } from '#server/gateways/meta/watch/canonical.ts';
import { isOfTargeting, type Watched } from '#server/gateways/meta/watch/watched.ts';
import { mustComplyWith } from '../compliance/must-comply-with.ts';
import { markLiveAdsGone } from '../detail/live-ad-queries.ts';
import { type Held, updateLiveAd, updateLiveAdSet, updateLiveCampaign } from '../live-row-queries.ts';
import { whatCounts } from './find-drifts.ts';
import { keepWatched } from './snapshot-queries.ts';

type Context = RunContext<'setting'>;
type Params = Context['details']['to'];

/** Sets whatever is watched and has no kind of its own: looks, writes the field as it is given, reads it back. */
export const settingKind: OperationKind<'setting'> = {
  spends: (_tx, _workspaceId, { details }) => spendingOf(details),
  async comply(ctx, tx, { person, details: { objectId: facebookAdId, field, to } }) {
    if (field !== 'creative') return;
    await mustComplyWith(ctx, tx, { person, change: { what: 'wording', facebookAdId, ...wordsIn(to) } });
  },
  // A targeting is sent whole, so whatever is changed of it waits for the rest.
  parts({ objectId, field }) {
    if (field === 'creative') return [`words:${objectId}`];
    return [isOfTargeting(field) ? `places:${objectId}` : `${field}:${objectId}`];
  },
  run,
  reverse: (details) => ({ ...details, from: details.to, to: details.from }),
  isStillSo: ({ objectId, field, to }, _, held) => isLike((held as Held).watched.get(objectId)?.[field], to),
  unchanged: () => 'setting',
  keepsSpending: ({ field }) => ['lifetime-budget', 'spend-cap', 'bid', 'end'].includes(field),
};

const restOfTheWorldMs = 14 * 60 * 60_000;

function spendingOf({ field, from, to }: Context['details']): SpendingChange | null {
  if (field === 'lifetime-budget') {
    const more = Number(to['lifetime_budget'] ?? 0) - Number(from['lifetime_budget'] ?? 0);
    return more > 0 ? { ...spendsOn, addsLifetimeMinor: more } : null;
  }
  if (field === 'spend-cap') return capOf(to) > capOf(from) ? spendsOn : null;
  if (field !== 'end') return null;
  const [at] = Object.values(to);
  const [was] = Object.values(from);
  if (typeof at === 'string' && (typeof was !== 'string' || Date.parse(at) <= Date.parse(was))) return null;
  // Of no calendar is that day any later.
  const endsOn = typeof at === 'string' ? dayAt(Date.parse(at) + restOfTheWorldMs, 'UTC') : null;
  return { ...spendsOn, endsOn };
}

function capOf({ spend_cap: cap }: Params): number {
  return Number(cap ?? 0) || Infinity;
}

async function run(context: Context): Promise<Ending> {
  const { ctx, account, operation, details, save } = context;
  const { objectType: type, objectId: id, field, to } = details;
  const read = () => ctx.meta.readWatched(account, { type, id });
  const before = await read();
  if (!before) return gone(context);
  if (isLike(before[field], to)) return ended(context, before);
  if (operation.undoes && !isLike(before[field], details.from))
    return { keep: ended(context, before).keep, problem: changedSinceProblem() };
  const fixed = field === 'creative' && (await whyFixed(context, before));
  if (fixed) return { problem: notEditableProblem(fixed) };
  await save({ details: { ...details, from: before[field] ?? {} } });
  await sendOperation(context, { send: () => write(context, before) });
  const after = await read();
  if (!after) return gone(context);
  if (isLike(after[field], to)) return ended(context, after);
  return { keep: ended(context, after).keep, problem: notTakenProblem('other-setting') };
}

async function write(context: Context, before: Watched): Promise<void> {
  const { ctx, account, operation, details } = context;
  const { objectType: type, objectId: id, field, to } = details;
  if (field !== 'creative') {
    await ctx.meta.changeWatched(account, { type, id, field, to: whatCounts(to) });
    return;
  }
  const { creative_id: creativeId } = to;
  if (typeof creativeId === 'string' && !isShown(to, before)) {
    await ctx.meta.putCreative(account, { adId: id, creativeId });
    return;
  }
  const ad = await ctx.meta.readAd(account, id);
  if (ad) await ctx.meta.rewordAd(account, { ad, words: wordsIn(to), marker: operation.marker });
}

/** Where Meta has changed the creative itself, one like it is made. */
async function whyFixed({ ctx, account, details: { objectId, to } }: Context, before: Watched) {
  return isShown(to, before) ? (await ctx.meta.readAd(account, objectId))?.fixedBecause : null;
}

function isShown(to: Params, before: Watched): boolean {
  return before['creative']?.['creative_id'] === to['creative_id'];
}

function wordsIn({ words }: Params) {
  return { headline: '', primaryText: '', description: '', callToAction: '', ...(words as object) };
}

function isLike(one: Params | undefined, other: Params): boolean {
  return one !== undefined && isSame(whatCounts(one), whatCounts(other));
}

function ended(
  { ctx, workspaceId, operation, details }: Context,
  held: Watched,
): Ending & Required<Pick<Ending, 'keep'>> {
  const { objectId, field } = details;
  return {
    details: { ...details, to: held[field] ?? details.to },
    async keep(tx) {
      const changedHereAt = new Date(ctx.now());
      await keepWatched(tx, workspaceId, { objectId, field, value: held[field] ?? {} });
      await noteChanged({ workspaceId, operation, details }, { tx, news: { changedHereAt } });
    },
  };
}

function gone({ ctx, workspaceId, operation, details }: Context): Ending {
  const goneAt = new Date(ctx.now());
  return {
    problem: goneProblem(),
    keep: (tx) =>
      details.objectType === 'ad'
        ? markLiveAdsGone(tx, workspaceId, { at: goneAt, facebookAdIds: [details.objectId] })
        : noteChanged({ workspaceId, operation, details }, { tx, news: { goneAt } }),
  };
}

type Tx = Parameters<NonNullable<Ending['keep']>>[0];

function noteChanged(
  {
    workspaceId,
    operation,
    details: { objectType, objectId },
  }: Pick<Context, 'workspaceId' | 'operation' | 'details'>,
  { tx, news }: { tx: Tx; news: { changedHereAt: Date } | { goneAt: Date } },
): Promise<void> {
  const facebookCampaignId = operation.facebookCampaignId!;
  if (objectType === 'campaign') return updateLiveCampaign(tx, workspaceId, { facebookCampaignId, ...news });
  return objectType === 'ad-set'
    ? updateLiveAdSet(tx, workspaceId, { facebookAdSetId: objectId, ...news })
    : updateLiveAd(tx, workspaceId, { facebookAdId: objectId, ...news });
}
