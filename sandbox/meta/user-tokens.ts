import { randomBytes } from 'node:crypto';

import { CannotObey } from '../cannot-obey.ts';
import type { TokenInput } from '../control-input.ts';
import { type Fields, listOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { userId as defaultUser } from './seed-ids.ts';

export const allScopes = `
  public_profile email ads_management ads_read business_management pages_show_list pages_read_engagement
  pages_manage_ads pages_manage_metadata pages_manage_posts leads_retrieval instagram_basic`
  .trim()
  .split(/\s+/);

const hour = 3_600_000;
export const shortLife = 1.5 * hour;
export const longLife = 60 * 24 * hour;

export interface Grant {
  userId: string;
  scopes: string[];
  declined: string[];
  accounts: string[];
  pages: string[];
}

/** What a person let the app do, and with which accounts and pages. A newer grant takes the place of the older. */
export function giveGrant({ store }: World, { userId, ...fields }: Grant): void {
  const id = `grant:${userId}`;
  const known = store.find(id);
  if (known) store.update(known, fields);
  else store.insert({ id, kind: 'grant', parent: userId, fields });
}

export function grantOf({ store }: World, userId: string): Thing | undefined {
  return store.find(`grant:${userId}`);
}

export function tellGrant(grant: Thing | undefined): Fields[] {
  const row = (status: string) => (permission: unknown) => ({ permission, status });
  return [
    ...listOf(grant?.fields['scopes']).map(row('granted')),
    ...listOf(grant?.fields['declined']).map(row('declined')),
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
  lifeMs: number,
): string {
  const token = `EAAPractice${randomBytes(48).toString('hex').slice(0, 90)}`;
  const issued = clock.now();
  const fields = { type: 'user', scopes, issuedAt: issued, expiresAt: issued + lifeMs, state: 'ok', lifeMs };
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
  const lasting = Number(lifeMs) >= longLife ? 0 : expiresAt;
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
export function setTokens(
  world: World,
  { userId = defaultUser, state, scopes = allScopes }: TokenInput,
): Fields {
  const { store } = world;
  if (store.find(userId)?.kind !== 'user') throw new CannotObey(`There is no user ${userId}.`);
  const tokens = store.list('token', { parent: userId });
  if (state === 'ok') {
    for (const token of tokens)
      if (token.fields['state'] === 'checkpoint') store.update(token, { state: 'ok' });
    const everything = (kind: string, id: (thing: Thing) => string) => store.list(kind).map(id);
    const accounts = everything('adaccount', ({ account }) => account);
    giveGrant(world, { userId, scopes, declined: [], accounts, pages: everything('page', ({ id }) => id) });
    return { accessToken: makeUserToken(world, userId, scopes, longLife), userId };
  }
  if (state === 'revoked') removeGrant(world, userId);
  else for (const token of tokens) store.update(token, { state });
  return { userId, tokens: tokens.map(({ id }) => textOf(id)).length };
}
