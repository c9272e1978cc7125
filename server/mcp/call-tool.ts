import type { RefusalData } from '#contract/refusals.ts';
import { noteReading } from '#server/features/assistants/note-reading.ts';
import { noteCalls } from '#server/http/note-calls.ts';
import { mistake, noteMistakes } from '#server/http/note-mistakes.ts';
import { asContractError } from '#server/http/refusal-answer.ts';
import { tellInvalidFields } from '#server/http/tell-invalid-fields.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hasHungUp } from '#server/platform/log/request-context.ts';
import { router } from '#server/router.ts';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { createRouterClient, ORPCError } from '@orpc/server';
import type { Call } from './admit.ts';
import type { Tool } from './find-tools.ts';
import { prepare } from './prepare.ts';
import { asPrepared, asRefused, asResult, type Prepared } from './tool-answers.ts';

type Input = Record<string, unknown>;

/** Does what a tool does, or says why not; what somebody has to confirm first is only prepared. */
export async function callTool(call: Call, tool: Tool, { page, ...asked }: Input): Promise<CallToolResult> {
  return answering(call, async () => {
    if (!call.holder.scopes.includes(tool.scope)) throw new Refusal('SCOPE_MISSING');
    const input = { ...asked, ...tool.fixed };
    for (const name of tool.hidden ?? []) delete input[name];
    try {
      const of = { page: Math.max(1, Math.floor(Number(page) || 1)), shows: tool.shows };
      const output = await ask(call, tool, input);
      if (tool.scope === 'leads:read') await noteReading(call.ctx, call.holder);
      return asResult(output, of);
    } catch (error) {
      return asPrepared(await prepareInstead(call, tool, input, error));
    }
  });
}

/** What has to be confirmed is prepared for that; every other refusal stays one. */
async function prepareInstead(call: Call, tool: Tool, input: Input, error: unknown): Promise<Prepared> {
  if (!(error instanceof ORPCError)) throw error;
  if (error.code === 'TO_BE_CONFIRMED')
    return prepare(call, { tool, input }, error.data as RefusalData<'TO_BE_CONFIRMED'>);
  // A page asks about such an amount, and an assistant asks about every one.
  if (error.code !== 'BUDGET_UNCONFIRMED' || 'confirmedDailyBudgetMinor' in input) throw error;
  const { dailyBudgetMinor } = error.data as RefusalData<'BUDGET_UNCONFIRMED'>;
  const meant = { ...input, confirmedDailyBudgetMinor: dailyBudgetMinor };
  try {
    await ask(call, tool, meant);
  } catch (next) {
    return prepareInstead(call, tool, meant, next);
  }
  throw error;
}

/** A refusal becomes an answer in words that can be passed on, whatever refused. */
export async function answering<Answer>(call: Call, work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ORPCError) return asRefused(error.message, error.data);
    const isOurs = !(error instanceof Refusal);
    if (isOurs && !hasHungUp()) call.ctx.log.error('a call failed', error);
    const { message, data } = isOurs ? mistake(call) : asContractError(error, call.headers);
    return asRefused(message, data);
  }
}

/** Asks through the door that pages and keys come through. */
export async function ask(call: Call, tool: Tool, input: Input, confirmed?: string): Promise<unknown> {
  const { ctx, holder, headers, clientAddress } = call;
  const person = { ...holder.person, assistant: confirmed === undefined ? {} : { confirmed } };
  const client = createRouterClient(router, {
    context: { ctx, headers, clientAddress, actor: person },
    interceptors: [noteMistakes(ctx), noteCalls(ctx), tellInvalidFields],
  }) as unknown as Record<string, Record<string, (input: Input) => Promise<unknown>>>;
  const [noun, operation] = tool.path;
  return lastOf(await client[noun]![operation]!(input));
}

/** Of a stream, how it ends. */
async function lastOf(output: unknown): Promise<unknown> {
  if (typeof output !== 'object' || output === null || !(Symbol.asyncIterator in output)) return output;
  let last: unknown;
  for await (const event of output as AsyncIterable<unknown>) last = event;
  return last;
}
