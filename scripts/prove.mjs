// The long proofs: everything on both databases, sixty kills on each, every page and dialog in every look, a walk in a
// language that is made believe, input drawn by a new seed, and an hour of work. What was looked at is written to docs/proof.md. `-- --seed 1234` draws the same again, `-- soak` runs that part alone. All of it takes well over two hours on two processors.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';
import { openProofTables } from './proof-tables.mjs';
import { openTally } from './tally.mjs';
import { buildAll, findPostgres, runInThirdLanguage, runJourneys, runSoak, runTests } from './test-runs.mjs';

const parts = ['embedded', 'postgres', 'journeys', 'third-language', 'soak'];
const { seed, wanted } = readWish();
const sameAgain = `Seed ${seed}. The same again: npm run prove -- ${wanted.length < parts.length ? `${wanted.join(' ')} ` : ''}--seed ${seed}`;
Object.assign(process.env, { ADFJORD_PROOF: '1', ADFJORD_SEED: seed });
/** What stands on a database; the other tests would only do the same again. */
const withDatabase = ['server/', 'tests/'];

console.log(sameAgain);
const tables = openProofTables(seed);
await ensurePackages();
const tally = openTally();
const prove = async (part, title, run) => wanted.includes(part) && tally.add(title, run);
await tally.add('Build', buildAll);
await prove('embedded', 'Tests on the embedded database', () => runTests());
const postgres = await findPostgres({
  mayOpen: wanted.some((part) => ['postgres', 'journeys'].includes(part)),
});
const { url: databaseUrl } = postgres;
await prove('postgres', 'Tests on PostgreSQL', () =>
  postgres.use(() => runTests({ databaseUrl, filter: withDatabase })),
);
await prove('journeys', 'Journeys in a browser', () => runJourneys({ databaseUrl }));
await prove('third-language', 'A third language', runInThirdLanguage);
await postgres.stop();
await prove('soak', 'An hour of work', runSoak);
tables.write('docs/proof.md');
process.exitCode = tally.tell();
console.log(sameAgain);

function readWish() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' } },
    });
    const strange = positionals.find((part) => !parts.includes(part));
    if (strange !== undefined) throw new Error(`There is no part ${strange}.`);
    return {
      seed: values.seed ?? String(randomInt(1_000_000)),
      wanted: positionals.length > 0 ? positionals : parts,
    };
  } catch (error) {
    console.error(error.message);
    console.error(
      'Say nothing more, or a seed, or parts: npm run prove -- --seed 1234, npm run prove -- soak',
    );
    console.error(`The parts are ${parts.join(', ')}.`);
    process.exit(1);
  }
}
