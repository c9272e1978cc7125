import type { DriftField } from '#contract/live/drifts.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { isMap, isSame } from '#server/gateways/meta/watch/canonical.ts';
import { whatCounts } from './find-drifts.ts';

/** One field of an object as it is now, or was. */
export interface Change {
  facebookCampaignId: string;
  objectId: string;
  field: DriftField;
  after: Record<string, unknown>;
}

/** What an operation has done to a field, if Meta took it. */
interface Claim {
  /** Any object of the campaign where left out. */
  ids?: string[];
  field?: DriftField;
  /** The very value, where it can be told; else any value is ours. */
  value?: Record<string, unknown>;
  isSo?: (after: Record<string, unknown>) => boolean;
}

type Ours = Pick<OperationRow, 'details' | 'facebookCampaignId'>;

/** Whether an operation of ours has left a field as it is now, whatever became of the operation. */
export function isOurs(operation: Ours, change: Change): boolean {
  if (operation.facebookCampaignId !== change.facebookCampaignId) return false;
  return claimsOf(operation.details, change.facebookCampaignId).some(
    ({ ids, field, value, isSo }) =>
      (ids === undefined || ids.includes(change.objectId)) &&
      (field === undefined || field === change.field) &&
      (value === undefined || isSame(value, change.after)) &&
      (isSo?.(change.after) ?? true),
  );
}

/** What an operation has set a field to; undefined where it did not set it, or that cannot be told. */
export function valueSetBy({ details, facebookCampaignId }: Ours, change: Omit<Change, 'after'>) {
  if (facebookCampaignId !== change.facebookCampaignId) return undefined;
  const claim = claimsOf(details, facebookCampaignId).find(
    ({ ids, field }) => field === change.field && (ids === undefined || ids.includes(change.objectId)),
  );
  return claim?.value;
}

/** What an operation that is done means for a difference that was open: it is as before again, or otherwise from here. */
export function whatBecomesOf(
  { details, facebookCampaignId }: Ours,
  drift: Omit<Change, 'after'> & { before: Record<string, unknown> },
): 'put-back' | 'over' | undefined {
  if (facebookCampaignId !== drift.facebookCampaignId) return undefined;
  if (details.kind === 'deletion' || details.kind === 'publication-undo') return 'over';
  const claim = claimsOf(details, facebookCampaignId).find(
    ({ ids, field, value, isSo }) =>
      field === drift.field && (ids === undefined || ids.includes(drift.objectId)) && (value ?? isSo),
  );
  if (!claim) return undefined;
  const isBack = claim.value ? isSame(claim.value, drift.before) : claim.isSo?.(drift.before);
  return isBack ? 'put-back' : 'over';
}

function claimsOf(details: OperationDetails, campaignId: string): Claim[] {
  switch (details.kind) {
    case 'status': {
      const { target = 'campaign', adSets = [], ads = [], to } = details;
      const parts = [...adSets, ...ads].map(({ id }) => id);
      const ids = target === 'campaign' ? [campaignId, ...parts] : parts;
      return [{ ids, field: 'status', value: { status: to } }];
    }
    case 'daily-budget': {
      const value = { daily_budget: String(details.to.dailyBudgetMinor) };
      return [{ ...(details.adSet && { ids: [details.adSet.id] }), field: 'daily-budget', value }];
    }
    case 'name':
      return [{ ids: [campaignId], field: 'name', value: { name: details.to } }];
    case 'locations': {
      const ids = [details.facebookAdSetId];
      const wanted = details.to.map(({ type, key }) => `${type} ${key}`).toSorted();
      // The spec is sent whole, with what Meta wants to be told besides.
      return [
        { ids, field: 'places', isSo: ({ geo_locations: geo }) => isSame(placesIn(geo), wanted) },
        { ids, field: 'audience' },
        { ids, field: 'transparency' },
      ];
    }
    case 'schedule': {
      const { endsAt } = details.to;
      const value: Record<string, unknown> = endsAt === null ? {} : { end_time: endsAt };
      return [{ ids: [details.facebookAdSetId], field: 'end', value }];
    }
    case 'spending-limit': {
      const { limitMinor } = details.to;
      const value: Record<string, unknown> = limitMinor === null ? {} : { spend_cap: String(limitMinor) };
      return [{ ids: [campaignId], field: 'spend-cap', value }];
    }
    case 'setting': {
      const { objectId, field, to } = details;
      return [{ ids: [objectId], field, isSo: (after) => isSame(whatCounts(after), whatCounts(to)) }];
    }
    case 'ad-copy':
      return [
        { ids: [details.facebookAdId], field: 'creative', isSo: ({ words }) => isSame(words, details.to) },
      ];
    case 'new-ads':
      return [{ ids: details.facebookAdIds, field: 'status' }];
    // Launching is all it does to what has been seen: the rest stood there from the beginning.
    case 'publication':
      return details.launchImmediately ? [{ field: 'status', value: { status: 'ACTIVE' } }] : [];
    case 'publication-undo':
    case 'deletion':
      return [{}];
    case 'removed-ads':
      return [{ ids: details.facebookAdIds }];
    // What holds in the place of a rule; Meta may count it in another unit.
    case 'brakes':
      return [{ ids: [campaignId], field: 'spend-cap' }];
    case 'cost-goal':
    case 'guardrails':
      return [];
  }
}

function placesIn(geo: unknown): string[] {
  if (!isMap(geo)) return [];
  const keysOf = (list: unknown) =>
    Array.isArray(list) ? list.map((each: unknown) => String(isMap(each) ? each['key'] : each)) : [];
  return [
    ...keysOf(geo['cities']).map((key) => `city ${key}`),
    ...keysOf(geo['regions']).map((key) => `region ${key}`),
    ...keysOf(geo['countries']).map((key) => `country ${key}`),
  ].toSorted();
}
