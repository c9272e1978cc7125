import { z } from 'zod';
import { type OperationResult, idOf, sendBatch } from './batch.ts';
import type { Graph } from './graph.ts';
import { Moment } from './moments.ts';
import type { Account } from '../publishing/tree.ts';

const Label = z.object({ id: z.string() });
const LabelRead = z.object({ created_time: Moment });

/**
 * A label comes into being with the first object that carries it, and asking for one by its name answers the one there
 * is. So a label older than our question shows that the making had begun. Where labels are not one each, or anything is
 * left unsaid, it may have.
 */
export async function mayHaveBegun(
  graph: Graph,
  account: Account,
  { label, begunBefore }: { label: string; begunBefore: Date },
): Promise<boolean> {
  const ask = { path: `${account.id}/adlabels`, params: { name: label } };
  const [asked, askedAgain, read] = await sendBatch(graph, account, [
    { ...ask, name: 'asked' },
    { ...ask, name: 'again', dependsOn: 'asked' },
    { name: 'read', method: 'GET', path: idOf('asked'), params: { fields: 'created_time' } },
  ]);
  const id = answerIn(asked, Label)?.id;
  const made = answerIn(read, LabelRead)?.created_time;
  if (!id || !made || answerIn(askedAgain, Label)?.id !== id) return true;
  // Meta tells times in whole seconds.
  return made.getTime() < Math.floor(begunBefore.getTime() / 1000) * 1000;
}

function answerIn<Answer>(
  result: OperationResult | undefined,
  schema: z.ZodType<Answer>,
): Answer | undefined {
  return result?.kind === 'done' ? schema.safeParse(result.body).data : undefined;
}
