// Puts a backup in the place of what is there.
import { spawn } from 'node:child_process';
import ensureCatalogue from './catalogue.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';

await ensurePackages({ forRunning: true });
await ensureCatalogue();
await standInFor(
  spawn(pinnedNode(), ['server/run-backup.ts', 'restore', ...process.argv.slice(2)], { stdio: 'inherit' }),
);
