import { isRegulated } from '#contract/campaigns/regulations.ts';
import type { DriftField, DriftObject } from '#contract/live/drifts.ts';
import type { DetailsOf } from '#server/features/operations/kind.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { isMap, isSame } from '#server/gateways/meta/watch/canonical.ts';
import { isBegun, wantedBack, whatCounts } from './find-drifts.ts';
import { areToldAlike } from './who-changed.ts';

/** One field of an object as it is now, or was. */
export interface Change {
  /** Null of what holds for all of the ad account. */
  facebookCampaignId: string | null;
  objectId: string;
  field: DriftField;
  after: Record<string, unknown>;
}

/** What an operation has done to a field, if Meta took it. */
interface Claim {
  /** Any object of the campaign where left out; of an ad account nothing. */
  ids?: string[];
  field?: DriftField;
  /** The very value, where it can be told; else any value is ours. */
  value?: Record<string, unknown>;
  isSo?: (after: Record<string, unknown>, before?: Record<string, unknown>) => boolean;
  /** The value, where it can be told only beside what stands there since. */
  leaves?: (change: {
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  }) => Record<string, unknown> | undefined;
  /** What Meta was told besides, with all else sent as it stood there. */
  adds?: Record<string, unknown>;
}

type Ours = Pick<OperationRow, 'details' | 'facebookCampaignId' | 'progress' | 'status'>;

/** Whether an operation of ours has left a field as it is now, whatever became of the operation; `made` by publications that are done. */
export function isOurs(
  operation: Ours,
  change: Change & { before: Record<string, unknown>; objectName: string },
  made: ReadonlySet<string> = new Set(),
): boolean {
  if (operation.facebookCampaignId !== change.facebookCampaignId) return false;
  if (isBegun(change) && hasMade(operation, change, made)) return true;
  // What it launches are its own parts, and the campaign.
  const isPart = change.objectId !== change.facebookCampaignId;
  if (isBegun(change) && isPart && operation.details.kind === 'publication') return false;
  return claimsOf(operation).some(
    ({ ids, field, value, isSo, adds }) =>
      isAbout(ids, change) &&
      (field === undefined || field === change.field) &&
      (adds === undefined || isSame({ ...change.before, ...adds }, change.after)) &&
      (value === undefined || isSame(value, change.after)) &&
      (isSo?.(change.after, change.before) ?? true),
  );
}

/** Until a publication is done, all that is in its campaign is of its making; ads that are made later go by their names until their ids are known. */
function hasMade(
  { details, status }: Ours,
  { objectId, objectName, facebookCampaignId }: Change & { objectName: string },
  made: ReadonlySet<string>,
): boolean {
  if (details.kind === 'publication')
    return status === 'done' ? made.has(objectId) : objectId !== facebookCampaignId;
  if (details.kind !== 'new-ads' || status === 'done') return false;
  return [objectName, objectName.replace(/ \(\d+\)$/, '')].some((name) => details.names.includes(name));
}

/** Whether an operation has done to an object what Meta has the same word for as for a change of that field. */
export function isToldAs(
  operation: Ours,
  { objectType, ...change }: Omit<Change, 'after'> & { objectType: DriftObject },
): boolean {
  if (operation.facebookCampaignId !== change.facebookCampaignId) return false;
  return claimsOf(operation).some(
    ({ ids, field }) => isAbout(ids, change) && field && areToldAlike(objectType, field, change.field),
  );
}

/** What an operation has set a field to; undefined where it did not set it, or that cannot be told. */
export function valueSetBy(
  operation: Ours,
  change: Omit<Change, 'after'>,
  since?: { before: Record<string, unknown>; after: Record<string, unknown> },
): Record<string, unknown> | undefined {
  if (operation.facebookCampaignId !== change.facebookCampaignId) return undefined;
  const claim = claimsOf(operation).find(({ ids, field }) => field === change.field && isAbout(ids, change));
  return claim?.value ?? (since && claim?.leaves?.(since));
}

