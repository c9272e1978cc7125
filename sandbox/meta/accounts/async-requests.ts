import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { list, parsed, readParams } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { moment } from './ad-objects.ts';

/** What became of one request of a set. It is settled at once, and told bit by bit as time goes on. */
export interface Outcome {
  name: string;
  input: Fields;
  status: 'SUCCESS' | 'ERROR';
  result: unknown;
  /** The id of what was made. */
  made: string;
}

/** Keeps a set of requests with what becomes of each, and answers its id. */
export function keepRequestSet(
  { store, clock }: World,
  account: Thing,
  fields: Fields,
  outcomes: Outcome[],
): string {
  const now = clock.now();
  const set = store.insert({
    kind: 'adasyncrequestset',
    account: account.account,
    parent: account.id,
    fields: { ...fields, created_time: now, updated_time: now },
  });
  for (const [place, outcome] of outcomes.entries())
    store.insert({
      kind: 'adasyncrequest',
      account: account.account,
      parent: set.id,
      fields: { ...outcome, place, created_time: now, updated_time: now },
    });
  return set.id;
}

export const asyncRequestSet: NodeType = {
  name: 'AdAsyncRequestSet',
  marketing: true,
  guard: guardAds,
  brief: ['name'],
  fields: {
    ...stored('name notification_uri notification_mode'),
    owner_id: (_visit, set) => set.account,
    is_completed: ({ world }, set) => countOf(world, set, 'INITIAL', 'IN_PROGRESS') === 0,
    total_count: ({ world }, set) => requestsOf(world, set).length,
    initial_count: ({ world }, set) => countOf(world, set, 'INITIAL'),
    in_progress_count: ({ world }, set) => countOf(world, set, 'IN_PROGRESS'),
    success_count: ({ world }, set) => countOf(world, set, 'SUCCESS'),
    error_count: ({ world }, set) => countOf(world, set, 'ERROR'),
    canceled_count: () => 0,
    created_time: moment('created_time'),
    updated_time: moment('updated_time'),
  },
  edges: {
    requests: {
      list({ world, call }, set) {
        const { statuses } = readParams(call.params, { statuses: list });
        const wished = listOf(parsed(statuses)).map(textOf);
        const all = requestsOf(world, set);
        return {
          things: wished.length === 0 ? all : all.filter((each) => wished.includes(statusOf(world, each))),
        };
      },
    },
  },
};

export const asyncRequest: NodeType = {
  name: 'AdAsyncRequest',
  marketing: true,
  guard: guardAds,
  brief: ['status'],
  fields: {
    ...stored('input name'),
    status: ({ world }, request) => statusOf(world, request),
    result: ({ world }, request) => (isTold(world, request) ? request.fields['result'] : undefined),
    scope_object_id: ({ world }, request) =>
      isTold(world, request) ? textOf(request.fields['made']) || undefined : undefined,
    async_request_set: (_visit, request) => ({ id: request.parent }),
    created_time: moment('created_time'),
    updated_time: moment('updated_time'),
  },
};

function requestsOf({ store }: World, { id }: Thing): Thing[] {
  return store.list('adasyncrequest', { parent: id });
}

function countOf(world: World, set: Thing, ...statuses: string[]): number {
  return requestsOf(world, set).filter((request) => statuses.includes(statusOf(world, request))).length;
}

function isTold(world: World, request: Thing): boolean {
  return !['INITIAL', 'IN_PROGRESS'].includes(statusOf(world, request));
}

/** One request is worked on after the other. */
function statusOf(world: World, { fields }: Thing): string {
  const takesMs = switchOf(world, 'async_request_seconds') * 1000;
  const begins = Number(fields['created_time']) + Number(fields['place']) * takesMs;
  const now = world.clock.now();
  if (now >= begins + takesMs) return textOf(fields['status']);
  return now >= begins ? 'IN_PROGRESS' : 'INITIAL';
}
