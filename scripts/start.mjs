// Installs and builds what is not up to date, then serves. Runs on any Node from 18 on.
// package.json starts this by `exec`, so that npm's signals reach it and npm waits for it; where the shell has no exec, without.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { frugal, frugalFlags } from './frugal.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages({ forRunning: true });
if (!(await ensureBuilt())) process.exit(1);
const serve = () =>
  spawn(pinnedNode(), ['--enable-source-maps', ...frugalFlags, 'build/server/main.js'], {
    stdio: 'inherit',
    env: { ...frugal, STARTS_AGAIN: 'yes', ...process.env, NODE_ENV: 'production' },
  });
for (;;) await standInFor(serve());
