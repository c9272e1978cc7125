import * as z from 'zod';

const Block = z.looseObject({ type: z.string(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Block)]);

/** As much of a Messages API request as the practice writer reads. */
export const MessagesRequest = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  stream: z.boolean().optional(),
  system: Content.optional(),
  messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: Content })).min(1),
  tools: z.array(z.looseObject({ name: z.string() })).optional(),
  tool_choice: z.looseObject({ type: z.string(), name: z.string().optional() }).optional(),
});
export type MessagesRequest = z.infer<typeof MessagesRequest>;

/** Everything the user said, in one text. */
export function promptOf({ messages }: MessagesRequest): string {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n'),
    )
    .join('\n');
}

/** The tool through which the answer is wanted, where structured output is asked for that way. */
export function toolOf({ tools, tool_choice: choice }: MessagesRequest): string | undefined {
  if (choice?.type === 'tool') return choice.name;
  return choice?.type === 'any' ? tools?.[0]?.name : undefined;
}
