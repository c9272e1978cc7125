import type { Operation } from '#contract/operations/operations.ts';
import { useSyncExternalStore } from 'react';

const nothing: readonly Operation[] = [];
let underWay = nothing;
/** The same, by campaign: those of a campaign without any stay the same whatever the others do. */
const underWayOf = new Map<string | null, Operation[]>();
const listeners = new Set<() => void>();
let isCutOff = false;

/** Keeps in mind which operations are under way. Answers whether this one was known to be. */
export function noteUnderWay(operation: Operation): boolean {
  const others = underWay.filter(({ id }) => id !== operation.id);
  const wasKnown = others.length < underWay.length;
  if (operation.status === 'running' || wasKnown) {
    underWay = operation.status === 'running' ? [...others, operation] : others;
    underWayOf.clear();
    for (const each of underWay) {
      const { facebookCampaignId } = each;
      underWayOf.set(facebookCampaignId, [...(underWayOf.get(facebookCampaignId) ?? []), each]);
    }
    for (const tell of listeners) tell();
  }
  return wasKnown;
}

export function operationsUnderWay(): readonly Operation[] {
  return underWay;
}

/** What is being done to a campaign right now, by anybody. */
export function useOperationsUnderWay(facebookCampaignId: string | null): readonly Operation[] {
  return useSyncExternalStore(listen, () => underWayOf.get(facebookCampaignId) ?? nothing);
}

/** Keeps in mind whether the server can be heard of them at the moment. */
export function noteCutOff(news: boolean): void {
  isCutOff = news;
  for (const tell of listeners) tell();
}

/** Whether nothing can be heard of operations at the moment. */
export function useIsCutOff(): boolean {
  return useSyncExternalStore(listen, () => isCutOff);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
