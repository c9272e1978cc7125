import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

import { serve, type HttpBindings, type ServerType } from '@hono/node-server';

import { ConnectionCut } from '#sandbox/front-door/connection-cut.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

const port = Number(process.env['SANDBOX_PORT'] ?? 3100);
const host = process.env['HOST'] ?? '127.0.0.1';
const smtpPort = Number(process.env['SANDBOX_SMTP_PORT'] ?? port + 1);
const folder = path.join(process.env['DATA_DIR'] ?? './data', 'sandbox');
const publicUrl = process.env['SANDBOX_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`;

const studioPaceMs = Number(process.env['SANDBOX_STUDIO_PACE_MS'] ?? 1500);
const writerPaceMs = Number(process.env['SANDBOX_WRITER_PACE_MS'] ?? 14);

const { SANDBOX_DEAUTHORIZE_URL: deauthorizeUrl, SANDBOX_DATA_DELETION_URL: dataDeletionUrl } = process.env;
const callbacks = { ...(deauthorizeUrl && { deauthorizeUrl }), ...(dataDeletionUrl && { dataDeletionUrl }) };

const patienceMs = 5_000;

async function main(): Promise<void> {
  const sandbox = await untilFree(() =>
    openSandbox({ folder, smtpPort, publicUrl, writerPaceMs, studioPaceMs, callbacks }),
  );
  const server = await untilFree(() => listen(sandbox));

  async function stop(): Promise<void> {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await sandbox.close();
    process.exit(0);
  }
  // As a thread of the product we end when it says so, or with it.
  if (parentPort) parentPort.once('message', () => void stop());
  else for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());

  console.log(`Sandbox ready at http://${host}:${port} (mail on ${sandbox.smtpPort})`);
  parentPort?.postMessage('ready');
}

function listen(sandbox: Sandbox): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: (request, env) => answer(sandbox, request, env as HttpBindings),
      port,
      hostname: host,
    });
    server.once('error', reject);
    server.once('listening', () => resolve(server));
  });
}

/** Where a caller in the same process would see a failed fetch, a caller over HTTP sees the line go dead. */
async function answer(sandbox: Sandbox, request: Request, { incoming }: HttpBindings): Promise<Response> {
  try {
    return await sandbox.fetch(request);
  } catch (error) {
    if (!(error instanceof ConnectionCut) && !request.signal.aborted) console.error(error);
    incoming.socket.destroy();
    return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
  }
}

/** Another sandbox that is just ending may still hold the port for a moment. */
async function untilFree<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || Date.now() > giveUpAt) throw error;
      await sleep(250);
    }
  }
}

main().catch((error: unknown) => {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isBusy ? `The sandbox cannot start: port ${port} or ${smtpPort} is in use.` : error);
  process.exit(1);
});
