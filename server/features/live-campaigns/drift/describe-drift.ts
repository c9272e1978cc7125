import type { Drift, DriftConcern, DriftTurn, NotPutBack } from '#contract/live/drifts.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { isMap, isSame } from '#server/gateways/meta/watch/canonical.ts';
import { canBeTaken, isOfTargeting } from '#server/gateways/meta/watch/watched.ts';
import type { LiveCampaignRow } from '../queries.ts';
import type { DriftRow } from './drift-queries.ts';
import { isBegun, wantedBack, whatCounts } from './find-drifts.ts';

/** A difference as the contract tells it. */
export function presentDrift(
  row: DriftRow,
  campaign: Pick<LiveCampaignRow, 'currency' | 'dailyBudgetMinor'>,
  /** Of an ad set that was added. */
  addedMinor: number | null = null,
): Drift {
  const { currency, dailyBudgetMinor } = campaign;
  const { id, facebookCampaignId, objectId, objectType, objectName, field, who, changedAt, seenAt } = row;
  const turn = turnOf(row);
  return {
    id,
    facebookCampaignId,
    objectId,
    objectType,
    objectName,
    field,
    turn,
    concern: concernOf(row, turn),
    currency,
    who,
    changedAt: changedAt?.toISOString() ?? null,
    seenAt: seenAt.toISOString(),
    worstDay: worstDay(row, { turn, dailyBudgetMinor, addedMinor }),
    notPutBack: whyNotPutBack(row),
    ...(row.state !== 'open' && { ended: row.state }),
  };
}

type Turned = Pick<DriftRow, 'field' | 'before' | 'after'>;

function turnOf({ field, before, after }: Turned): DriftTurn {
  const [from, to] = [Object.values(before)[0], Object.values(after)[0]];
  switch (field) {
    case 'name':
      return { code: 'renamed', from: textOf(from), to: textOf(to) };
    case 'status':
      if (to === 'ACTIVE' && isBegun({ field, before })) return { code: 'begun' };
      if (to !== 'ACTIVE' && to !== 'PAUSED') return { code: 'changed' };
      return { code: to === 'ACTIVE' ? 'started' : 'paused' };
    case 'daily-budget':
    case 'lifetime-budget':
    case 'spend-cap':
    case 'account-limit':
      return { code: 'amount', from: amountOf(from), to: amountOf(to) };
    case 'start':
    case 'end':
      return { code: 'moment', from: momentOf(from), to: momentOf(to) };
    case 'people': {
      const isOfAges = isSame(before['genders'], after['genders']);
      return isOfAges ? { code: 'ages', from: agesOf(before), to: agesOf(after) } : { code: 'changed' };
    }
    case 'placements':
      return listTurn(namesIn(before['publisher_platforms']), namesIn(after['publisher_platforms']));
    case 'places':
      return listTurn(placeNames(before), placeNames(after));
    case 'creative':
      return featuresTurn(before, after);
    case 'bid':
    case 'goal':
    case 'transparency':
    case 'audience':
    case 'account-audience':
    case 'account-placements':
      return { code: 'changed' };
  }
}

function listTurn(before: string[], after: string[]): DriftTurn {
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  // Where none is named, Meta chooses.
  const isTold = before.length > 0 && after.length > 0 && added.length + removed.length > 0;
  return isTold ? { code: 'list', added, removed } : { code: 'changed' };
}

/** Whatever else has changed of an ad is more than its features. */
function featuresTurn(before: Turned['before'], after: Turned['after']): DriftTurn {
  const withoutFeatures = ({ features: _features, assets: _assets, ...rest }: Turned['before']) =>
    whatCounts(rest);
  if (!isSame(withoutFeatures(before), withoutFeatures(after))) return { code: 'changed' };
  const [was, is] = [namesIn(before['features']), namesIn(after['features'])];
  const on = is.filter((name) => !was.includes(name));
  const off = was.filter((name) => !is.includes(name));
  return on.length + off.length > 0 ? { code: 'features', on, off } : { code: 'changed' };
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(textOf) : [];
}

