import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clearGround, makeGround } from '#tests/journeys/run-product.ts';
import { weighOnDisk } from './weigh-on-disk.ts';

/** Nobody waits longer, and so much is told of what took longer. */
const longestMs = 240_000;

interface FreshStart {
  ms?: number;
  installedMb?: number;
}

/**
 * `npm start` on a fresh clone of what is committed, until it is ready: packages from npm's cache or the registry, the
 * build, a new database. With the MB it installed. Undefined where nothing could be installed, as without a way to the
 * registry; what installs, and ends before it is ready, lacks something to run and counts as longest.
 */
export async function benchFreshStart(): Promise<FreshStart> {
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-fresh-'));
  const ground = await makeGround();
  await promisify(execFile)('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder]);
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(ground.port),
      SANDBOX_PORT: String(ground.sandboxPort),
      DATA_DIR: ground.dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // What it starts goes with it, also in the middle of installing.
    detached: true,
  });
  const ended = once(child, 'close');
  let printed = '';
  const ready = new Promise<number>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (words: string) => {
      printed += words;
      if (printed.includes('Adfjord is ready at')) resolve(performance.now() - startedAt);
    });
  });
  const nothing = ended.then(() => (printed.includes('Installed in') ? longestMs : undefined));
  const tooLong = wait(longestMs, longestMs, { ref: false });
  try {
    const ms = await Promise.race([ready, nothing, tooLong]);
    if (ms === undefined) return {};
    if (ms === longestMs) return { ms };
    return { ms, installedMb: await weighOnDisk(join(folder, 'node_modules')) };
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    await clearGround(ground);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
