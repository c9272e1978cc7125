// Reckons the hashes of every log again.
import { spawn } from 'node:child_process';
import ensureCatalogue from './catalogue.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages({ forRunning: true });
await ensureCatalogue();
await standInFor(spawn(pinnedNode(), ['server/verify-log.ts'], { stdio: 'inherit' }));
