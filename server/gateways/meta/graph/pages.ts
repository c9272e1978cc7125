import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { Call, Graph } from './graph.ts';
import { noPace, type Pace } from './pace.ts';

const smallestPage = 25;
const unknownError = 1;

/** Walks through a listing. Asks for less at a time when Meta finds a page too much. */
export async function* pagesOf<Item>(
  graph: Graph,
  call: Call & { pageSize: number; pace?: Pace | undefined },
  item: z.ZodType<Item>,
): AsyncGenerator<Item[]> {
  const { pageSize, pace = noPace, ...first } = call;
  const schema = PageOf(item);
  let limit = pageSize;
  let after: string | undefined;
  do {
    const request: Call = { ...first, params: { ...first.params, limit, after }, onUsage: pace.note };
    // Oversized pages answer with code 1, so that code is not worth a repeat until the page is small.
    if (limit > smallestPage) request.worthRepeating = (error) => error.code !== unknownError;
    try {
      const page = await pace.turn(() => graph.get(request, schema));
      yield page.data;
      if (!page.paging?.next) return;
      after = nextCursor(page.paging, after);
    } catch (error) {
      if (!isTooMuch(error) || limit <= smallestPage) throw error;
      limit = Math.max(smallestPage, Math.floor(limit / 2));
    }
  } while (true);
}

/** The whole listing at once, for listings that are short by nature. */
export async function listAll<Item>(
  graph: Graph,
  call: Call & { pace?: Pace | undefined },
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  for await (const page of pagesOf(graph, { ...call, pageSize: 100 }, item)) all.push(...page);
  return all;
}

const Paging = z.object({
  cursors: z.object({ after: z.string().optional() }).optional(),
  next: z.string().optional(),
});

function PageOf<Item>(item: z.ZodType<Item>) {
  return z.object({ data: z.array(item), paging: Paging.optional() });
}

/** Only `next` tells that there is more. It holds the token, so we take nothing but its cursor. */
function nextCursor({ next = '', cursors }: z.infer<typeof Paging>, last: string | undefined): string {
  const cursor = (URL.canParse(next) && new URL(next).searchParams.get('after')) || cursors?.after;
  if (cursor && cursor !== last) return cursor;
  // Ending here would pass half a listing off as the whole.
  throw new GatewayError({
    service: 'Meta',
    failureKind: 'unexpected-reply',
    detail: 'a listing leads nowhere',
  });
}

function isTooMuch(error: unknown): boolean {
  return error instanceof GatewayError && error.code === unknownError;
}
