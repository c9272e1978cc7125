import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { commandOf, pinnedNode, toolEnvironment } from './packages.mjs';
import { run } from './processes.mjs';

/**
 * Runs the tests that need no browser, on PostgreSQL if its address is given. What fails beside all the others is
 * tried once more alone, and named. Resolves to how many passed and which failed.
 */
export async function runTests(reportFile, { databaseUrl, filter = [] }) {
  const first = await runVitest(reportFile, { databaseUrl, filter });
  const files = [...new Set(first.failed.map(({ file }) => file))];
  if (files.length === 0 || files.length > worthASecondTry || files.includes(undefined)) return first;
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  const second = await runVitest(reportFile, { databaseUrl, filter: files, alone: true });
  const stillFailing = new Set(second.failed.map(({ name }) => name));
  const mended = first.failed.filter(({ name }) => !stillFailing.has(name));
  for (const { name } of mended) console.log(`Passed only when run alone: ${name}`);
  return { passed: first.passed + mended.length, failed: second.failed };
}

/** More files than this do not fail because the machine is busy. */
const worthASecondTry = 5;

async function runVitest(reportFile, { databaseUrl, filter, alone = false }) {
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = ['run', ...reporting, ...(alone ? ['--maxWorkers=1'] : []), ...filter];
  rmSync(reportFile, { force: true });
  const code = await run(pinnedNode(), [commandOf('vitest'), ...args], { env: environmentWith(databaseUrl) });
  const { numPassedTests: passed, testResults } = read(reportFile) ?? nothing;
  return counted(code, { passed, failed: testResults.flatMap(failuresOf), what: 'vitest' });
}

/** A file that could not even be opened has no tests to name. */
function failuresOf({ name: path, status, assertionResults }) {
  const file = relative(process.cwd(), path);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ file, name: file }];
  return failed.map(({ fullName }) => ({ file, name: `${file} › ${fullName}` }));
}

/**
 * Walks through the built product in a browser. Resolves to how many journeys arrived and which did not.
 * Every journey brings an embedded database; what is walked on PostgreSQL as well needs its address.
 */
export async function runJourneys(reportFile, { databaseUrl, filter = [] }) {
  const env = { ...environmentWith(databaseUrl), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const args = [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...filter];
  const code = await run(pinnedNode(), args, { env });
  const { suites = [], stats: { expected, flaky } = { expected: 0, flaky: 0 } } = read(reportFile) ?? {};
  if (flaky > 0) console.log(`${flaky} arrived at the second try only: see above.`);
  return counted(code, { passed: expected + flaky, failed: suites.flatMap(strandedIn), what: 'playwright' });
}

function strandedIn({ suites = [], specs = [] }) {
  const stranded = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [
    ...stranded.map(({ file, title }) => ({ name: `${file} › ${title}` })),
    ...suites.flatMap(strandedIn),
  ];
}

/** Tests have no database but the one they are given: the operator's own is none to test on. */
function environmentWith(databaseUrl) {
  const { DATABASE_URL: _ours, TEST_DATABASE_URL: _theirs, ...environment } = toolEnvironment();
  return databaseUrl ? { ...environment, TEST_DATABASE_URL: databaseUrl } : environment;
}

const nothing = { numPassedTests: 0, testResults: [] };

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A run that ended badly without a failed test (nothing found, a crash) has failed all the same. */
function counted(code, { passed, failed, what }) {
  if (code === 0 || failed.length > 0) return { passed, failed };
  return { passed, failed: [{ name: `${what} ended with code ${code}` }] };
}
