import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { House } from '#server/house.ts';
import { noteCalls } from '#server/note-calls.ts';
import { noteMistakes } from '#server/note-mistakes.ts';
import { router } from '#server/router.ts';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { OpenAPIReferencePlugin } from '@orpc/openapi/plugins';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

const assets = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' } as const;
const require = createRequire(import.meta.url);

/** The same procedures for everyone else: OpenAPI 3.1 at `/api/openapi.json`, readable at `/api`. */
export function openApi(house: House) {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [noteMistakes(house), noteCalls(house)],
    plugins: [
      new OpenAPIReferencePlugin({
        docsProvider: 'swagger',
        docsPath: '/',
        specPath: '/openapi.json',
        docsTitle: 'Adfjord API',
        docsScriptUrl: '/api/assets/swagger-ui-bundle.js',
        docsCssUrl: '/api/assets/swagger-ui.css',
        schemaConverters: [new ZodToJsonSchemaConverter()],
        specGenerateOptions: {
          info: { title: 'Adfjord API', version: '1.0.0' },
          servers: [{ url: `${house.settings.publicUrl}/api` }],
        },
      }),
    ],
  });

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const name = new URL(request.url).pathname.replace('/api/assets/', '');
    if (isAsset(name)) return asset(name);
    const { matched, response } = await handler.handle(request, {
      prefix: '/api',
      context: { house, headers: request.headers, clientAddress, takesKeys: true },
    });
    if (matched) return response.status === 429 ? withPause(response) : response;
    return Response.json(
      { message: 'There is nothing at this address. /api lists what there is.' },
      { status: 404 },
    );
  };
}

/** Says in a header, too, when to come back: that is where programs look. */
async function withPause(response: Response): Promise<Response> {
  const { data } = (await response.clone().json()) as { data?: { minutes?: number } };
  const paused = new Response(response.body, response);
  paused.headers.set('retry-after', String((data?.minutes ?? 1) * 60));
  return paused;
}

function isAsset(name: string): name is keyof typeof assets {
  return name in assets;
}

async function asset(name: keyof typeof assets): Promise<Response> {
  const body = await readFile(require.resolve(`swagger-ui-dist/${name}`));
  return new Response(body, {
    headers: { 'content-type': assets[name], 'cache-control': 'public, max-age=3600' },
  });
}
