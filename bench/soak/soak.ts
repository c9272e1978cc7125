// An hour of work, `SOAK_MINUTES` of it: what it takes at the end is what it took at the beginning. Part of `npm run prove`.
import { setTimeout as wait } from 'node:timers/promises';
import {
  clearGround,
  findFreePorts,
  makeGround,
  startProduct,
  startSandbox,
  subscribe,
} from '#tests/journeys/run-product.ts';
import { noteProof } from '#tests/proof/note-proof.ts';
import { frugal, frugalFlags } from '../../scripts/frugal.mjs';
import { visitProduct } from '../visit-product.ts';
import { middleOf } from '../measure.ts';
import { readHeap, readMetrics } from './readings.ts';
import { moveIn, workAllDay } from './work.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 60);
const people = 4;
/** The first is for what is done once: code that is compiled, caches that fill. */
const stretches = 6;
const readEveryMs = 5_000;
const mebibyte = 1024 ** 2;

/** How much more the last stretch may take than the second. */
const limits = { heapMb: 10, rssMb: 40, handles: 10, files: 10, timesAsLong: 1.5 };

const ground = await makeGround();
const [inspectPort] = await findFreePorts();
const settings = {
  // As `npm start` does.
  ...frugal,
  NODE_OPTIONS: [...frugalFlags, `--inspect=127.0.0.1:${inspectPort}`].join(' '),
  SANDBOX_URL: `http://127.0.0.1:${ground.sandboxPort}`,
};
const sandbox = await startSandbox(ground);
let product = await startProduct(ground, settings);
try {
  const { url, practice, open } = visitProduct(ground);
  await practice.turn({ rate_limits: 'off' });
  const residents = [];
  for (let place = 0; place < people; place += 1) residents.push(await moveIn(open()));
  // Nothing else may have the database open while the operator puts people on a plan.
  await product.stop();
  for (const { visitor } of residents) await subscribe(ground, visitor.email);
  product = await startProduct(ground, settings);

  const startedAt = performance.now();
  const stretchNow = () =>
    Math.min(Math.floor(((performance.now() - startedAt) / 60_000 / minutes) * stretches), stretches - 1);
  const isOver = () => performance.now() - startedAt > minutes * 60_000;
  const answers: number[][] = Array.from({ length: stretches }, () => []);
  const readings: Awaited<ReturnType<typeof readMetrics>>[][] = Array.from({ length: stretches }, () => []);
  const heaps: number[] = [];
  const time = (ms: number) => answers[stretchNow()]!.push(ms);
  async function watch(): Promise<void> {
    while (!isOver()) {
      readings[stretchNow()]!.push(await readMetrics(url));
      if (heaps.length <= stretchNow()) heaps.push(await readHeap(inspectPort));
      await wait(readEveryMs);
    }
  }
  await Promise.all([
    watch(),
    ...residents.map((resident) => workAllDay(resident, { practice, isOver, time })),
  ]);

  const rows = readings.map((taken, stretch) => ({
    heapMb: heaps[stretch]! / mebibyte,
    rssMb: middleOf(taken.map(({ rssBytes }) => rssBytes)) / mebibyte,
    handles: middleOf(taken.map(({ handles }) => handles)),
    files: middleOf(taken.map(({ files }) => files)),
    answerMs: middleOf(answers[stretch]!),
    answers: answers[stretch]!.length,
  }));
  console.log(`\n${minutes} minutes of ${people} people at work, in ${stretches} stretches\n`);
  console.table(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, of]) => [name, Number(of.toFixed(1))])),
    ),
  );
  for (const [stretch, row] of rows.entries())
    for (const [column, value] of Object.entries(row))
      noteProof('soak', {
        row: `minutes ${(stretch * minutes) / stretches} to ${((stretch + 1) * minutes) / stretches}`,
        column,
        value,
      });

  const [early, late] = [rows[1]!, rows.at(-1)!];
  const grown = [
    ...(['heapMb', 'rssMb', 'handles', 'files'] as const)
      .filter((what) => late[what] - early[what] > limits[what])
      .map((what) => `${what} grew from ${early[what].toFixed(1)} to ${late[what].toFixed(1)}`),
    ...(late.answerMs > early.answerMs * limits.timesAsLong
      ? [`answers took ${late.answerMs.toFixed(1)} ms instead of ${early.answerMs.toFixed(1)}`]
      : []),
    ...(/"level":"error"/.test(product.output()) ? ['the server told of a mistake'] : []),
  ];
  for (const what of grown) console.error(`✗ ${what}`);
  process.exitCode = grown.length > 0 ? 1 : 0;
} finally {
  await product.stop();
  await sandbox.stop();
  await clearGround(ground);
}
