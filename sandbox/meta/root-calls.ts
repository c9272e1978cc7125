import { type Fields, listOf, textOf } from '../json.ts';
import type { World } from '../world.ts';
import type { GraphCall } from './call.ts';
import { checkAlive, identify } from './caller.ts';
import { describePlaces, searchPlaces } from './geography-search.ts';
import { GraphError } from './graph-error.ts';
import { exchangeForToken } from './oauth.ts';
import { parsed, readParams, required, text } from './params.ts';
import { app, userId } from './seed-ids.ts';

/** Calls that are about no node. */
export const rootCalls: Record<string, (world: World, call: GraphCall) => Fields> = {
  'oauth/access_token': exchangeForToken,
  debug_token: debugToken,
  search,
};

function search(world: World, call: GraphCall): Fields {
  identify(world, call);
  const { type } = readParams(call.params, { type: required(text) });
  if (type === 'adgeolocation') return { data: searchPlaces(call.params) };
  if (type === 'adgeolocationmeta') return { data: describePlaces(call.params) };
  throw new GraphError('notOneOf', { name: 'type', values: 'adgeolocation, adgeolocationmeta' });
}

function debugToken(world: World, call: GraphCall): Fields {
  identify(world, call);
  const token = world.store.find(
    textOf(readParams(call.params, { input_token: required(text) })['input_token']),
  );
  if (token?.kind !== 'token') {
    const error = { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' };
    return { data: { error, is_valid: false, scopes: [] } };
  }
  const { type, pageId, scopes, issuedAt, expiresAt } = token.fields;
  const grant = world.store.find(`grant:${token.parent}`);
  const seconds = (ms: unknown) => Math.floor(Number(ms) / 1000);
  return {
    data: {
      app_id: app.id,
      type: type === 'page' ? 'PAGE' : 'USER',
      application: app.name,
      data_access_expires_at: seconds(Number(issuedAt) + 90 * 86_400_000),
      expires_at: seconds(expiresAt),
      ...validity(world, token.id),
      issued_at: seconds(issuedAt),
      scopes,
      granular_scopes: listOf(scopes).map((scope) => ({
        scope,
        ...targets(textOf(scope), grant?.fields ?? {}),
      })),
      ...(type === 'page' && { profile_id: pageId }),
      user_id: token.parent || userId,
    },
  };
}

function validity(world: World, id: string): Fields {
  const token = world.store.find(id);
  try {
    if (token) checkAlive(world, token);
    return { is_valid: true };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { code, subcode } = error.row;
    return { is_valid: false, error: { code, message: error.message, subcode } };
  }
}

function targets(scope: string, { accounts, pages }: Fields): Fields {
  if (['ads_management', 'ads_read'].includes(scope)) return { target_ids: parsed(accounts) };
  return scope.startsWith('pages_') || scope === 'leads_retrieval' ? { target_ids: parsed(pages) } : {};
}
