import { getConnInfo } from '@hono/node-server/conninfo';
import { openUploads } from '#server/features/media/uploads.ts';
import { pagePictures } from '#server/features/connections/page-pictures.ts';
import { facebookCallback } from '#server/features/connections/facebook-callback.ts';
import { mediaFiles } from '#server/features/media/files.ts';
import { type Auth, clientAddressHeader } from '#server/features/people/auth.ts';
import { health } from '#server/health.ts';
import type { House } from '#server/house.ts';
import { noteMistakes } from '#server/note-mistakes.ts';
import { openApi } from '#server/open-api.ts';
import { oneOrigin } from '#server/one-origin.ts';
import { router } from '#server/router.ts';
import { webFiles } from '#server/web-files.ts';
import { onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** What the listener, or a test in its place, knows of a request besides the request itself. */
export interface Doorstep {
  incoming?: unknown;
  clientAddress?: string;
}

type Door = { Bindings: Doorstep };

/** The front door: every address this server answers, and who answers it. */
export async function buildApp(house: House, { auth, webFolder }: { auth: Auth; webFolder: string }) {
  const app = new Hono<Door>();
  const rpc = new RPCHandler(router, { interceptors: [onError(noteMistakes(house))] });
  const api = openApi(house);
  const uploads = openUploads(house);

  app.use(oneOrigin(house.settings.publicUrl));
  app.use('/rpc/*', notTooMuch);
  app.use('/api/*', notTooMuch);
  app.route('/', health(house));
  app.all('/api/auth/*', (c) => auth.handler(withClientAddress(c)));
  app.use('/rpc/*', async (c, next) => {
    const context = { house, headers: c.req.raw.headers };
    const { matched, response } = await rpc.handle(c.req.raw, { prefix: '/rpc', context });
    return matched ? c.newResponse(response.body, response) : next();
  });
  app.use('/api/*', async (c) => api(c.req.raw));
  app.all('/uploads', (c) => uploads(c.req.raw));
  app.all('/uploads/*', (c) => uploads(c.req.raw));
  app.route('/media', mediaFiles(house));
  app.route('/facebook', facebookCallback(house));
  app.route('/facebook', pagePictures(house));
  app.route('/', await webFiles(webFolder));

  app.onError((error, c) => {
    const reference = crypto.randomUUID();
    house.log.error('a request failed', error, { reference, path: c.req.path });
    return c.json({ message: `Something went wrong on our side. Reference: ${reference}`, reference }, 500);
  });
  return app;
}

/** No question of ours is nearly this long; files take the way over `/uploads`. */
const notTooMuch = bodyLimit({
  maxSize: 1024 ** 2,
  onError: (c) => c.json({ message: 'That is too much at once. Please send less than 1 MB.' }, 413),
});

/** Sign-in limits count by this address, so a header of the client's own is never believed. */
function withClientAddress(c: Context<Door>): Request {
  const headers = new Headers(c.req.raw.headers);
  const address = c.env.incoming ? getConnInfo(c).remote.address : c.env.clientAddress;
  headers.set(clientAddressHeader, address ?? '127.0.0.1');
  return new Request(c.req.raw, { headers });
}
