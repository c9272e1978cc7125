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
if (isWhole && !isQuick) counts.push(await countTestsOnPostgres());
if (onlyJourneys || (isWhole && !isQuick)) counts.push(await countJourneys());

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

async function countTestsOnPostgres() {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  console.log(`\nTests on PostgreSQL${given ? ', the one you named' : ''}`);
  if (given) return runTests(join(folder, 'postgres.json'), { databaseUrl: given, filter: withDatabase });
  try {
    const temporary = await openTemporaryPostgres();
    if (temporary) return await runOn(temporary);
    console.log('NOT run: this machine has no PostgreSQL. Name one in DATABASE_URL to run them.');
    return { passed: 0, failed: [] };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: [{ name: 'a PostgreSQL to test on' }] };
  }
}

async function runOn(temporary) {
  const report = join(folder, 'postgres.json');
  const count = await runTests(report, { databaseUrl: temporary.url, filter: withDatabase });
  await temporary.stop();
  return count;
}

function countJourneys() {
  console.log('\nJourneys in a browser');
  return runJourneys(join(folder, 'journeys.json'), { filter });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
