// Looks at every part of this installation.
import { spawn } from 'node:child_process';
import ensureCatalogue from './catalogue.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages({ forRunning: true });
await ensureCatalogue();
await standInFor(spawn(pinnedNode(), ['server/doctor.ts'], { stdio: 'inherit' }));