/** What an operation that is done means for a difference that was open: it is as before again, or otherwise from here. */
export function whatBecomesOf(
  operation: Ours,
  drift: Omit<Change, 'after'> & { before: Record<string, unknown> },
): 'put-back' | 'over' | undefined {
  const { details } = operation;
  if (operation.facebookCampaignId !== drift.facebookCampaignId) return undefined;
  if (details.kind === 'deletion' || details.kind === 'publication-undo') return 'over';
  const claim = claimsOf(operation).find(
    ({ ids, field, value, isSo }) => field === drift.field && isAbout(ids, drift) && (value ?? isSo),
  );
  if (!claim) return undefined;
  const before = wantedBack(drift);
  const isBack = claim.value ? isSame(claim.value, before) : claim.isSo?.(before);
  return isBack ? 'put-back' : 'over';
}

function isAbout(ids: Claim['ids'], { facebookCampaignId, objectId }: Omit<Change, 'after' | 'field'>) {
  return ids ? ids.includes(objectId) : facebookCampaignId !== null;
}

/** Of an ad account itself, no campaign is meant. */
function claimsOf({ details, facebookCampaignId, progress }: Ours): Claim[] {
  const campaignId = facebookCampaignId ?? '';
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
      return [
        { ids, field: 'places', isSo: ({ geo_locations: geo }) => isSame(placesIn(geo), wanted) },
        { ids, field: 'audience', adds: { targeting_automation: { advantage_audience: 0 } } },
        ...transparencyIn(details).map((claim): Claim => ({ ids, field: 'transparency', ...claim })),
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
      return details.of === 'account'
        ? [{ ids: [details.adAccountId], field: 'account-limit', value }]
        : [{ ids: [campaignId], field: 'spend-cap', value }];
    }
    case 'setting': {
      const { objectId, field, to } = details;
      return [{ ids: [objectId], field, isSo: (after) => isSame(whatCounts(after), whatCounts(to)) }];
    }
    // It switches on nothing that Meta may do to an ad by itself.
    case 'ad-copy': {
      const isSo: Claim['isSo'] = ({ words, features }, before) =>
        isSame(words, details.to) && (!before || isWithin(features, before['features']));
      const leaves: Claim['leaves'] = ({ before, after }) =>
        isSame(after['words'], details.to) ? { ...after, features: before['features'] ?? [] } : undefined;
      return [{ ids: [details.facebookAdId], field: 'creative', isSo, leaves }];
    }
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
    // What it had to set in the place of a rule, or lifted again.
    case 'brakes': {
      const limitMinor = progress?.['limitMinor'];
      if (limitMinor === undefined) return [];
      const isSo = ({ spend_cap: cap }: Record<string, unknown>) => isLimit(cap, limitMinor);
      return [{ ids: [campaignId], field: 'spend-cap', isSo }];
    }
    case 'cost-goal':
    case 'form-audience':
    case 'guardrails':
      return [];
  }
}

function isWithin(list: unknown, other: unknown): boolean {
  const [some, all]: unknown[][] = [list, other].map((each) => (Array.isArray(each) ? each : []));
  return some!.every((each) => all!.includes(each));
}

/** Nobody says in which unit Meta tells a limit. */
function isLimit(told: unknown, limitMinor: unknown): boolean {
  if (limitMinor === null) return told === undefined;
  return Number(told) === limitMinor || Number(told) === Number(limitMinor) * 100;
}

/** Who pays is told with the first place in the EU, and forgotten by Meta with the last. */
function transparencyIn({ from, to, transparency }: DetailsOf<'locations'>): Claim[] {
  if (!to.some(isRegulated)) return from.some(isRegulated) ? [{ isSo: (after) => isSame(after, {}) }] : [];
  if (!transparency) return [];
  return [{ value: { dsa_beneficiary: transparency.beneficiary, dsa_payor: transparency.payer } }];
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
