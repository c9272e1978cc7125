import { randomInt } from 'node:crypto';

import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { ensureApp } from '#sandbox/meta/auth/app-settings.ts';
import { isOnThisMachine } from '#sandbox/meta/auth/callback-address.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, NodeType, Visit } from '#sandbox/meta/graph/node-type.ts';
import { oneOf, parsed, readParams, required, text } from '#sandbox/meta/graph/params.ts';

const patienceMs = 5_000;
const knownFields = ['leadgen', 'feed', 'mention', 'messages', 'name', 'picture'];

export interface Subscription {
  callbackUrl: string;
  fields: string[];
}

/** Where the app wants to hear of its pages; undefined when it does not, or was given up on. */
export function findSubscription(world: World): Subscription | undefined {
  const { callbackUrl, subscribed, isActive } = ensureApp(world).fields;
  if (!textOf(callbackUrl) || isActive !== true) return undefined;
  return { callbackUrl: textOf(callbackUrl), fields: listOf(subscribed).map(textOf) };
}

/** After a day and a half of failing, Meta stops calling until somebody subscribes anew. */
export function giveUpSubscription(world: World): void {
  world.store.update(ensureApp(world), { isActive: false });
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
      const { callbackUrl, subscribed, isActive } = ensureApp(visit.world).fields;
      if (!callbackUrl) return { rows: [], bare: true };
      const fields = listOf(subscribed).map((name) => ({ name, version: visit.call.version ?? 'v26.0' }));
      return { rows: [{ object: 'page', callback_url: callbackUrl, active: isActive, fields }], bare: true };
    },
    async create(visit) {
      needAppToken(visit);
      const shapes = {
        object: required(oneOf(['page'])),
        callback_url: required(text),
        verify_token: required(text),
      };
      const { callback_url: callbackUrl, verify_token: token } = readParams(visit.call.params, shapes);
      const subscribed = readFieldNames(visit.call.params, 'fields');
      await verify(visit.world, textOf(callbackUrl), textOf(token));
      const app = ensureApp(visit.world);
      visit.world.store.update(app, { callbackUrl, subscribed, isActive: true });
      return { success: true };
    },
    remove(visit) {
      needAppToken(visit);
      const { store } = visit.world;
      const app = ensureApp(visit.world);
      const named =
        visit.call.params['fields'] === undefined ? [] : readFieldNames(visit.call.params, 'fields');
      const left =
        named.length > 0
          ? listOf(app.fields['subscribed']).filter((name) => !named.includes(textOf(name)))
          : [];
      store.update(app, left.length > 0 ? { subscribed: left } : { callbackUrl: '', subscribed: [] });
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

/** A list, or names with commas. */
export function readFieldNames(params: Fields, name: string): string[] {
  const sent = params[name];
  const value = typeof sent === 'string' && !sent.trim().startsWith('[') ? sent.split(',') : parsed(sent);
  if (value === undefined || value === '') throw new GraphError('required', { name });
  const names = listOf(value).map((each) => textOf(each).trim());
  const isKnown = names.length > 0 && names.every((each) => knownFields.includes(each));
  if (!isKnown) throw mustBeOneOf(name, knownFields);
  return names;
}

function needAppToken({ caller }: Visit): void {
  if (caller.kind !== 'app') throw new GraphError('needsAppToken');
}
