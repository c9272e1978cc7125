// Installs and builds what is not up to date, then serves. Runs on any Node from 18 on.
// package.json starts this by `exec`, so that npm's signals reach it and npm waits for it; where the shell has no exec, without.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

/** Room for what is young: by default it grows to three times 32 MB at the start, and stays. */
const frugalFlags = ['--max-semi-space-size=4'];
const frugal = {
  // What was compiled at one start is not compiled at the next.
  NODE_COMPILE_CACHE: 'build/compiled',
  // What is freed goes back to the machine, also what the threads that compile have freed. Only glibc reads it.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

await ensurePackages();
if (!(await ensureBuilt())) process.exit(1);
const server = spawn(pinnedNode(), ['--enable-source-maps', ...frugalFlags, 'build/server/main.js'], {
  stdio: 'inherit',
  env: { ...frugal, ...process.env, NODE_ENV: 'production' },
});
await standInFor(server);