function placeNames({ names, geo_locations: geo }: Record<string, unknown>): string[] {
  const named = isMap(names) ? Object.values(names).map(textOf) : [];
  return [...named, ...(isMap(geo) ? namesIn(geo['countries']) : [])];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function amountOf(value: unknown): number | null {
  return value === undefined ? null : Number(value);
}

function momentOf(value: unknown): string | null {
  const at = new Date(textOf(value));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function agesOf({ age_min: least, age_max: most }: Record<string, unknown>): string {
  return `${textOf(least)}–${textOf(most)}`;
}

const ofBrand: DriftRow['field'][] = ['creative', 'transparency', 'placements', 'account-placements'];

/** Whom ads are shown to, and for what, is what the money goes to. */
function concernOf({ field }: Turned, { code }: DriftTurn): DriftConcern {
  if (field === 'name' || code === 'paused') return 'none';
  return ofBrand.includes(field) ? 'brand' : 'money';
}

function worstDay(
  { field, objectType }: DriftRow,
  {
    turn,
    dailyBudgetMinor,
    addedMinor,
  }: { turn: DriftTurn; dailyBudgetMinor: number | null; addedMinor: number | null },
): Drift['worstDay'] {
  if (turn.code === 'begun' && dailyBudgetMinor !== null && addedMinor !== null)
    return {
      fromMinor: worstDayOf(Math.max(0, dailyBudgetMinor - addedMinor)),
      toMinor: worstDayOf(dailyBudgetMinor),
    };
  if (field === 'daily-budget' && turn.code === 'amount')
    return { fromMinor: worstDayOf(turn.from ?? 0), toMinor: worstDayOf(turn.to ?? 0) };
  if (
    (turn.code === 'started' || turn.code === 'begun') &&
    objectType === 'campaign' &&
    dailyBudgetMinor !== null
  )
    return { fromMinor: 0, toMinor: worstDayOf(dailyBudgetMinor) };
  return null;
}

/** Why it cannot be put back from here, or null where it can. */
export function whyNotPutBack({
  field,
  objectType,
  before,
  after,
}: Turned & Pick<DriftRow, 'objectType'>): NotPutBack | null {
  switch (field) {
    // Meta takes neither for what has been shown.
    case 'start':
    case 'goal':
      return field;
    case 'daily-budget':
    case 'lifetime-budget':
      return isSame(before, {}) || isSame(after, {}) ? 'budget-kind' : null;
    case 'status':
      return ['ACTIVE', 'PAUSED'].includes(textOf(wantedBack({ field, before })['status'])) ? null : 'unset';
    case 'creative':
      return canShowAgain(before, after) ? null : 'creative';
    case 'account-limit':
      return null;
    case 'account-audience':
    case 'account-placements':
      return 'account-controls';
    case 'name':
    case 'spend-cap':
    case 'bid':
    case 'end':
    case 'transparency':
    case 'places':
    case 'placements':
    case 'people':
    case 'audience': {
      const canUnset = isOfTargeting(field) || (objectType !== 'account' && canBeTaken(objectType, field));
      return canUnset || Object.keys(after).every((name) => name in before) ? null : 'unset';
    }
  }
}

/**
 * The creative of before is put on the ad again. Where Meta has changed that very one, another is made in its words,
 * which shows the same picture and has all features off.
 */
function canShowAgain(before: Turned['before'], after: Turned['after']): boolean {
  if (before['creative_id'] !== after['creative_id']) return true;
  const { features: _features, words: _words, ...shown } = whatCounts(before);
  const { features: _now, words: _said, ...shownNow } = whatCounts(after);
  const hasMusic = namesIn(after['features']).includes('music');
  const isPlain = isSame(before['assets'] ?? {}, {}) && namesIn(before['features']).length === 0;
  return isPlain && !hasMusic && isSame(shown, shownNow);
}
