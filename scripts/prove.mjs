// The long proofs: everything on both databases, sixty kills on each, every page and dialog in every look, a walk in a
// language that is made believe, input drawn by a new seed, and an hour of work. What was looked at is written to docs/proof.md. `-- --seed 1234` draws the same again. It takes well over an hour on two processors.
import { randomInt } from 'node:crypto';
import { ensurePackages } from './packages.mjs';
import { openProofTables } from './proof-tables.mjs';
import { openTally } from './tally.mjs';
import { buildAll, findPostgres, runInThirdLanguage, runJourneys, runSoak, runTests } from './test-runs.mjs';

const [word, given, ...rest] = process.argv.slice(2);
if (word !== undefined && (word !== '--seed' || given === undefined || rest.length > 0)) {
  console.error('Say nothing more, or: npm run prove -- --seed 1234');
  process.exit(1);
}
const seed = given ?? String(randomInt(1_000_000));
const sameAgain = `Seed ${seed}. The same again: npm run prove -- --seed ${seed}`;
Object.assign(process.env, { ADFJORD_PROOF: '1', ADFJORD_SEED: seed });
/** What stands on a database; the other tests would only do the same again. */
const withDatabase = ['server/', 'tests/'];

console.log(sameAgain);
const tables = openProofTables();
await ensurePackages();
const tally = openTally();
await tally.add('Build', buildAll);
await tally.add('Tests on the embedded database', () => runTests());
const postgres = await findPostgres({ mayOpen: true });
const { url: databaseUrl } = postgres;
await tally.add('Tests on PostgreSQL', () =>
  postgres.use(() => runTests({ databaseUrl, filter: withDatabase })),
);
await tally.add('Journeys in a browser', () => runJourneys({ databaseUrl }));
await tally.add('A third language', runInThirdLanguage);
await postgres.stop();
await tally.add('An hour of work', runSoak);
tables.write('docs/proof.md', sameAgain);
process.exitCode = tally.tell();
console.log(sameAgain);
