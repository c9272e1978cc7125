// Our figures beside the limit and beside the naive way, in one run.
// `-- whole` measures all there is, `-- leads lists` those parts alone.
// `-- scale 2000`: how far one machine goes, with so many linked ad accounts. It takes ten minutes and some GB of disk.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';
import { openTemporaryPostgres } from './temporary-postgres.mjs';

const [name, ...more] = process.argv.slice(2);
const program =
  name === 'scale' ? ['bench/scale/scale.ts', ...more] : ['bench/main.ts', ...process.argv.slice(2)];
await ensurePackages();
// Pages are measured as they are shipped.
if (!(await ensureBuilt())) process.exit(1);
const postgres = await openTemporaryPostgres();
const env = { ...process.env, ...(postgres && { BENCH_DATABASE_URL: postgres.url }) };
await standInFor(spawn(pinnedNode(), program, { stdio: 'inherit', env }));
