import { listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { businessId } from '#sandbox/meta/seed-ids.ts';
import { appSettings } from './app-settings.ts';
import { needScope } from './caller.ts';

/** Reading ads takes either of two permissions, changing them takes the larger one, and both take the account. */
export function guardAds({ world, caller, call }: Visit, thing: Thing): void {
  const mayRead = caller.scopes.has('ads_management') || caller.scopes.has('ads_read');
  if (!mayRead) throw new GraphError('noAdsPermission');
  if (call.method !== 'GET') needScope(caller, 'ads_management');
  if (!isGranted(world, caller.userId, 'accounts', thing.account)) throw new GraphError('noAdsPermission');
  if (appSettings(world).tier === 'limited' && isForeign(world, thing))
    throw new GraphError('foreignAccount');
}

/** An app with limited access may use the ad accounts of its own business only. */
function isForeign({ store }: World, { account }: Thing): boolean {
  const owner = textOf(mapOf(store.find(`act_${account}`)?.fields['business'])['id']);
  return owner !== businessId;
}

/** A page answers its own token, and a user who let the app see it. */
export function guardPage(visit: Visit, page: Thing): void {
  const { world, caller } = visit;
  const isVisible = caller.pageId === undefined && isGranted(world, caller.userId, 'pages', page.id);
  if (caller.pageId !== page.id && !isVisible) throw new GraphError('noPageRole');
}

/** Throws unless the person behind the token has one of these tasks on the page. */
export function needTask(page: Thing, ...tasks: string[]): void {
  const given = listOf(page.fields['tasks']).map(textOf);
  if (!tasks.some((task) => given.includes(task))) throw new GraphError('noPageRole');
}

export function needPageToken({ caller }: Visit): void {
  if (caller.kind !== 'page') throw new GraphError('needsPageToken');
}

/** People may leave out single accounts and pages in the dialog; the permission stays, its reach shrinks. */
export function isGranted(world: World, userId: string, what: 'accounts' | 'pages', id: string): boolean {
  const grant = world.store.find(`grant:${userId}`);
  return grant !== undefined && listOf(grant.fields[what]).map(textOf).includes(id);
}

/** New ads and changes need an ad account in good standing. */
export function needActiveAccount(account: Thing): void {
  if (account.fields['account_status'] !== 1) throw new GraphError('accountNotActive');
}
