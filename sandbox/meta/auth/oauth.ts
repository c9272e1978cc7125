import { createHash, randomBytes } from 'node:crypto';

import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { app, appToken } from '#sandbox/meta/seed-ids.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { checkAlive } from './caller.ts';
import { longLife, makeUserToken, shortLife } from './user-tokens.ts';

const codeLivesMs = 600_000;

interface NewCode {
  userId: string;
  redirectUri: string;
  scopes: string[];
  /** Whoever redeems the code should know what this was made of. */
  challenge?: { challenge: string; method: string } | undefined;
  /** For a client of the app, which has no secret and gets a token of long life. */
  forClient?: boolean;
}

/** A code may be used once, by the app, for the same address, within ten minutes. */
export function makeCode({ store, clock }: World, { userId, ...fields }: NewCode): string {
  const code = `AQPractice${randomBytes(60).toString('base64url')}`;
  store.insert({
    id: code,
    kind: 'code',
    parent: userId,
    fields: { ...fields, endsAt: clock.now() + codeLivesMs },
  });
  return code;
}

/** `oauth/access_token`: a code, or a token of short life, against a token. */
export function exchangeForToken(world: World, { params }: GraphCall): Fields {
  checkApp(params);
  const code = world.store.find(textOf(params['code']));
  if (code?.fields['forClient'] !== true) checkSecret(params);
  // The app itself, without a person.
  if (params['grant_type'] === 'client_credentials') return { access_token: appToken, token_type: 'bearer' };
  if (params['grant_type'] === 'fb_exchange_token')
    return lengthen(world, textOf(params['fb_exchange_token']));
  if (!textOf(params['redirect_uri'])) throw new GraphError('missingRedirect');
  if (!textOf(params['code'])) throw new GraphError('missingOauthParam', { name: 'code' });
  if (code?.kind !== 'code') throw new GraphError('codeInvalid');
  return redeem(world, code, params);
}

/** `oauth/client_code`: a code that a client of the app redeems without knowing the secret. */
export function makeClientCode(world: World, { params, token }: GraphCall): Fields {
  checkApp(params);
  checkSecret(params);
  const redirectUri = textOf(params['redirect_uri']);
  if (!redirectUri) throw new GraphError('missingRedirect');
  const { parent: userId, fields } = needUserToken(world, token ?? '');
  const scopes = listOf(fields['scopes']).map(textOf);
  return { code: makeCode(world, { userId, redirectUri, scopes, forClient: true }) };
}

function checkApp({ client_id: id }: Fields): void {
  if (!textOf(id)) throw new GraphError('missingOauthParam', { name: 'client_id' });
  if (textOf(id) !== app.id) throw new GraphError('badApp');
}

function checkSecret({ client_secret: secret }: Fields): void {
  if (!textOf(secret)) throw new GraphError('missingOauthParam', { name: 'client_secret' });
  if (secret !== app.secret) throw new GraphError('badSecret');
}

function redeem(world: World, code: Thing, params: Fields): Fields {
  const { used, endsAt, scopes, redirectUri, forClient, challenge } = code.fields;
  if (used) throw new GraphError('codeUsed');
  if (Number(endsAt) <= world.clock.now()) throw new GraphError('codeExpired');
  if (redirectUri !== params['redirect_uri']) throw new GraphError('redirectDiffers');
  checkVerifier(mapOf(challenge), textOf(params['code_verifier']));
  world.store.update(code, { used: true });
  const lifeMs = forClient ? longLife : shortLife;
  return tokenReply(world, makeUserToken(world, code.parent, listOf(scopes).map(textOf), lifeMs), lifeMs);
}

/** A verifier is not demanded, since the secret proves as much; one that is sent must fit. */
function checkVerifier({ challenge, method }: Fields, verifier: string): void {
  if (challenge === undefined || verifier === '') return;
  const made = method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  if (made !== challenge) throw new GraphError('codeInvalid');
}

function lengthen(world: World, id: string): Fields {
  if (!id) throw new GraphError('missingOauthParam', { name: 'fb_exchange_token' });
  const token = needUserToken(world, id);
  const scopes = listOf(token.fields['scopes']).map(textOf);
  return tokenReply(world, makeUserToken(world, token.parent, scopes, longLife), longLife);
}

function needUserToken(world: World, id: string): Thing {
  const token = world.store.find(id);
  if (token?.kind !== 'token' || token.fields['type'] !== 'user') throw new GraphError('malformedToken');
  checkAlive(world, token);
  return token;
}

function tokenReply(world: World, token: string, lifeMs: number): Fields {
  const isTold = switchOf(world, 'token_expires_in') === 'told';
  const life = isTold ? { expires_in: Math.floor(lifeMs / 1000) } : {};
  return { access_token: token, token_type: 'bearer', ...life };
}
