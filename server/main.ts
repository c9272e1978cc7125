import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { guardConnections } from '#server/http/guard-connections.ts';
import { buildApp } from '#server/app.ts';
import { openAppContext } from '#server/open-app-context.ts';
import { cannotListenOn, CannotStart } from '#server/platform/cannot-start.ts';
import { readSetupCode } from '#server/operator/setup-code.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { keepPrivate } from '#server/platform/crypto/keep-private.ts';
import { takeConsole } from '#server/platform/log/library-talk.ts';
import { keepErrors } from '#server/platform/log/kept-errors.ts';
import { openLog } from '#server/platform/log/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { startSandbox } from '#server/sandbox-process.ts';
import { startClock, startWorker } from '#server/worker.ts';

/** Ended with this, the server is to be started again. `scripts/processes.mjs` knows it, too. */
const startMeAgain = 75;

async function main(): Promise<void> {
  // Passwords and pictures keep four threads busy for seconds; files and names must not wait behind them.
  process.env['UV_THREADPOOL_SIZE'] ??= '12';
  const settings = readSettings(process.env);
  keepPrivate(settings.dataDir);
  const keep = keepErrors(settings.dataDir);
  const log = openLog((line) => {
    process.stderr.write(`${line}\n`);
    keep(line);
  });
  takeConsole(console, log);
  // Node would print all that the error holds.
  process.on('uncaughtException', (error) => {
    log.error('stopped by a mistake', error);
    process.exit(1);
  });
  const [database, sandbox] = await Promise.all([
    openDatabase(settings),
    settings.sandbox.isOurs ? startSandbox(settings, log) : undefined,
  ]);
  const { ctx, auth, close } = await openAppContext({ settings, database, log, restart });
  const app = await buildApp(ctx, { auth, webFolder: join(process.cwd(), 'build', 'web', 'client') });
  await startWorker(ctx);
  await startClock(ctx);
  const setupCode = await readSetupCode(ctx);

  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, () => {
    console.log(`Adfjord is ready at ${settings.publicUrl}`);
    const here = `${settings.host}:${settings.port}`;
    if (!settings.publicUrl.endsWith(here)) console.log(`It listens on ${here}.`);
    if (settings.sandbox.isOurs)
      console.log(`Practice services: ${settings.sandbox.url} (mailbox: ${settings.sandbox.url}/mailbox)`);
    if (setupCode) console.log(`Nobody runs it yet. To set it up: ${settings.publicUrl}/setup#${setupCode}`);
  });
  guardConnections(server as Server, settings);
  server.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE')
      fail(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`);
    fail(/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/.test(code) ? cannotListenOn(settings.host) : message);
  });

  /** Whoever asked for it is answered first. */
  function restart(): void {
    setTimeout(() => void stop(startMeAgain), 250);
  }
  let isStopping = false;
  async function stop(code = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await close();
    await sandbox?.stop();
    process.exit(code);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof CannotStart) fail(error.message);
  fail(`Adfjord could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
});
