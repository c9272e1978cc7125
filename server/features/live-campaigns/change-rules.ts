import type { ChangeMatter } from '#contract/live/change-matter.ts';
import type { ChangeRow } from './change-queries.ts';

type StatusMatter = Extract<ChangeMatter, { kind: 'status' }>;
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
  if (one.matter.kind === 'status' && other.matter.kind === 'status') {
    const switched = switchedIds(other.matter, other.facebookCampaignId);
    return switchedIds(one.matter, one.facebookCampaignId).some((id) => switched.includes(id));
  }
  return thingOf(one) === thingOf(other);
}

/** Everything that is switched: the campaign, or some of what is in it. */
function switchedIds(
  { from, to, target, adSets = [], ads = [] }: StatusMatter,
  facebookCampaignId: string | null,
): (string | null)[] {
  const isOfCampaign =
    (target ?? 'campaign') === 'campaign' && (from !== to || adSets.length + ads.length === 0);
  return [...(isOfCampaign ? [facebookCampaignId] : []), ...[...adSets, ...ads].map(({ id }) => id)];
}

function thingOf({ matter, facebookCampaignId }: Placed): string {
  switch (matter.kind) {
    case 'status':
      return `${matter.kind}:${facebookCampaignId}`;
    case 'daily-budget':
      return `budget:${matter.adSet?.id ?? facebookCampaignId}`;
    case 'locations':
      return `places:${matter.facebookAdSetId}`;
    case 'ad-copy':
      return `words:${matter.facebookAdId}`;
    case 'new-ads':
      return `new-ads:${matter.facebookAdSetId}`;
    case 'removed-ads':
      return `removed-ads:${matter.facebookAdIds.join(' ')}`;
    case 'deletion':
      return `deletion:${matter.campaignId ?? facebookCampaignId}`;
  }
}

/** The change in the other direction; undefined where there is none. A deletion is taken back before it is done, not reversed. */
export function reverseOf(matter: ChangeMatter): ChangeMatter | undefined {
  switch (matter.kind) {
    case 'status':
      return reverseOfStatus(matter);
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

/** Exactly what was switched is switched back. */
function reverseOfStatus({ from, to, target, ...parts }: StatusMatter): StatusMatter | undefined {
  if (from !== 'ACTIVE' && from !== 'PAUSED') return undefined;
  if (from !== to) return { kind: 'status', from: to, to: from, ...(target && { target }), ...kept(parts) };
  // The campaign was on already: only what was launched in it is taken back.
  const back = to === 'ACTIVE' ? 'PAUSED' : 'ACTIVE';
  if (!parts.adSets?.length && !parts.ads?.length) return undefined;
  return {
    kind: 'status',
    from: to,
    to: back,
    target: parts.adSets?.length ? 'ad-set' : 'ad',
    ...kept(parts),
  };
}

function kept({ adSets, ads }: Pick<StatusMatter, 'adSets' | 'ads'>): Pick<StatusMatter, 'adSets' | 'ads'> {
  return { ...(adSets && { adSets }), ...(ads && { ads }) };
}
