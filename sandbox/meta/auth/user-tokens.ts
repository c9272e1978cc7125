import { randomBytes } from 'node:crypto';

import { CannotObey } from '#sandbox/control/cannot-obey.ts';
import type { TokenInput } from '#sandbox/control/control-input.ts';
import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { userId as defaultUser } from '#sandbox/meta/seed-ids.ts';
import { allScopes } from './permissions.ts';

const hour = 3_600_000;
export const shortLife = 1.5 * hour;
export const longLife = 60 * 24 * hour;
const dataAccessLasts = 90 * 24 * hour;

export interface Grant {
  userId: string;
  scopes: string[];
  declined: string[];
  accounts: string[];
  pages: string[];
}

/** What a person let the app do, and with which accounts and pages. A newer grant takes the place of the older. */
export function giveGrant({ store, clock }: World, { userId, ...given }: Grant): void {
  const id = `grant:${userId}`;
  const fields = { ...given, givenAt: clock.now() };
  const known = store.find(id);
  if (known) store.update(known, fields);
  else store.insert({ id, kind: 'grant', parent: userId, fields });
}

export function grantOf({ store }: World, userId: string): Thing | undefined {
  return store.find(`grant:${userId}`);
}

/** Ninety days after the last login an app sees nothing of a person any more, whatever its tokens say. */
export function dataAccessEnds(grant: Thing | undefined): number {
  return Number(grant?.fields['givenAt'] ?? Number.NaN) + dataAccessLasts;
}

export function hasDataAccess(world: World, userId: string): boolean {
  const isSystem = world.store.find(userId)?.fields['system'] === true;
  return isSystem || !(dataAccessEnds(grantOf(world, userId)) <= world.clock.now());
}

export function tellGrant(world: World, userId: string): Fields[] {
  const fields = grantOf(world, userId)?.fields;
  const row = (status: string) => (permission: unknown) => ({ permission, status });
  return [
    ...listOf(fields?.['scopes']).map(row(hasDataAccess(world, userId) ? 'granted' : 'expired')),
    ...listOf(fields?.['declined']).map(row('declined')),
  ];
}

/** The person takes everything back: the grant is gone and every token with it. */
export function removeGrant({ store }: World, userId: string): void {
  store.remove(`grant:${userId}`);
  for (const token of store.list('token', { parent: userId })) store.update(token, { state: 'revoked' });
}

export function makeUserToken(
  { store, clock }: World,
  userId: string,
  scopes: string[],
  /** 0 for a system user, whose token does not end. */
  lifeMs: number,
): string {
  const token = `EAAPractice${randomBytes(48).toString('hex').slice(0, 90)}`;
  const issued = clock.now();
  const expiresAt = lifeMs === 0 ? 0 : issued + lifeMs;
  const fields = { type: 'user', scopes, issuedAt: issued, expiresAt, state: 'ok', lifeMs };
  store.insert({ id: token, kind: 'token', parent: userId, fields });
  return token;
}

/** One token for each page and user token it was fetched with; it lives as long as its maker, or for good. */
export function ensurePageToken({ store, clock }: World, pageId: string, userToken: Thing): string {
  const known = store
    .list('token', { parent: userToken.parent })
    .find(
      ({ fields }) =>
        fields['pageId'] === pageId && fields['from'] === userToken.id && fields['state'] === 'ok',
    );
  if (known) return known.id;
  const token = `EAAPage${randomBytes(48).toString('hex').slice(0, 90)}`;
  const { scopes, lifeMs, expiresAt } = userToken.fields;
  const lasting = lifeMs === 0 || Number(lifeMs) >= longLife ? 0 : expiresAt;
  const fields = {
    type: 'page',
    pageId,
    scopes,
    from: userToken.id,
    issuedAt: clock.now(),
    expiresAt: lasting,
    state: 'ok',
  };
  store.insert({ id: token, kind: 'token', parent: userToken.parent, fields });
  return token;
}

/** The control call: a working token without the dialog, or an end to the working ones. */
export function setTokens(world: World, { userId, state, ...wished }: TokenInput): Fields {
  const { store } = world;
  const person = needUser(world, userId);
  const tokens = store.list('token', { parent: person });
  if (state === 'revoked') {
    removeGrant(world, person);
    return { userId: person, tokens: tokens.length };
  }
  if (state === 'ok') {
    const reach = reachOf(world, wished);
    for (const token of tokens)
      if (curable.includes(textOf(token.fields['state']))) store.update(token, { state: 'ok' });
    const { scopes = allScopes } = wished;
    giveGrant(world, { userId: person, scopes, declined: [], ...reach });
    const lifeMs = store.find(person)?.fields['system'] === true ? 0 : longLife;
    return { accessToken: makeUserToken(world, person, scopes, lifeMs), userId: person };
  }
  const ended = state === 'no-page-role' ? tokens.filter(({ fields }) => fields['type'] === 'page') : tokens;
  for (const token of ended) store.update(token, { state });
  return { userId: person, tokens: ended.length };
}

/** What a person can put right on Facebook without logging in to the app again. */
const curable = ['checkpoint', 'unconfirmed', 'no-page-role'];

function reachOf({ store }: World, { accounts, pages }: Pick<TokenInput, 'accounts' | 'pages'>) {
  const bare = (id: string) => id.replace(/^act_/, '');
  for (const id of accounts ?? [])
    if (!store.find(`act_${bare(id)}`)) throw new CannotObey(`There is no ad account ${id}.`);
  for (const id of pages ?? [])
    if (store.find(id)?.kind !== 'page') throw new CannotObey(`There is no page ${id}.`);
  return {
    accounts: accounts?.map(bare) ?? store.list('adaccount').map(({ account }) => account),
    pages: pages ?? store.list('page').map(({ id }) => id),
  };
}

export function needUser({ store }: World, userId = defaultUser): string {
  if (store.find(userId)?.kind !== 'user') throw new CannotObey(`There is no user ${userId}.`);
  return userId;
}
