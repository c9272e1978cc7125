import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { walkInMakeBelieve } from './make-believe-language.mjs';
import { commandOf, pinnedNode, toolEnvironment } from './packages.mjs';
import { run } from './processes.mjs';
import { openTemporaryPostgres } from './temporary-postgres.mjs';

const reports = mkdtempSync(join(tmpdir(), 'adfjord-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Resolves to the checks that found something. */
export async function checkAll() {
  return { passed: 0, failed: (await runChecks()).map((name) => ({ name })) };
}

/** Resolves to whether everything could be built. */
export async function buildAll() {
  return { passed: 0, failed: (await ensureBuilt()) ? [] : [{ name: 'the build' }] };
}

/**
 * The PostgreSQL that is named, or a temporary one if it may be opened and this machine has what it takes.
 * Its `use` runs what needs one, or says why it cannot.
 */
export async function findPostgres({ mayOpen }) {
  const named = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const nothingToStop = { stop: () => undefined };
  if (named) return { url: named, use: (test) => test(), ...nothingToStop };
  try {
    const opened = mayOpen ? await openTemporaryPostgres() : undefined;
    if (opened) return { ...opened, use: (test) => test() };
  } catch (error) {
    console.error(error);
    const failed = [{ name: 'a PostgreSQL to test on' }];
    return { use: () => ({ passed: 0, failed }), ...nothingToStop };
  }
  return { use: sayThatItIsMissing, ...nothingToStop };
}

function sayThatItIsMissing() {
  console.log('NOT run: this machine has no PostgreSQL. Name one in DATABASE_URL to run them.');
  return { passed: 0, failed: [] };
}

/**
 * Runs the tests beside the journeys, on PostgreSQL if its address is given; those that render pages only with a
 * browser, and none of the files in `without`. Resolves to how many passed and which failed. Nothing is tried a second
 * time: what fails now and then is mended.
 */
export async function runTests({ databaseUrl, filter = [], without = [], withBrowser = true } = {}) {
  const gone = [...filter, ...without].filter((name) => /\.(test|spec)\.ts$/.test(name) && !existsSync(name));
  if (gone.length > 0) return { passed: 0, failed: gone.map((name) => ({ name: `${name} is not there` })) };
  const reportFile = join(reports, 'tests.json');
  rmSync(reportFile, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...filter];
  if (!withBrowser) args.push('--exclude=tests/pages/*-pages.test.ts');
  args.push(...without.map((name) => `--exclude=${name}`));
  const code = await run(pinnedNode(), [commandOf('vitest'), ...args], { env: environmentWith(databaseUrl) });
  const { numPassedTests: passed, testResults } = read(reportFile) ?? nothing;
  return counted(code, { passed, failed: testResults.flatMap(failuresOf), what: 'vitest' });
}

/** A file that could not even be opened has no tests to name. */
function failuresOf({ name: path, status, assertionResults }) {
  const file = relative(process.cwd(), path);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ file, name: file }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    name: `${file} › ${fullName}`,
    reason: firstLineOf(failureMessages[0]),
  }));
}

function firstLineOf(message = '') {
  return stripVTControlCharacters(message).split('\n')[0];
}

/**
 * Walks through the built product in a browser. Resolves to how many journeys arrived and which did not.
 * Every journey brings an embedded database; what is walked on PostgreSQL as well needs its address.
 */
export async function runJourneys({ databaseUrl, filter = [], without = [] } = {}) {
  const reportFile = join(reports, 'journeys.json');
  rmSync(reportFile, { force: true });
  const env = { ...environmentWith(databaseUrl), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const args = [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...filter];
  if (without.length > 0) args.push(`--grep-invert=${without.map((name) => basename(name)).join('|')}`);
  const code = await run(pinnedNode(), args, { env });
  const { suites = [], stats: { expected } = { expected: 0 } } = read(reportFile) ?? {};
  return counted(code, { passed: expected, failed: suites.flatMap(strandedIn), what: 'playwright' });
}

/** Walks through a build in which a language is made believe. Resolves to whether not one text was left in English. */
export async function runInThirdLanguage() {
  const reportFile = join(reports, 'third-language.json');
  rmSync(reportFile, { force: true });
  const env = { ...environmentWith(undefined), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const code = await walkInMakeBelieve(['--reporter=list,json'], env);
  const { suites = [], stats: { expected } = { expected: 0 } } = read(reportFile) ?? {};
  return counted(code, {
    passed: expected,
    failed: suites.flatMap(strandedIn),
    what: 'the make-believe build',
  });
}

/** An hour of work on the built product. Resolves to whether it takes at the end what it took at the beginning. */
export async function runSoak() {
  const code = await run(pinnedNode(), ['bench/soak/soak.ts'], { env: environmentWith(undefined) });
  return counted(code, { passed: code === 0 ? 1 : 0, failed: [], what: 'the hour of work' });
}

function strandedIn({ suites = [], specs = [] }) {
  const stranded = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [
    ...stranded.map(({ file, title, tests }) => ({ name: `${file} › ${title}`, reason: reasonIn(tests) })),
    ...suites.flatMap(strandedIn),
  ];
}

function reasonIn(tests) {
  const result = tests.flatMap(({ results }) => results).find(({ error }) => error);
  return firstLineOf(result?.error.message);
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
