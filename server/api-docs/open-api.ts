import { apiAsset, apiPage } from '#server/api-docs/api-page.ts';
import { describeApi } from '#server/api-docs/api-document.ts';
import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import type { AppContext } from '#server/app-context.ts';
import { noteCalls } from '#server/http/note-calls.ts';
import { noteMistakes } from '#server/http/note-mistakes.ts';
import { withPause } from '#server/http/refusal-answer.ts';
import { router } from '#server/router.ts';
import { tellUnreadableInput, tellInvalidFields } from '#server/http/tell-invalid-fields.ts';
import { OpenAPIHandler } from '@orpc/openapi/fetch';

/** The same procedures for everyone else: OpenAPI 3.1 at `/api/openapi.json`, readable at `/api`. */
export function openApi(ctx: AppContext) {
  const handler = new OpenAPIHandler(router, {
    interceptors: [tellUnreadableInput],
    clientInterceptors: [noteMistakes(ctx), noteCalls(ctx), tellInvalidFields],
  });
  let document: Promise<string> | undefined;

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/\/$/, '');
    if (request.method === 'GET') {
      if (path === '/api') return apiPage();
      if (path === '/api/openapi.json') {
        document ??= describeApi(ctx.settings.publicUrl).then((made) => JSON.stringify(made));
        return new Response(await document, { headers: { 'content-type': 'application/json' } });
      }
      const asset = path.startsWith('/api/assets/') && (await apiAsset(path.slice('/api/assets/'.length)));
      if (asset) return asset;
    }
    const { matched, response } = await handler.handle(request, {
      prefix: '/api',
      context: { ctx, headers: request.headers, clientAddress, takesKeys: true },
    });
    if (matched) return response.status === 429 ? withPause(response, await dataOf(response)) : response;
    return Response.json(
      { message: m.door_nothing_in_api({}, answerLocale(request.headers)) },
      { status: 404 },
    );
  };
}

async function dataOf(response: Response): Promise<unknown> {
  return ((await response.clone().json()) as { data?: unknown }).data;
}
