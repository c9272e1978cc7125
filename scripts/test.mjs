// Everything that can be tested: the checks, the tests on both databases, the journeys in a browser.
// `-- <words>`: only tests in files with these words, on the embedded database. `-- --quick`: no PostgreSQL, no journeys.
// `-- --journeys`: only the journeys.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { ensurePackages } from './packages.mjs';
import { openTemporaryPostgres } from './temporary-postgres.mjs';
import { runJourneys, runTests } from './test-runs.mjs';

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');
const onlyJourneys = asked.includes('--journeys');
const filter = asked.filter((word) => word !== '--quick' && word !== '--journeys');
/** What stands on a database; the other tests would only do the same again. */
const withDatabase = ['server/', 'tests/'];
const isWhole = filter.length === 0 && !onlyJourneys;

await ensurePackages();
const folder = mkdtempSync(join(tmpdir(), 'adfjord-tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const counts = [];
if (isWhole) counts.push(await countChecks());
if (isWhole || onlyJourneys) counts.push(await countBuild());
if (!onlyJourneys) counts.push(await countTestsOnEmbedded());
const postgres = isQuick ? undefined : await findPostgres();
if (isWhole && !isQuick) counts.push(await countTestsOnPostgres());
if (onlyJourneys || (isWhole && !isQuick)) counts.push(await countJourneys());
await postgres?.stop();

const passed = sum(counts.map((count) => count.passed));
const failed = counts.flatMap((count) => count.failed);
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed.length} failed`);
for (const { name } of failed) console.log(`✗ ${name}`);

async function countChecks() {
  console.log('\nChecks');
  return { passed: 0, failed: (await runChecks()).map((name) => ({ name })) };
}

/** The front door serves the built pages, in tests as well: so they come before the tests. */
async function countBuild() {
  return { passed: 0, failed: (await ensureBuilt()) ? [] : [{ name: 'the build' }] };
}

function countTestsOnEmbedded() {
  console.log('\nTests on the embedded database');
  return runTests(join(folder, 'embedded.json'), { filter });
}

/** The one that is named; for a whole run a temporary one otherwise, where this machine has what it takes. */
async function findPostgres() {
  const url = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (url) return { url, isNamed: true, stop: () => undefined };
  if (!isWhole) return undefined;
  try {
    return await openTemporaryPostgres();
  } catch (error) {
    console.error(error);
    counts.push({ passed: 0, failed: [{ name: 'a PostgreSQL to test on' }] });
    return undefined;
  }
}

function countTestsOnPostgres() {
  console.log(`\nTests on PostgreSQL${postgres?.isNamed ? ', the one you named' : ''}`);
  if (postgres)
    return runTests(join(folder, 'postgres.json'), { databaseUrl: postgres.url, filter: withDatabase });
  console.log('NOT run: this machine has no PostgreSQL. Name one in DATABASE_URL to run them.');
  return { passed: 0, failed: [] };
}

function countJourneys() {
  console.log('\nJourneys in a browser');
  return runJourneys(join(folder, 'journeys.json'), { databaseUrl: postgres?.url, filter });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
