import { apiAsset, apiPage } from '#server/api-page.ts';
import { describeApi } from '#server/api-document.ts';
import type { House } from '#server/house.ts';
import { noteCalls } from '#server/note-calls.ts';
import { noteMistakes } from '#server/note-mistakes.ts';
import { withPause } from '#server/refusal-answer.ts';
import { router } from '#server/router.ts';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';

/** The same procedures for everyone else: OpenAPI 3.1 at `/api/openapi.json`, readable at `/api`. */
export function openApi(house: House) {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [noteMistakes(house), noteCalls(house), sayWhatDoesNotFit],
  });
  let document: Promise<string> | undefined;

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/\/$/, '');
    if (request.method === 'GET') {
      if (path === '/api') return apiPage();
      if (path === '/api/openapi.json') {
        document ??= describeApi(house.settings.publicUrl).then((made) => JSON.stringify(made));
        return new Response(await document, { headers: { 'content-type': 'application/json' } });
      }
      const asset = path.startsWith('/api/assets/') && (await apiAsset(path.slice('/api/assets/'.length)));
      if (asset) return asset;
    }
    const { matched, response } = await handler.handle(request, {
      prefix: '/api',
      context: { house, headers: request.headers, clientAddress, takesKeys: true },
    });
    if (matched) return response.status === 429 ? withPause(response, await dataOf(response)) : response;
    return Response.json(
      { message: 'There is nothing at this address. /api lists what there is.' },
      { status: 404 },
    );
  };
}

async function dataOf(response: Response): Promise<unknown> {
  return ((await response.clone().json()) as { data?: unknown }).data;
}

interface Issue {
  path?: readonly PropertyKey[];
  message: string;
}

/** Names the fields that do not fit, where a reader of the message finds them. */
async function sayWhatDoesNotFit<Result>({ next }: { next(): Promise<Result> }): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    const issues = error instanceof ORPCError && error.code === 'BAD_REQUEST' && issuesIn(error.data);
    if (!issues) throw error;
    const said = issues.slice(0, 10).map(({ path = [], message }) => ({ path: path.map(String), message }));
    const words = said.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    );
    throw new ORPCError('BAD_REQUEST', {
      message: `What was sent does not fit. ${words.join('. ')}.`,
      data: { issues: said },
      cause: error,
    });
  }
}

function issuesIn(data: unknown): Issue[] | undefined {
  const { issues } = (data ?? {}) as { issues?: Issue[] };
  return Array.isArray(issues) ? issues : undefined;
}
