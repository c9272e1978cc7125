import { randomBytes } from 'node:crypto';

import { type Fields, listOf, textOf } from '../json.ts';
import type { World } from '../world.ts';
import type { GraphCall } from './call.ts';
import { checkAlive } from './caller.ts';
import { GraphError } from './graph-error.ts';
import { app } from './seed-ids.ts';
import { longLife, makeUserToken, shortLife } from './user-tokens.ts';

const codeLivesMs = 600_000;

/** A code may be used once, by the app, for the same address, within ten minutes. */
export function makeCode(
  { store, clock }: World,
  userId: string,
  redirectUri: string,
  scopes: string[],
): string {
  const code = `AQPractice${randomBytes(60).toString('base64url')}`;
  store.insert({
    id: code,
    kind: 'code',
    parent: userId,
    fields: { redirectUri, scopes, endsAt: clock.now() + codeLivesMs },
  });
  return code;
}

/** `oauth/access_token`: a code, or a token of short life, against a token. */
export function exchangeForToken(world: World, { params }: GraphCall): Fields {
  for (const name of ['client_id', 'client_secret'])
    if (!textOf(params[name])) throw new GraphError('missingOauthParam', { name });
  if (params['client_id'] !== app.id) throw new GraphError('badApp');
  if (params['client_secret'] !== app.secret) throw new GraphError('badSecret');
  if (params['grant_type'] === 'fb_exchange_token')
    return lengthen(world, textOf(params['fb_exchange_token']));
  for (const name of ['redirect_uri', 'code'])
    if (!textOf(params[name])) throw new GraphError('missingOauthParam', { name });
  return redeem(world, textOf(params['code']), textOf(params['redirect_uri']));
}

function redeem(world: World, id: string, redirectUri: string): Fields {
  const code = world.store.find(id);
  if (code?.kind !== 'code') throw new GraphError('codeInvalid');
  const { used, endsAt, scopes } = code.fields;
  if (used) throw new GraphError('codeUsed');
  if (Number(endsAt) <= world.clock.now()) throw new GraphError('codeExpired');
  if (code.fields['redirectUri'] !== redirectUri) throw new GraphError('redirectDiffers');
  world.store.update(code, { used: true });
  return tokenReply(makeUserToken(world, code.parent, listOf(scopes).map(textOf), shortLife), shortLife);
}

function lengthen(world: World, id: string): Fields {
  if (!id) throw new GraphError('missingOauthParam', { name: 'fb_exchange_token' });
  const token = world.store.find(id);
  if (token?.kind !== 'token' || token.fields['type'] !== 'user') throw new GraphError('malformedToken');
  checkAlive(world, token);
  const scopes = listOf(token.fields['scopes']).map(textOf);
  return tokenReply(makeUserToken(world, token.parent, scopes, longLife), longLife);
}

function tokenReply(token: string, lifeMs: number): Fields {
  return { access_token: token, token_type: 'bearer', expires_in: Math.floor(lifeMs / 1000) };
}
