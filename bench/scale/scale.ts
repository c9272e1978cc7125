import { openPostgres } from '#server/platform/database/database.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import makeTemplate from '#tests/database-template.ts';
import { linkAccounts } from '#tests/linked-accounts.ts';
import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { visitProduct } from '../visit-product.ts';
import { accountOf, linkMany } from './link-accounts.ts';
import { frugal, frugalFlags } from '../../scripts/frugal.mjs';
import { type CrowdTold, gatherCrowd } from './crowd.ts';
import { openClock } from './clock.ts';
import { startAfterKills } from './embedded-kill.ts';
import { askForAll } from './large-answers.ts';
import { openMeter } from './meter.ts';
import { startMeta } from './start-meta.ts';
import { tellAnswers, tellCrowd, tellStart, tellSyncs } from './tell-scale.ts';
import { sizes } from './sizes.ts';

const secret = 'a secret for the bench, long enough to be one';
const few = 100;
const many = Number(process.argv[2] ?? 1_000);
/** Of the many, so many minutes are measured: each begins what the clock lets begin in one. */
const minutes = 3;

const server = process.env['BENCH_DATABASE_URL'];
if (!server) throw new Error('The scale run needs a PostgreSQL.');
await using database = await makePostgresDatabase(server);
const ground = await makeGround();
const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
const meta = await startMeta(ground.sandboxPort);
const product = await startProduct(ground, {
  DATABASE_URL: database.url,
  SANDBOX_URL: sandboxUrl,
  SECRET: secret,
  // As \`npm start\` does.
  ...frugal,
  NODE_OPTIONS: frugalFlags.join(' '),
  TRUSTED_PROXIES: '1',
});
let isOver = false;
void product.ended.then(() => {
  if (isOver) return;
  console.error(`The product is gone.\n${product.output().slice(-3000)}`);
  process.exit(1);
});
// Neither outlives this one, however it ends.
process.once('exit', () => {
  meta.kill();
  if (!isOver) process.kill(product.pid, 'SIGKILL');
});
process.once('SIGTERM', () => process.exit(143));
const opened = await openPostgres(database.url);
const { db } = opened;
const queue = new Queue(opened, (error) => console.error(error));
await queue.open([]);
const clock = openClock({ db, queue, sandboxUrl });
const meter = await openMeter({ db, product: product.pid, meta: meta.pid! });

try {
  const { open, practice } = visitProduct(ground);
  const kari = await open().join();
  await kari.connect();
  const { id: personId } = await kari.ask.people.me();
  const like = await kari.workspaceId();
  const linking = { db, secret, like, personId };
  const places = sizes.map((_, size) => size).slice(1);
  const first = await linkAccounts(
    linking,
    places.map((size) => accountOf(size, 99_000)),
  );
  const templates = first.map((workspaceId, place) => ({ workspaceId, size: places[place]! }));
  // Twice: the days of ads are read by the second one.
  for (let round = 0; round < 2; round += 1) await clock.goRound();
  await clock.passNight();
  await linkMany(linking, { from: 0, to: few, templates });
  await clock.goRound();
  const small = await meter.measure(() => clock.goRound());
  const accounts = await linkMany(linking, { from: few, to: many, templates });
  await clock.goRound(1);
  const large = await meter.measure(() => clock.goRound(minutes));
  const mistakes = tellSyncs({ few, many, small, large });
  const crowd = await gatherCrowd({ db, practice, open, accounts });
  const told: CrowdTold[] = [];
  const crowded = await meter.measure(async () => {
    const going = crowd();
    const read = await clock.goMinute();
    told.push(await going);
    return read;
  });
  for (const each of told) tellCrowd(each, crowded);
  mistakes.push(...tellStart(await startAfterKills()));
  await makeTemplate();
  tellAnswers(await askForAll());
  if (mistakes.length > 0) {
    console.error(`Not as it has to be: ${mistakes.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  isOver = true;
  await queue.close();
  await opened.close();
  await product.stop();
  meta.kill();
  await clearGround(ground);
}
