import type { Scope } from '#contract/tools.ts';
import type { AppContext } from '#server/app-context.ts';
import { grantPlaces } from '#server/features/people/auth/grants.ts';
import { hasHungUp } from '#server/platform/log/request-context.ts';
import { asContractError, withPause } from '#server/http/refusal-answer.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { admit, type Call, type Holder } from './admit.ts';
import { answering, callTool } from './call-tool.ts';
import { confirm, confirmScope, confirmTool } from './confirm.ts';
import { isFor, tools } from './find-tools.ts';
import { asRefused } from './tool-answers.ts';
import { instructions, noSuchTool, oneAtATime } from './words-for-models.ts';

/** The door of assistants: the contract's operations as tools, in both forms of the protocol. Nothing is kept between calls. */
export function mcp(ctx: AppContext) {
  const metadataUrl = `${ctx.settings.publicUrl}/.well-known/oauth-protected-resource${grantPlaces.tools}`;

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const { headers } = request;
    try {
      const holder = await admit(ctx, headers);
      if (!holder) throw new Refusal(headers.has('authorization') ? 'ASSISTANT_NOT_FOUND' : 'NOT_SIGNED_IN');
      // Calls are counted one by one.
      const question: unknown = await request
        .clone()
        .json()
        .catch(() => undefined);
      if (Array.isArray(question)) return inJsonRpc(400, { code: -32_600, message: oneAtATime });
      const wanted = scopesToAskFor(holder, question);
      if (wanted) return inNeedOf(wanted, headers, metadataUrl);
      const call: Call = { ctx, holder, headers, clientAddress };
      const onerror = (error: Error) => {
        if (!hasHungUp()) ctx.log.info('an assistant was answered no', { why: error.name });
      };
      return await createMcpHandler(() => serve(call), { onerror }).fetch(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return atTheDoor(error, headers, metadataUrl);
    }
  };
}

function serve(call: Call): Server {
  const server = new Server(
    { name: 'adfjord', title: 'Adfjord', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => {
    const offered = [...tools.values()].filter((tool) => isFor(call.holder, tool));
    const mayConfirm = offered.some(({ scope }) => scope === confirmScope);
    return { tools: [...offered.map(({ listed }) => listed), ...(mayConfirm ? [confirmTool] : [])] };
  });
  server.setRequestHandler('tools/call', ({ params: { name, arguments: input = {} } }, asked) => {
    if (name === confirmTool.name) return confirm(call, input, { canAsk: canAsk(asked), asked });
    const tool = tools.get(name);
    if (!tool) return answering(call, () => Promise.resolve(asRefused(noSuchTool)));
    return callTool(call, tool, input);
  });
  return server;
}

/** Whether whoever sits before the assistant can be asked on the way. */
function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as
    | { [CLIENT_CAPABILITIES_META_KEY]?: { elicitation?: object } }
    | undefined;
  return envelope?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation !== undefined;
}

const ToolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) });

/** What was granted and what else is needed, where a tool is called that takes more, and more can be granted. */
function scopesToAskFor({ scopes, canAskForMore }: Holder, question: unknown): Scope[] | undefined {
  const name = ToolCall.safeParse(question).data?.params.name ?? '';
  const scope = name === confirmTool.name ? confirmScope : tools.get(name)?.scope;
  return canAskForMore && scope && !scopes.includes(scope) ? [...scopes, scope] : undefined;
}

/** As OAuth has it (RFC 6750): a client that knows how asks its person for all of these once more. */
function inNeedOf(wanted: Scope[], headers: Headers, metadataUrl: string): Response {
  const { status, message } = asContractError(new Refusal('SCOPE_MISSING'), headers);
  const answer = inJsonRpc(status, { code: -32_000, message });
  challenge(answer, { error: 'insufficient_scope', scope: wanted.join(' '), resource_metadata: metadataUrl });
  return answer;
}

function challenge({ headers }: Response, told: Record<string, string>): void {
  const parts = Object.entries(told).map(([name, value]) => `${name}="${value}"`);
  headers.set('www-authenticate', `Bearer ${parts.join(', ')}`);
}

/** Who is let in by nothing is told where to ask for it. */
function atTheDoor(refusal: Refusal, headers: Headers, metadataUrl: string): Response {
  const { status, data } = refusal;
  const { message } = asContractError(refusal, headers);
  const isUnknown = refusal.code === 'NOT_SIGNED_IN' || refusal.code === 'ASSISTANT_NOT_FOUND';
  const answer = inJsonRpc(isUnknown ? 401 : status, {
    code: -32_000,
    message,
    ...(data !== undefined && { data }),
  });
  if (isUnknown) challenge(answer, { resource_metadata: metadataUrl });
  return status === 429 ? withPause(answer, data) : answer;
}

function inJsonRpc(status: number, error: { code: number; message: string; data?: unknown }): Response {
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status });
}
