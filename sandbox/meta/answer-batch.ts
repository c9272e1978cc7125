import type { ErrorTrouble } from '../make-believe.ts';
import type { World } from '../world.ts';
import { type Answer, answerCall } from './answer-call.ts';
import { type BatchOperation, toCall } from './batch.ts';
import type { GraphCall } from './call.ts';
import { GraphError, newTrace } from './graph-error.ts';
import { fillReferences } from './references.ts';
import { troubleAnswer } from './trouble-answer.ts';

/** What one operation of a batch answers, or nothing when its success is left out. */
type Slot = { code: number; headers?: { name: string; value: string }[]; body: string } | null;

interface Batch {
  world: World;
  outer: GraphCall;
  operations: BatchOperation[];
  failing: Map<number, ErrorTrouble>;
}

/** Operations go one after another, each after those it waits for. What is done stays done, whatever comes after. */
export async function answerBatch({ world, outer, operations, failing }: Batch): Promise<Slot[]> {
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
      return await answerCall(world, call);
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      return {
        status: error.status,
        headers: { 'content-type': 'application/json' },
        body: error.body(newTrace()),
      };
    }
  }

  /** Only successes can be referred to. */
  function namedAnswers(): Map<string, unknown> {
    const named = [...answers].filter(([{ name }, { status }]) => name !== undefined && status === 200);
    return new Map(named.map(([{ name = '' }, { body }]) => [name, body]));
  }

  const slots: Slot[] = [];
  for (const [place, operation] of operations.entries())
    slots.push(toSlot(operation, await answer(operation, place)));
  return slots;
}

function failed(name: string, path: string): never {
  throw new GraphError('failedDependency', { name, path });
}

function toSlot({ isSilent, includesHeaders }: BatchOperation, { status, headers, body }: Answer): Slot {
  if (isSilent && status === 200) return null;
  const list = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return { code: status, ...(includesHeaders && { headers: list }), body: JSON.stringify(body) };
}
