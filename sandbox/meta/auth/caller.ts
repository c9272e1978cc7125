import { createHmac } from 'node:crypto';

import { listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { GraphErrorName } from '#sandbox/meta/errors/errors.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { longDate } from '#sandbox/meta/graph/times.ts';
import { app, appToken } from '#sandbox/meta/seed-ids.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { hasDataAccess } from './user-tokens.ts';

const proofLivesMs = 300_000;

/** Whoever holds the token. A page's caller acts for the page with the rights of the user behind it. */
export interface Caller {
  kind: 'user' | 'page' | 'app';
  token: string;
  userId: string;
  pageId?: string;
  scopes: Set<string>;
}

/** Step 2 of a call: the token must be there, alive, and fit its proof. */
export function identify(world: World, call: GraphCall): Caller {
  const { token } = call;
  if (!token) throw new GraphError('noToken');
  checkProof(world, token, call);
  if (token === appToken) return { kind: 'app', token, userId: '', scopes: new Set() };
  const thing = world.store.find(token);
  if (thing?.kind !== 'token') throw new GraphError('malformedToken');
  checkAlive(world, thing);
  const { type, pageId } = thing.fields;
  const scopes = hasDataAccess(world, thing.parent) ? thing.fields['scopes'] : ['public_profile'];
  return {
    kind: type === 'page' ? 'page' : 'user',
    token,
    userId: thing.parent,
    ...(type === 'page' && { pageId: textOf(pageId) }),
    scopes: new Set(listOf(scopes).map(textOf)),
  };
}

/** Throws the reason why a token no longer works. */
export function checkAlive(world: World, token: Thing): void {
  const { state, expiresAt } = token.fields;
  const now = world.clock.now();
  const reason = endings[textOf(state)];
  if (reason) throw new GraphError(reason, { app: app.id });
  const ends = Number(expiresAt);
  const lapsed = ends > 0 && ends <= now;
  if (state === 'expired' || lapsed)
    throw new GraphError('expired', { when: longDate(lapsed ? ends : now), now: longDate(now) });
}

const endings: Record<string, GraphErrorName> = {
  revoked: 'removedApp',
  checkpoint: 'checkpoint',
  'password-changed': 'passwordChanged',
  unconfirmed: 'unconfirmed',
  'logged-out': 'loggedOut',
  'no-page-role': 'noRoleOnPage',
};

export function needScope(caller: Caller, permission: string): void {
  if (!caller.scopes.has(permission)) throw new GraphError('needsPermission', { permission });
}

/** With `appsecret_time` the proof is made of token and time, and is good for five minutes. */
function checkProof(world: World, token: string, { params }: GraphCall): void {
  const given = params['appsecret_proof'];
  if (given === undefined) {
    if (token !== appToken && switchOf(world, 'app_secret_proof') === 'required')
      throw new GraphError('proofMissing');
    return;
  }
  const time = textOf(params['appsecret_time']);
  const isStale = time !== '' && Math.abs(world.clock.now() - Number(time) * 1000) > proofLivesMs;
  const proven = time === '' ? token : `${token}|${time}`;
  const proof = createHmac('sha256', app.secret).update(proven).digest('hex');
  if (given !== proof || isStale) throw new GraphError('badProof');
}
