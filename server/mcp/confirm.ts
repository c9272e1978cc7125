import type { Scope } from '#contract/tools.ts';
import { findPreparation, takePreparation } from '#server/features/assistants/queries.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  acceptedContent,
  type CallToolResult,
  inputRequired,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Call } from './admit.ts';
import { answering, ask } from './call-tool.ts';
import { type Tool, tools } from './find-tools.ts';
import { answerSchema, asResult } from './tool-answers.ts';
import { confirmWords } from './words-for-models.ts';

const Asked = z.object({ code: z.string().max(40) });
const Answered = z.object({ ok: z.boolean() });

const { $schema: _, ...outputSchema } = z.toJSONSchema(answerSchema(z.unknown()));

/** What it takes to confirm anything. */
export const confirmScope: Scope = 'ads:publish';

/** The one tool that is no operation of its own: it does what another has prepared. */
export const confirmTool = {
  name: 'confirm',
  title: confirmWords.title,
  description: confirmWords.description,
  inputSchema: {
    type: 'object' as const,
    properties: { code: { type: 'string', description: confirmWords.code } },
    required: ['code'],
  },
  outputSchema: outputSchema as { type: 'object' },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
};

/** Does what was prepared, if the code is right and nothing has changed; a client that can ask its person asks once more. */
export function confirm(
  call: Call,
  input: unknown,
  { canAsk, asked }: { canAsk: boolean; asked: ServerContext },
): Promise<CallToolResult | InputRequiredResult> {
  return answering(call, async () => {
    const { ctx, holder } = call;
    if (!holder.scopes.includes(confirmScope)) throw new Refusal('SCOPE_MISSING');
    const { workspaceId } = holder.person;
    const code = Asked.safeParse(input).data?.code.trim().toUpperCase() ?? '';
    const shown = { code, holder: holder.id, now: new Date(ctx.now()) };
    const { inputResponses } = asked.mcpReq;
    if (canAsk && !inputResponses) {
      const found = await findPreparation(ctx.db, workspaceId, shown);
      if (!found) throw new Refusal('CODE_UNKNOWN');
      const ok = { type: 'boolean' as const, title: confirmWords.ok };
      const requestedSchema = { type: 'object' as const, properties: { ok }, required: ['ok'] };
      return inputRequired({
        inputRequests: { confirm: inputRequired.elicit({ message: found.words, requestedSchema }) },
      });
    }
    // Whatever the answer is, the code is spent by it.
    const prepared = await takePreparation(ctx.db, workspaceId, shown);
    const tool: Tool | undefined = prepared && tools.get(prepared.tool);
    if (!prepared || !tool) throw new Refusal('CODE_UNKNOWN');
    if (canAsk && !acceptedContent(inputResponses, 'confirm', Answered)?.ok)
      throw new Refusal('NOT_CONFIRMED');
    return asResult(await ask(call, tool, prepared.input, prepared.content));
  });
}
