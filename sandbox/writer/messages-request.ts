import * as z from 'zod';

import { parseJson } from '#sandbox/json.ts';
import { AnthropicError } from './anthropic-error.ts';
import { getModel } from './models.ts';

const Block = z.looseObject({ type: z.string(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Block)]);
const Schema = z.record(z.string(), z.unknown());
const OutputFormat = z.looseObject({ type: z.literal('json_schema'), schema: Schema });

/** As much of a Messages API request as the practice writer reads. */
const MessagesRequest = z.looseObject({
  model: z.string().min(1),
  system: Content.optional(),
  messages: z
    .array(z.looseObject({ role: z.enum(['user', 'assistant', 'system']), content: Content }))
    .min(1, 'at least one message is required'),
  tools: z.array(z.looseObject({ name: z.string().min(1), input_schema: Schema.optional() })).optional(),
  tool_choice: z
    .looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']), name: z.string().optional() })
    .optional(),
  output_config: z.looseObject({ format: OutputFormat.nullish() }).nullish(),
  output_format: OutputFormat.nullish(),
  max_tokens: z.int().min(1),
  stream: z.boolean().optional(),
  stop_sequences: z.array(z.string()).optional(),
  temperature: z.number().min(0).max(1).optional(),
});
export type MessagesRequest = z.infer<typeof MessagesRequest>;

/** The request, or the refusal with which the Messages API would answer it. */
export function readMessagesRequest(body: Uint8Array): MessagesRequest {
  const request = parse(body);
  const { id, maxTokens, contextTokens } = getModel(request.model);
  if (request.max_tokens > maxTokens)
    throw new AnthropicError(
      400,
      `max_tokens: ${request.max_tokens} > ${maxTokens}, which is the maximum allowed number of output tokens for ${id}`,
    );
  check(request, contextTokens);
  return request;
}

/** Everything the user said, in one text. */
export function promptOf({ system, messages }: Pick<MessagesRequest, 'system' | 'messages'>): string {
  const said = messages.filter(({ role }) => role !== 'assistant').map(({ content }) => textOf(content));
  return [textOf(system ?? ''), ...said].join('\n').trim();
}

/** What the assistant has said before in this conversation. */
export function answersIn({ messages }: Pick<MessagesRequest, 'messages'>): string {
  return messages
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n');
}

export function tokensIn({
  system,
  messages,
  tools,
}: Pick<MessagesRequest, 'system' | 'messages' | 'tools'>): number {
  return tokensOf(JSON.stringify([system ?? '', messages, tools ?? []]));
}

export function tokensOf(text: string): number {
  return Math.ceil(text.length / 3.8);
}

export interface Form {
  /** The tool through which the answer is given. */
  tool?: string;
  schema?: Record<string, unknown>;
}

/** In which form the answer is wanted: through a tool, by a schema, or neither. */
export function formOf({
  tools = [],
  tool_choice: choice,
  output_config: config,
  output_format: format,
}: MessagesRequest): Form {
  const schema = (config?.format ?? format)?.schema;
  const wanted = choice?.type === 'tool' ? tools.find(({ name }) => name === choice.name) : undefined;
  if (choice?.type === 'tool' && !wanted)
    throw new AnthropicError(400, `tool_choice: Tool '${choice.name ?? ''}' not found in provided tools`);
  if (choice?.type === 'any' && tools.length === 0)
    throw new AnthropicError(400, 'tool_choice: tools must be provided');
  const usesTool = choice?.type === 'any' || (!schema && tools.length > 0 && choice?.type !== 'none');
  const tool = wanted ?? (usesTool ? tools[0] : undefined);
  if (tool) return { tool: tool.name, schema: tool.input_schema ?? {} };
  return schema ? { schema } : {};
}

function textOf(content: z.infer<typeof Content>): string {
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n');
}

function check(request: MessagesRequest, contextTokens: number): void {
  const { messages } = request;
  for (const [place, { content }] of messages.entries())
    if (textOf(content) === '' && (content === '' || content.length === 0))
      throw new AnthropicError(400, `messages.${place}: text content blocks must be non-empty`);
  const last = messages.at(-1);
  if (last?.role === 'assistant' && /\s$/.test(textOf(last.content)))
    throw new AnthropicError(400, 'messages: final assistant content cannot end with trailing whitespace');
  const tokens = tokensIn(request);
  if (tokens > contextTokens)
    throw new AnthropicError(400, `prompt is too long: ${tokens} tokens > ${contextTokens} maximum`);
}

function parse(body: Uint8Array): MessagesRequest {
  let sent: unknown;
  try {
    sent = parseJson(new TextDecoder().decode(body));
  } catch {
    throw new AnthropicError(400, 'The request body is not valid JSON.');
  }
  const parsed = MessagesRequest.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'body';
  const isMissing = issue?.message.endsWith('received undefined');
  throw new AnthropicError(400, `${where}: ${isMissing ? 'Field required' : (issue?.message ?? 'Invalid')}`);
}
