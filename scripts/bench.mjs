// Our figures beside the limit and beside the naive way, in one run.
// `-- scale 2000`: only how far one machine goes, with so many linked ad accounts. It takes ten minutes and some GB of
// disk, so it is run by its name only.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';
import { standInFor } from './processes.mjs';
import { openTemporaryPostgres } from './temporary-postgres.mjs';

const [name, ...words] = process.argv.slice(2);
const programs = new Map([
  [undefined, 'bench/main.ts'],
  ['scale', 'bench/scale/scale.ts'],
]);
const program = programs.get(name);
if (!program) {
  console.error('Say nothing more, or: npm run bench -- scale 2000');
  process.exit(1);
}
await ensurePackages();
// Pages are measured as they are shipped.
if (!(await ensureBuilt())) process.exit(1);
const postgres = await openTemporaryPostgres();
const env = { ...process.env, ...(postgres && { BENCH_DATABASE_URL: postgres.url }) };
await standInFor(spawn(pinnedNode(), [program, ...words], { stdio: 'inherit', env }));
