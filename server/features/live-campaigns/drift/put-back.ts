import { Location } from '#contract/campaigns/locations.ts';
import type { RunStatus } from '#contract/operations/operation-details.ts';
import type { AppContext } from '#server/app-context.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { isMap, isSame } from '#server/gateways/meta/watch/canonical.ts';
import { becauseOf, coded } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listLiveAdSets } from '../queries.ts';
import { setDailyBudget } from '../steering/daily-budget.ts';
import { setLocations } from '../steering/locations.ts';
import { permitOnLive } from '../steering/permit-on-live.ts';
import { renameCampaign } from '../steering/rename.ts';
import { setStatus } from '../steering/set-status.ts';
import { setAccountLimit } from '../steering/spending-limit.ts';
import { whyNotPutBack } from './describe-drift.ts';
import { type DriftRow, getOpenDrift } from './drift-queries.ts';
import { wantedBack } from './find-drifts.ts';
import { settingKind } from './setting-kind.ts';

/** Sets at Meta what somebody else has changed there, to what it was: by the kind that is made for it, where there is one. */
export async function putBack(
  ctx: AppContext,
  person: Person,
  { id }: { id: string },
): Promise<OperationRow> {
  const { workspaceId, language } = person;
  const drift = await getOpenDrift(ctx.db, workspaceId, id);
  const whyNot = whyNotPutBack(drift);
  if (whyNot) throw new Refusal('NOT_PUT_BACK', becauseOf(coded(`drift-fixed-${whyNot}`), language));
  const { adAccountId, facebookCampaignId, objectType, objectId, objectName, field, before, after } = drift;
  // Of an ad account only its limit can be put back.
  if (objectType === 'account' || facebookCampaignId === null)
    return setAccountLimit(ctx, person, {
      adAccountId,
      limitMinor: Number(before['spend_cap'] ?? 0) || null,
    });
  if (field === 'name' && objectType === 'campaign')
    return renameCampaign(ctx, person, { facebookCampaignId, name: String(before['name']) });
  if (field === 'status') {
    const ids = objectType === 'campaign' ? [] : [objectId];
    const status = wantedBack(drift)['status'] as RunStatus;
    return setStatus(ctx, person, { facebookCampaignId, status, type: objectType, ids });
  }
  if (field === 'daily-budget') {
    const dailyBudgetMinor = Number(before['daily_budget']);
    return setDailyBudget(ctx, person, {
      facebookCampaignId,
      dailyBudgetMinor,
      // Whoever puts it back has read the amount.
      confirmedDailyBudgetMinor: dailyBudgetMinor,
      ...(objectType === 'ad-set' && { facebookAdSetId: objectId }),
    });
  }
  const locations = field === 'places' && (await locationsOf(ctx, person, { ...drift, facebookCampaignId }));
  if (locations) return setLocations(ctx, person, { facebookAdSetId: objectId, locations });
  return acceptOperation(ctx, person, {
    kind: settingKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    decide: () => ({ kind: 'setting', objectType, objectId, objectName, field, from: after, to: before }),
    comply: (tx, { details }) => settingKind.comply?.(ctx, tx, { person, details }),
  });
}

/** Undefined where they were, or are, of kinds that only go back whole. */
async function locationsOf(
  { db }: AppContext,
  { workspaceId }: Person,
  { facebookCampaignId, before, after }: DriftRow & { facebookCampaignId: string },
): Promise<Location[] | undefined> {
  const [was, is] = [plainPlaces(before), plainPlaces(after)];
  if (!was || !is) return undefined;
  const known = (await listLiveAdSets(db, workspaceId, facebookCampaignId)).flatMap(({ places }) => places);
  const names = (before['names'] ?? {}) as Record<string, string>;
  const locations = was.map(({ type, key, radiusKm }) => ({
    ...(known.find((each) => each.type === type && each.key === key) ?? {
      region: null,
      countryCode: type === 'country' ? key : '',
      countryName: '',
      name: names[key] ?? key,
    }),
    type,
    key,
    radiusKm,
  }));
  const parsed = Location.array().safeParse(locations);
  return parsed.data;
}

const kindsOfPlace = { cities: 'city', regions: 'region', countries: 'country' } as const;

function plainPlaces({ geo_locations: geo, excluded_geo_locations: excluded }: Record<string, unknown>) {
  if (!isMap(geo) || !isSame(excluded ?? {}, {})) return undefined;
  if (Object.keys(geo).some((name) => !(name in kindsOfPlace))) return undefined;
  const places = Object.entries(kindsOfPlace).flatMap(([name, type]) => {
    const list = geo[name];
    return (Array.isArray(list) ? list : []).map((place: unknown) => {
      const { key, radius, distance_unit: unit } = isMap(place) ? place : { key: place };
      return { type, key: String(key), radiusKm: typeof radius === 'number' ? radius : null, unit };
    });
  });
  return places.some(({ unit }) => unit === 'mile') ? undefined : places;
}
