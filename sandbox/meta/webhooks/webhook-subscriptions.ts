import { randomInt } from 'node:crypto';

import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { ensureApp } from '#sandbox/meta/auth/app-settings.ts';
import { isOnThisMachine } from '#sandbox/meta/auth/callback-address.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, NodeType, Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, parsed, readParams, required, text } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

const patienceMs = 5_000;
const knownFields = {
  page: ['leadgen', 'feed', 'mention', 'messages', 'name', 'picture'],
  ad_account: [
    'effective_status',
    'subscriptions',
    'creative_fatigue',
    'ad_recommendations',
    'in_process_ad_objects',
    'with_issues_ad_objects',
    'product_set_issue',
    'ads_async_creation_request',
  ],
};
/** What an app can hear of. */
export type HeardObject = keyof typeof knownFields;
const heardObjects = Object.keys(knownFields) as HeardObject[];

export interface Subscription {
  callbackUrl: string;
  fields: string[];
}

/** Where the app wants to hear of its pages, or of its ad accounts; undefined when it does not, or was given up on. */
export function findSubscription(world: World, object: HeardObject): Subscription | undefined {
  const { callbackUrl, subscribed, isActive } = heldOf(world, object);
  if (!textOf(callbackUrl) || isActive !== true) return undefined;
  return { callbackUrl: textOf(callbackUrl), fields: listOf(subscribed).map(textOf) };
}

/** After a day and a half of failing, Meta stops calling there until somebody subscribes anew. */
export function giveUpSubscription(world: World, callbackUrl: string): void {
  for (const object of heardObjects)
    if (heldOf(world, object)['callbackUrl'] === callbackUrl) hold(world, object, { isActive: false });
}

function heldOf(world: World, object: HeardObject): Fields {
  return mapOf(mapOf(ensureApp(world).fields['hears'])[object]);
}

function hold(world: World, object: HeardObject, news: Fields): void {
  const app = ensureApp(world);
  const hears = mapOf(app.fields['hears']);
  world.store.update(app, { hears: { ...hears, [object]: { ...mapOf(hears[object]), ...news } } });
}

export const application: NodeType = {
  name: 'Application',
  marketing: false,
  guard: () => {},
  brief: ['name'],
  fields: { name: (_visit, { fields }) => fields['name'] },
  edges: { subscriptions: subscriptionsEdge() },
};

function subscriptionsEdge(): Edge {
  return {
    list(visit) {
      needAppToken(visit);
      const version = visit.call.version ?? 'v26.0';
      const rows = heardObjects.flatMap((object) => {
        const { callbackUrl, subscribed, isActive } = heldOf(visit.world, object);
        const fields = listOf(subscribed).map((name) => ({ name, version }));
        return callbackUrl ? [{ object, callback_url: callbackUrl, active: isActive, fields }] : [];
      });
      return { rows, bare: true };
    },
    async create(visit) {
      needAppToken(visit);
      const shapes = {
        object: required(oneOf(objectsOf(visit.world))),
        callback_url: required(text),
        verify_token: required(text),
      };
      const {
        object,
        callback_url: callbackUrl,
        verify_token: token,
      } = readParams(visit.call.params, shapes);
      const heard = textOf(object) as HeardObject;
      const subscribed = readFieldNames(visit.call.params, 'fields', heard);
      await verify(visit.world, textOf(callbackUrl), textOf(token));
      hold(visit.world, heard, { callbackUrl, subscribed, isActive: true });
      return { success: true };
    },
    remove(visit) {
      needAppToken(visit);
      const { params } = visit.call;
      const object = params['object'] === 'ad_account' ? 'ad_account' : 'page';
      const named = params['fields'] === undefined ? [] : readFieldNames(params, 'fields', object);
      const left =
        named.length > 0
          ? listOf(heldOf(visit.world, object)['subscribed']).filter((name) => !named.includes(textOf(name)))
          : [];
      hold(visit.world, object, left.length > 0 ? { subscribed: left } : { callbackUrl: '', subscribed: [] });
      return { success: true };
    },
  };
}

/** Meta asks the address for a word of its own, and takes nothing but that word for an answer. */
async function verify({ fetch }: World, callbackUrl: string, token: string): Promise<void> {
  const address = URL.parse(callbackUrl);
  if (!address || !(address.protocol === 'https:' || isOnThisMachine(address)))
    throw mustBe('callback_url', 'an https URL');
  const challenge = String(randomInt(1_000_000_000, 2_000_000_000));
  address.searchParams.set('hub.mode', 'subscribe');
  address.searchParams.set('hub.challenge', challenge);
  address.searchParams.set('hub.verify_token', token);
  const request = new Request(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
  const response = await fetch(request).catch((error: unknown) => refuse(String(error)));
  if (response.status !== 200) refuse(`HTTP Status Code = ${response.status}`);
  const answer = await response.text().catch(() => '');
  if (answer !== challenge) refuse(`The challenge was ${challenge}, the answer was another`);
}

function refuse(reason: string): never {
  throw new GraphError('callbackNotVerified', { reason });
}

/** Whether an app can hear of ad accounts at all, nobody outside Meta knows yet. */
function objectsOf(world: World): HeardObject[] {
  return switchOf(world, 'ad_account_webhooks') === 'refused' ? ['page'] : heardObjects;
}

/** A list, or names with commas. */
export function readFieldNames(params: Fields, name: string, object: HeardObject): string[] {
  const sent = params[name];
  const value = typeof sent === 'string' && !sent.trim().startsWith('[') ? sent.split(',') : parsed(sent);
  if (value === undefined || value === '') throw new GraphError('required', { name });
  const names = listOf(value).map((each) => textOf(each).trim());
  const isKnown = names.length > 0 && names.every((each) => knownFields[object].includes(each));
  if (!isKnown) throw mustBeOneOf(name, knownFields[object]);
  return names;
}

function needAppToken({ caller }: Visit): void {
  if (caller.kind !== 'app') throw new GraphError('needsAppToken');
}
