import { textOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { reviewOf } from '#sandbox/meta/ads/review.ts';

/** What is really going on with an object: parents dominate, then review, then its own switch. */
export function effectiveStatus(world: World, thing: Thing): string {
  const chain = withParents(world.store, thing);
  for (const gone of ['DELETED', 'ARCHIVED']) if (chain.some((each) => statusOf(each) === gone)) return gone;
  if (Number(thing.fields['ready_at'] ?? 0) > world.clock.now()) return 'IN_PROCESS';
  if (thing.kind === 'ad') {
    const review = reviewOf(world, thing);
    if (review !== 'APPROVED') return review;
  }
  for (const parent of chain.toReversed().slice(0, -1))
    if (statusOf(parent) === 'PAUSED') return parent.kind === 'campaign' ? 'CAMPAIGN_PAUSED' : 'ADSET_PAUSED';
  return statusOf(thing);
}

/** Deleted or archived, itself or what it belongs to. */
export function isGone(world: World, thing: Thing): boolean {
  return ['DELETED', 'ARCHIVED'].includes(effectiveStatus(world, thing));
}

export function statusOf(thing: Thing): string {
  return textOf(thing.fields['status']);
}

/** The thing itself, then its parents up to the campaign. */
export function withParents(store: Store, thing: Thing): Thing[] {
  const parent = thing.kind === 'campaign' ? undefined : store.find(thing.parent);
  return parent ? [thing, ...withParents(store, parent)] : [thing];
}

export function campaignOf(store: Store, thing: Thing): Thing | undefined {
  return withParents(store, thing).find(({ kind }) => kind === 'campaign');
}

export function adSetOf(store: Store, thing: Thing): Thing | undefined {
  return withParents(store, thing).find(({ kind }) => kind === 'adset');
}
