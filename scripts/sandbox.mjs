// The make-believe outside services alone.
import { spawn } from 'node:child_process';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages({ forRunning: true });
await standInFor(spawn(pinnedNode(), ['sandbox/main.ts'], { stdio: 'inherit' }));
