import { failureIn, failureOfOurs } from '#server/features/api-calls/rules.ts';
import type { AppContext } from '#server/app-context.ts';
import { peekActor } from '#server/http/authenticate.ts';
import type { Visit } from '#server/procedures.ts';
import { publishing } from '#server/platform/log/call-notes.ts';
import { currentContext, type RequestContext } from '#server/platform/log/request-context.ts';
import { inStep } from '#server/platform/telemetry/step.ts';
import { isUuid } from '#server/platform/is-uuid.ts';
import type { AnyProcedure } from '@orpc/server';

interface Asked {
  context: Visit;
  path: readonly string[];
  procedure: AnyProcedure;
  input: unknown;
  signal?: AbortSignal | undefined;
  next(): Promise<unknown>;
}

const named = '/functions/';
const endsLater = publishing.endpointPath;

/** Notes every call of a named function, under its name, whichever way it was asked; a stream once it is over. */
export function noteCalls(ctx: AppContext) {
  return async (asked: Asked): Promise<unknown> => {
    const { procedure, path, signal } = asked;
    const name = path.join('/');
    const next = () => inStep({ kind: 'operation', name, facts: { 'rpc.method': name } }, asked.next);
    const { method = 'POST', path: address = '' } = procedure['~orpc'].route;
    const context = currentContext();
    if (context) {
      context.procedure = name;
      context.campaignId = campaignIn(asked);
    }
    if (!context || !address.startsWith(named)) return next();

    const startedAt = performance.now();
    const note = async (error: unknown, output?: unknown) => {
      if (error !== undefined && signal?.aborted) return;
      // It goes on without whoever asked for it, and is noted once it is known how it ended.
      if (error === undefined && address === endsLater) return;
      const workspaceId = context.workspaceId ?? (await workspaceOf(asked.context));
      if (!workspaceId) return;
      const mistake = error === undefined ? undefined : failureOfOurs(error, context.id);
      ctx.callNotes.note({
        workspaceId,
        at: ctx.now(),
        method,
        endpointPath: address,
        elapsedMs: performance.now() - startedAt,
        functionName: address.slice(named.length),
        campaignId: context.campaignId,
        httpStatus: mistake?.status ?? 200,
        retries: context.retries,
        failure: mistake ?? failureIn(output),
        isLogged: true,
      });
    };
    try {
      const output = await next();
      if (isStream(output)) return noted(output, note);
      await note(undefined, output);
      return output;
    } catch (error) {
      await note(error);
      throw error;
    }
  };
}

/** Where anybody may knock, neither session nor key was read on the way. */
async function workspaceOf(visit: Visit): Promise<RequestContext['workspaceId']> {
  const { headers } = visit;
  if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
  return (await peekActor(visit).catch(() => undefined))?.workspaceId;
}

/** Which campaign of ours it is about, where the question says so. */
function campaignIn({ path, input }: Asked): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { campaignId, id } = input as { campaignId?: unknown; id?: unknown };
  const told = campaignId ?? (path[0] === 'campaigns' ? id : undefined);
  return typeof told === 'string' && isUuid(told) ? told : undefined;
}

function isStream(output: unknown): output is AsyncGenerator {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

async function* noted(events: AsyncGenerator, note: (error: unknown) => Promise<void>): AsyncGenerator {
  try {
    yield* events;
  } catch (error) {
    await note(error);
    throw error;
  }
  await note(undefined);
}
