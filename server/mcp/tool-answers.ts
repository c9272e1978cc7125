import { randomBytes } from 'node:crypto';
import type { CallToolResult, ImageContent } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { dataNote } from './words-for-models.ts';

const mostRows = 25;

const Prepared = z.object({
  words: z.string().meta({ description: 'What would be done, and what it can cost at most.' }),
  code: z.string().meta({ description: 'For `confirm`, once, by whoever prepared it.' }),
  expiresAt: z.iso.datetime(),
  cost: z.unknown().optional(),
});
export type Prepared = z.infer<typeof Prepared>;

/** How every tool answers: with a result, or with what is to be confirmed first. */
export function answerSchema(result: z.ZodType) {
  return z.object({
    note: z.string(),
    result: result.optional(),
    prepared: Prepared.optional(),
    nextPage: z.int().optional(),
  });
}

interface Shown {
  page?: number;
  /** By which name the answer holds pictures. */
  shows?: string | undefined;
}

/** What was read, at most so many rows of each list, and marked as what it is: words of others among it. */
export function asResult(output: unknown, { page = 1, shows }: Shown = {}): CallToolResult {
  const { rows, isMore } = pageOf(output, page);
  const nextPage = isMore ? { nextPage: page + 1 } : {};
  const pictures: ImageContent[] = [];
  const json = JSON.stringify(rows, (name, value: unknown) => {
    const [, mimeType, data] = (name === shows && typeof value === 'string' && dataAddress.exec(value)) || [];
    if (!mimeType || !data) return value;
    pictures.push({ type: 'image', mimeType, data });
    return `image ${pictures.length}`;
  });
  const text = marked(json);
  return {
    content: [{ type: 'text', text: isMore ? `${text}\nnextPage: ${page + 1}` : text }, ...pictures],
    structuredContent: { note: dataNote, result: shows ? JSON.parse(json) : rows, ...nextPage },
  };
}

const dataAddress = /^data:(image\/\w+);base64,(.+)$/;

/** Nobody who writes into it can know the mark, and so leave it. */
function marked(data: string): string {
  const mark = randomBytes(6).toString('hex');
  return `${dataNote}\n<data-${mark}>\n${data}\n</data-${mark}>`;
}

export function asPrepared(prepared: Prepared): CallToolResult {
  const { words, code, expiresAt } = prepared;
  return {
    content: [{ type: 'text', text: `${marked(words)}\n\nconfirm: ${code} (${expiresAt})` }],
    structuredContent: { note: dataNote, prepared },
  };
}

export function asRefused(message: string, data?: unknown): CallToolResult {
  const more = data === undefined ? '' : `\n${marked(JSON.stringify(data))}`;
  return { content: [{ type: 'text', text: message + more }], isError: true };
}

/** The same with so many rows of what it is a list of, or holds lists of. */
function pageOf(output: unknown, page: number): { rows: unknown; isMore: boolean } {
  let isMore = false;
  const cut = (list: unknown[]) => {
    isMore ||= list.length > page * mostRows;
    return list.slice((page - 1) * mostRows, page * mostRows);
  };
  if (Array.isArray(output)) return { rows: cut(output), isMore };
  if (typeof output !== 'object' || output === null) return { rows: output, isMore };
  const parts = Object.entries(output).map(([name, part]: [string, unknown]) => [
    name,
    Array.isArray(part) ? cut(part) : part,
  ]);
  return { rows: Object.fromEntries(parts), isMore };
}
