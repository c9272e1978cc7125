import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { accountOf, differing, isDryRun } from '#sandbox/meta/accounts/ad-objects.ts';
import { changeThing } from '#sandbox/meta/accounts/changes.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { adSetOf, isGone, statusOf } from '#sandbox/meta/campaigns/effective-status.ts';
import { checkFit, checkSwap, waitForVideos } from '#sandbox/meta/creatives/creative-fit.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, readParams } from '#sandbox/meta/graph/params.ts';
import { allStatuses } from '#sandbox/meta/graph/vocabulary.ts';
import { changeableOfAd, checkTracking, chooseCreative } from './make-ad.ts';
import { beginReview, noteReview, reviewOf } from './review.ts';

/** Changes an ad. What is sent as it is already counts as no change. */
export function changeAd(visit: Visit, thing: Thing): void {
  const { world, call } = visit;
  const sent = readParams(call.params, { ...changeableOfAd, status: oneOf(allStatuses) });
  const { creative, ...changes } = differing(thing, sent);
  const spec = mapOf(creative);
  const isSameCreative = textOf(spec['creative_id'] ?? spec['id']) === textOf(thing.fields['creative_id']);
  const isSwapped = creative !== undefined && !isSameCreative;
  const others = Object.entries(changes).filter(([name, value]) => name !== 'name' && value !== 'DELETED');
  if (isGone(world, thing) && (isSwapped || others.length > 0)) throw new GraphError('archivedAd');
  if (changes['status'] === 'DELETED') return removeAd(visit, thing);
  const account = accountOf(world, thing);
  needActiveAccount(account);
  checkTracking(changes);
  if (changes['status'] === 'ACTIVE') checkStart(visit, account, thing);
  const swap = isSwapped ? swapCreative(visit, account, thing, spec) : undefined;
  if (isDryRun(visit)) return;
  if (swap) noteReview(world, thing.id, swap.reviewed_at);
  changeThing(world, thing, {
    ...changes,
    ...swap,
    ...resolveLabels(world, thing.account, changes['adlabels']),
  });
}

/** Ads of dynamic creative go with their ad set only. */
export function removeAd(visit: Visit, thing: Thing): void {
  const { world } = visit;
  if (adSetOf(world.store, thing)?.fields['is_dynamic_creative'] === true)
    throw new GraphError('dynamicAdStays');
  if (!isDryRun(visit)) changeThing(world, thing, { status: 'DELETED' });
}

function checkStart({ world }: Visit, account: Thing, thing: Thing): void {
  if (!account.fields['funding_source']) throw new GraphError('noPaymentMethod');
  if (statusOf(thing) !== 'ACTIVE' && reviewOf(world, thing) === 'DISAPPROVED')
    throw new GraphError('rejectedAd');
}

/** A new creative means a new review. */
function swapCreative(visit: Visit, account: Thing, thing: Thing, spec: Fields) {
  const { world } = visit;
  const chosen = chooseCreative(visit, account, spec);
  if (chosen.id === thing.fields['creative_id']) return undefined;
  const parent = adSetOf(world.store, thing);
  if (parent) checkFit(world, parent, chosen);
  checkSwap(world.store.find(textOf(thing.fields['creative_id'])), chosen);
  return { ...beginReview(world, chosen), ...waitForVideos(world, chosen) };
}
