// Our figures beside the limit and beside the naive way, in one run.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';
import { openTemporaryPostgres } from './temporary-postgres.mjs';

await ensurePackages();
// Pages are measured as they are shipped.
if (!(await ensureBuilt())) process.exit(1);
const postgres = await openTemporaryPostgres();
const env = { ...process.env, ...(postgres && { BENCH_DATABASE_URL: postgres.url }) };
await standInFor(spawn(pinnedNode(), ['bench/main.ts'], { stdio: 'inherit', env }));
