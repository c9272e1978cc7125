// Our figures beside the limit and beside the naive way, in one run.
import { spawn } from 'node:child_process';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages();
await standInFor(spawn(pinnedNode(), ['bench/main.ts'], { stdio: 'inherit' }));
