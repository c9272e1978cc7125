import type { Fields } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { identify } from '#sandbox/meta/auth/caller.ts';
import { debugToken } from '#sandbox/meta/auth/debug-token.ts';
import { exchangeForToken, makeClientCode } from '#sandbox/meta/auth/oauth.ts';
import { datasetQuality } from '#sandbox/meta/pixels/dataset-quality.ts';
import { describePlaces, searchPlaces } from '#sandbox/meta/places/geography-search.ts';
import { searchInterests } from '#sandbox/meta/targeting/interests.ts';
import type { GraphCall } from './call.ts';
import { mustBeOneOf } from './graph-error.ts';
import { readParams, required, text } from './params.ts';

type Search = (world: World, params: Fields) => Fields;

/** Calls that are about no node. */
export const rootCalls: Record<string, (world: World, call: GraphCall) => Fields> = {
  'oauth/access_token': exchangeForToken,
  'oauth/client_code': makeClientCode,
  debug_token: debugToken,
  dataset_quality: datasetQuality,
  search,
};

const searches: Record<string, Search> = {
  adgeolocation: (world, params) => ({ data: searchPlaces(world, params) }),
  adgeolocationmeta: (_world, params) => ({ data: describePlaces(params) }),
  adinterest: (_world, params) => ({ data: searchInterests(params) }),
};

function search(world: World, call: GraphCall): Fields {
  identify(world, call);
  const type = String(readParams(call.params, { type: required(text) })['type']);
  const find = Object.hasOwn(searches, type) ? searches[type] : undefined;
  if (!find) throw mustBeOneOf('type', Object.keys(searches));
  return find(world, call.params);
}
