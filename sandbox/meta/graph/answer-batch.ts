import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { type BatchOperation, toCall } from './batch.ts';
import type { GraphCall } from './call.ts';
import { errorAnswer } from './error-answer.ts';
import { GraphError, newTrace } from './graph-error.ts';
import type { Answer } from './node-type.ts';
import { fillReferences } from './references.ts';
import { troubleAnswer } from './trouble-answer.ts';

/** What one operation of a batch answers, or nothing when its success is left out. */
type Slot = { code: number; headers?: { name: string; value: string }[]; body: string } | null;

export interface Batch {
  world: World;
  outer: GraphCall;
  operations: BatchOperation[];
  failing: Map<number, ErrorTrouble>;
  /** How a single call is answered. */
  answerOne(call: GraphCall): Promise<Answer>;
}

/** What the operations of a batch answer, in their order; what is not ready in time is left open. */
export async function answerBatch(batch: Batch): Promise<Slot[]> {
  const { world, operations } = batch;
  const inTime = operations.slice(0, switchOf(world, 'batch_answers'));
  const isDone = switchOf(world, 'batch_unanswered') === 'done';
  const answers = await performAll({ ...batch, operations: isDone ? operations : inTime });
  return operations.map((operation, place) => {
    const answer = answers.get(operation);
    return answer && place < inTime.length ? toSlot(operation, answer) : null;
  });
}

/** Operations go one after another, each after those it waits for. What is done stays done, whatever comes after. */
async function performAll(batch: Batch): Promise<Map<BatchOperation, Answer>> {
  const { world, outer, operations, failing, answerOne } = batch;
  const answers = new Map<BatchOperation, Answer>();

  async function answer(operation: BatchOperation, place: number): Promise<Answer> {
    const known = answers.get(operation);
    if (known) return known;
    for (const [otherPlace, other] of operations.entries())
      if (other.name !== undefined && operation.waitsFor.has(other.name)) await answer(other, otherPlace);
    const trouble = failing.get(place);
    const made = trouble ? troubleAnswer(trouble) : await perform(operation);
    answers.set(operation, made);
    return made;
  }

  async function perform(operation: BatchOperation): Promise<Answer> {
    try {
      const call = await toCall(outer, operation, (text) => fillReferences(text, namedAnswers(), failed));
      for (const name of operation.waitsFor) if (!namedAnswers().has(name)) failed(name, 'its answer');
      return await answerOne(call);
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      const told = errorAnswer(world, error, newTrace());
      return { ...told, headers: { ...told.headers, 'content-type': 'application/json; charset=UTF-8' } };
    }
  }

  /** Only successes can be referred to. */
  function namedAnswers(): Map<string, unknown> {
    const named = [...answers].filter(([{ name }, { status }]) => name !== undefined && status === 200);
    return new Map(named.map(([{ name = '' }, { body }]) => [name, body]));
  }

  function failed(name: string, path: string): never {
    const isUsual = switchOf(world, 'failed_dependency_code') === 2500;
    throw new GraphError(isUsual ? 'failedDependency' : 'failedDependencyOld', { name, path });
  }

  for (const [place, operation] of operations.entries()) await answer(operation, place);
  return answers;
}

function toSlot({ isSilent, includesHeaders }: BatchOperation, { status, headers, body }: Answer): Slot {
  if (isSilent && status === 200) return null;
  const list = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return { code: status, ...(includesHeaders && { headers: list }), body: JSON.stringify(body) };
}
