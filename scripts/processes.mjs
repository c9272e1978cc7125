import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command in front of the person. Resolves to its exit code; asked to stop meanwhile, both end. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  let isAskedToStop = false;
  const forget = onRequestToStop(() => {
    isAskedToStop = true;
    child.kill('SIGTERM');
  });
  const code = await endOf(child);
  forget();
  if (isAskedToStop) process.exit(130);
  return code;
}

/** Runs a command and keeps what it prints. Resolves to its exit code and its words. */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words) => {
      output += words;
    });
  }
  return { code: await endOf(child), output: output.trimEnd() };
}

/** What a server ends with that is to be started again. */
const startMeAgain = 75;

/**
 * Ends with the first of these processes, stops the others, and passes every request to stop on to them.
 * Resolves only where it is to be started again.
 */
export async function standInFor(...children) {
  function stopAll(signal) {
    for (const child of children) if (isRunning(child)) child.kill(signal);
  }
  let isAskedToStop = false;
  const forget = onRequestToStop((signal) => {
    isAskedToStop = true;
    // At a terminal, Ctrl+C has reached the whole group already; a second one would look like impatience.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) stopAll('SIGTERM');
  });
  const ends = children.map(endOf);
  const code = await Promise.race(ends);
  stopAll('SIGTERM');
  await Promise.all(ends);
  if (isAskedToStop || code !== startMeAgain) process.exit(code);
  forget();
}

/** Calls when a signal asks us to stop, or when npm, which started us, has been ended over our head. */
function onRequestToStop(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  for (const signal of stopSignals) process.on(signal, stop);
  return () => {
    clearInterval(watch);
    for (const signal of stopSignals) process.off(signal, stop);
  };
}

/** Resolves to the exit code of a process; a signal counts as 128 and its number, as in a shell. */
export function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

function isRunning(child) {
  return child.exitCode === null && child.signalCode === null;
}
