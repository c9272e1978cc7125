import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Settings } from '#server/platform/settings.ts';

/** The sandbox lies beside us: as a bundle beside our bundle, as source beside our source. */
const entry = [
  join(import.meta.dirname, '..', 'sandbox', 'main.js'),
  join(import.meta.dirname, '..', 'sandbox', 'main.ts'),
];
/** How long it may take to put away what it remembers. */
const patienceMs = 3_000;

/**
 * Starts the make-believe outside world as a thread of its own, which ends when we end, however we end: a process of its
 * own takes 50 MB more. It shares nothing with us, and is spoken to over the network.
 * Resolves once it answers; rejects when it cannot start.
 */
export function startSandbox(
  { sandbox, dataDir, publicUrl }: Settings,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const thread = new Worker(
    entry.find((file) => existsSync(file))!,
    {
      env: {
        ...process.env,
        // It takes anybody's word, so it is for this machine only, wherever the product itself listens.
        HOST: '127.0.0.1',
        SANDBOX_PORT: String(sandbox.port),
        SANDBOX_PUBLIC_URL: sandbox.url,
        SANDBOX_APP_SECRET: sandbox.appSecret,
        DATA_DIR: dataDir,
        // What an operator would enter in Meta's app settings.
        SANDBOX_DEAUTHORIZE_URL: `${publicUrl}/facebook/deauthorize`,
        SANDBOX_DATA_DELETION_URL: `${publicUrl}/facebook/data-deletion`,
      },
      // What it tells a terminal of its own is not for ours.
      stdout: true,
    },
  );
  thread.stdout.resume();
  return new Promise((resolve, reject) => {
    let state: 'starting' | 'ready' | 'stopping' = 'starting';
    const ended = new Promise<void>((end) => {
      thread.once('exit', (code) => {
        if (state === 'starting') reject(new CannotStart(cannotListen(sandbox.port)));
        if (state === 'ready')
          log.info('the practice services have ended; start again to get them back', { code });
        end();
      });
    });
    async function stop(): Promise<void> {
      state = 'stopping';
      thread.postMessage('stop');
      await Promise.race([ended, new Promise((over) => setTimeout(over, patienceMs))]);
    }
    thread.once('message', () => {
      state = 'ready';
      resolve({ stop });
    });
    // Then it ends, and is told of.
    thread.once('error', (error) => log.error('the practice services stopped by a mistake', error));
  });
}

function cannotListen(port: number): string {
  return `The practice services could not start on port ${port} and the one above it. Set SANDBOX_PORT to a free pair.`;
}
