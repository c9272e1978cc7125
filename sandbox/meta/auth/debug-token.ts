import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { readParams, required, text } from '#sandbox/meta/graph/params.ts';
import { app, appToken } from '#sandbox/meta/seed-ids.ts';
import { checkAlive, identify } from './caller.ts';
import { dataAccessEnds, grantOf } from './user-tokens.ts';

/** What a token may do and for how long; a dead one is told with the reason, and without an error of the call. */
export function debugToken(world: World, call: GraphCall): Fields {
  identify(world, call);
  const input = textOf(readParams(call.params, { input_token: required(text) })['input_token']);
  const ours = { app_id: app.id, application: app.name };
  if (input === appToken) return { data: { ...ours, type: 'APP', is_valid: true, scopes: [] } };
  const token = world.store.find(input);
  if (token?.kind !== 'token') {
    const { row } = new GraphError('malformedToken');
    return { data: { error: { code: row.code, message: row.message }, is_valid: false, scopes: [] } };
  }
  const { type, pageId, scopes, issuedAt, expiresAt } = token.fields;
  const person = world.store.find(token.parent);
  const isSystem = person?.fields['system'] === true;
  const grant = grantOf(world, token.parent);
  return {
    data: {
      ...ours,
      type: type === 'page' ? 'PAGE' : isSystem ? 'SYSTEM_USER' : 'USER',
      data_access_expires_at: isSystem ? 0 : seconds(dataAccessEnds(grant) || Number(issuedAt)),
      expires_at: seconds(Number(expiresAt)),
      ...validity(world, token),
      issued_at: seconds(Number(issuedAt)),
      scopes,
      granular_scopes: listOf(scopes).map((scope) => ({ scope, ...targets(world, textOf(scope), grant) })),
      ...(type === 'page' && { profile_id: pageId }),
      user_id: token.parent,
    },
  };
}

function validity(world: World, token: Thing): Fields {
  try {
    checkAlive(world, token);
    return { is_valid: true };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { code, subcode } = error.row;
    return { is_valid: false, error: { code, message: error.message, subcode } };
  }
}

/** Which objects a permission reaches; without a list it reaches all of them. */
function targets({ store }: World, scope: string, grant: Thing | undefined): Fields {
  const reach = (given: unknown, all: string[]): Fields => {
    const ids = listOf(given).map(textOf);
    return all.every((id) => ids.includes(id)) ? {} : { target_ids: ids };
  };
  if (scope === 'ads_management' || scope === 'ads_read')
    return reach(
      grant?.fields['accounts'],
      store.list('adaccount').map(({ account }) => account),
    );
  if (scope.startsWith('pages_') || scope === 'leads_retrieval')
    return reach(
      grant?.fields['pages'],
      store.list('page').map(({ id }) => id),
    );
  return {};
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
