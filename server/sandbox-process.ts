import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Settings } from '#server/platform/settings.ts';

/** The sandbox lies beside us: as a bundle beside our bundle, as source beside our source. */
const entry = [
  join(import.meta.dirname, '..', 'sandbox', 'main.js'),
  join(import.meta.dirname, '..', 'sandbox', 'main.ts'),
];

/**
 * Starts the make-believe outside world as a process of its own, which ends when we end, however we end.
 * Resolves once it answers; rejects when it cannot start.
 */
export function startSandbox({ sandbox, dataDir, publicUrl }: Settings, log: Log): Promise<{ stop(): void }> {
  const child = fork(
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
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  return new Promise((resolve, reject) => {
    let state: 'starting' | 'ready' | 'stopping' = 'starting';
    function stop(): void {
      state = 'stopping';
      child.kill('SIGTERM');
    }
    child.once('message', () => {
      state = 'ready';
      resolve({ stop });
    });
    child.once('exit', (code) => {
      if (state === 'starting') reject(new CannotStart(cannotListen(sandbox.port)));
      if (state === 'ready')
        log.info('the practice services have ended; start again to get them back', { code });
    });
    child.once('error', reject);
  });
}

function cannotListen(port: number): string {
  return `The practice services could not start on port ${port} and the one above it. Set SANDBOX_PORT to a free pair.`;
}
