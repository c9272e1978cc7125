import { type Fields, mapOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { identify } from '#sandbox/meta/auth/caller.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { type Batch, performAll } from './answer-batch.ts';
import { type BatchOperation, readOperations } from './batch.ts';
import type { GraphCall } from './call.ts';
import { GraphError } from './graph-error.ts';
import { type NodeType, stored } from './node-type.ts';
import { graphTime } from './times.ts';

const most = 50;

/** `POST /?asyncbatch=[…]`: calls that nobody waits for. */
export function isAsyncBatch({ path, method, params }: GraphCall): boolean {
  return path.length === 0 && method === 'POST' && params['asyncbatch'] !== undefined;
}

export function readAsyncBatch(call: GraphCall): BatchOperation[] {
  return readOperations(call, 'asyncbatch', most);
}

/** Does what was asked, and answers the sessions under which it will be told. */
export async function answerAsyncBatch(batch: Batch): Promise<Fields> {
  const { world, outer, operations } = batch;
  const { userId } = identify(world, outer);
  const answers = await performAll({ ...batch, outer: { ...outer, isAsync: true } });
  const sessions = operations.map((operation) => {
    const answer = answers.get(operation);
    const fields = {
      name: operation.name ?? '',
      method: operation.method,
      uri: operation.relativeUrl,
      outcome: answer?.status === 200 ? 'COMPLETED' : 'FAILED',
      result: JSON.stringify(answer?.body),
      error_code: mapOf(mapOf(answer?.body)['error'])['code'],
      created_time: world.clock.now(),
    };
    const { id } = world.store.insert({ kind: 'asyncsession', parent: userId, fields });
    return { id, name: fields.name };
  });
  return { async_sessions: sessions };
}

export const asyncSession: NodeType = {
  name: 'AsyncSession',
  marketing: false,
  guard({ caller, call }, session) {
    if (session.parent !== caller.userId)
      throw new GraphError('noObject', { id: session.id, method: call.method.toLowerCase() });
  },
  brief: ['status'],
  fields: {
    ...stored('name', 'method', 'uri'),
    status: ({ world }, session) => statusOf(world, session),
    result: ({ world }, session) => (isDone(world, session) ? session.fields['result'] : undefined),
    error_code: ({ world }, session) => (isDone(world, session) ? session.fields['error_code'] : undefined),
    start_time: (_visit, session) => graphTime(Number(session.fields['created_time'])),
    complete_time: ({ world }, session) =>
      isDone(world, session) ? graphTime(endOf(world, session)) : undefined,
  },
};

function statusOf(world: World, session: Thing): unknown {
  return isDone(world, session) ? session.fields['outcome'] : 'IN_PROGRESS';
}

function isDone(world: World, session: Thing): boolean {
  return world.clock.now() >= endOf(world, session);
}

function endOf(world: World, { fields }: Thing): number {
  return Number(fields['created_time']) + switchOf(world, 'async_request_seconds') * 1000;
}
