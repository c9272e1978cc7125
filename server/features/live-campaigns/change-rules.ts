import type { ChangeMatter } from '#contract/live-changes.ts';
import type { ChangeRow } from './change-queries.ts';

type Placed = Pick<ChangeRow, 'matter' | 'facebookCampaignId'>;

/** One change at a time of the same thing; while a campaign is being deleted, none of it at all. */
export function isInTheWay(running: Placed, next: Placed): boolean {
  if (isSameCampaign(running, next))
    if (running.matter.kind === 'deletion' || next.matter.kind === 'deletion') return true;
  return isSameThing(running, next);
}

function isSameCampaign(one: Placed, other: Placed): boolean {
  if (one.facebookCampaignId !== null) return one.facebookCampaignId === other.facebookCampaignId;
  return thingOf(one) === thingOf(other);
}

/** Whether both change the same thing of the same object. */
export function isSameThing(one: Placed, other: Placed): boolean {
  return thingOf(one) === thingOf(other);
}

function thingOf({ matter, facebookCampaignId }: Placed): string {
  switch (matter.kind) {
    case 'status':
    case 'daily-budget':
      return `${matter.kind} of ${facebookCampaignId}`;
    case 'locations':
      return `places of ${matter.facebookAdSetId}`;
    case 'ad-copy':
      return `words of ${matter.facebookAdId}`;
    case 'new-ads':
      return `new ads of ${matter.facebookAdSetId}`;
    case 'removed-ads':
      return `removed ads ${matter.facebookAdIds.join(' ')}`;
    case 'deletion':
      return `deletion of ${matter.campaignId ?? facebookCampaignId}`;
  }
}

/** The change in the other direction; undefined where there is none. A deletion is taken back before it is done, not reversed. */
export function reverseOf(matter: ChangeMatter): ChangeMatter | undefined {
  switch (matter.kind) {
    case 'status':
      if (matter.from !== 'ACTIVE' && matter.from !== 'PAUSED') return undefined;
      return { kind: 'status', from: matter.to, to: matter.from };
    case 'daily-budget':
    case 'locations':
    case 'ad-copy':
      // The two ends are of one kind, whichever it is.
      return { ...matter, from: matter.to, to: matter.from } as ChangeMatter;
    case 'new-ads':
      return { kind: 'removed-ads', facebookAdIds: matter.facebookAdIds, names: matter.names };
    case 'removed-ads':
    case 'deletion':
      return undefined;
  }
}
