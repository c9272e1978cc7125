// Writes everything that is kept into one file.
import { spawn } from 'node:child_process';
import ensureCatalogue from './catalogue.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages({ forRunning: true });
await ensureCatalogue();
await standInFor(
  spawn(pinnedNode(), ['server/run-backup.ts', 'backup', ...process.argv.slice(2)], { stdio: 'inherit' }),
);
