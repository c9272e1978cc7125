import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

/**
 * Answers at a free port of this machine. As shipped, the server puts requests and answers of its own in the place of
 * Node's, for the whole process: only until it is closed, since other tests share it.
 */
export async function serveHere(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { asShipped: overrideGlobalObjects = false } = {},
) {
  const { Request, Response } = globalThis;
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects }) as Server;
  // Who asks is of this process as well: where it is busy for longer, both would end a connection at once.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      Object.defineProperties(globalThis, { Request: { value: Request }, Response: { value: Response } });
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
