import { existsSync, readFileSync } from 'node:fs';
import { commandOf, pinnedNode, toolEnvironment } from './packages.mjs';
import { run } from './processes.mjs';

/** Runs the tests that need no browser, on PostgreSQL if its address is given. Resolves to how many passed and failed. */
export async function runTests(reportFile, { databaseUrl, filter = [] }) {
  const { DATABASE_URL: _ours, TEST_DATABASE_URL: _theirs, ...environment } = toolEnvironment();
  const env = databaseUrl ? { ...environment, TEST_DATABASE_URL: databaseUrl } : environment;
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const code = await run(pinnedNode(), [commandOf('vitest'), 'run', ...reporting, ...filter], { env });
  const { numPassedTests: passed, numFailedTests, testResults } = read(reportFile) ?? nothing;
  // A file that could not even be opened has no tests to count.
  const unopened = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return counted(code, { passed, failed: numFailedTests + unopened });
}

/** Walks through the built product in a browser. Resolves to how many journeys arrived and how many did not. */
export async function runJourneys(reportFile, { filter = [] }) {
  const env = toolEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile });
  const args = [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...filter];
  const code = await run(pinnedNode(), args, { env });
  const { expected, flaky, unexpected } = read(reportFile)?.stats ?? { expected: 0, flaky: 0, unexpected: 0 };
  if (flaky > 0) console.log(`${flaky} arrived at the second try only: see above.`);
  return counted(code, { passed: expected + flaky, failed: unexpected });
}

const nothing = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A run that ended badly without a failed test (nothing found, a crash) has failed all the same. */
function counted(code, { passed, failed }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
