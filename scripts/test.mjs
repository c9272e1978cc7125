// What must hold before a change lands: the checks, every test on the embedded database, on PostgreSQL what it may do
// otherwise, the journeys in a browser. What takes longer is in prove.mjs.
// `-- <words>`: only tests in files with these words, on the embedded database. `-- --quick`: no PostgreSQL, no journeys.
// `-- --journeys`: only the journeys.
import { onPostgres } from './on-postgres.mjs';
import { ensurePackages } from './packages.mjs';
import { openTally } from './tally.mjs';
import { buildAll, checkAll, findPostgres, runJourneys, runTests } from './test-runs.mjs';

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');
const onlyJourneys = asked.includes('--journeys');
const filter = asked.filter((word) => word !== '--quick' && word !== '--journeys');
const isWhole = filter.length === 0 && !onlyJourneys;
const withBrowser = onlyJourneys || (isWhole && !isQuick);

await ensurePackages();
const tally = openTally();
if (isWhole) await tally.add('Checks', checkAll);
// The front door serves the built pages, in tests as well: so they come before the tests.
if (isWhole || onlyJourneys) await tally.add('Build', buildAll);
if (!onlyJourneys)
  await tally.add('Tests on the embedded database', () => runTests({ filter, withBrowser: !isQuick }));
if (withBrowser) {
  const postgres = await findPostgres({ mayOpen: isWhole });
  const { url: databaseUrl } = postgres;
  if (isWhole)
    await tally.add('Tests on PostgreSQL', () =>
      postgres.use(() => runTests({ databaseUrl, filter: onPostgres })),
    );
  await tally.add('Journeys in a browser', () => runJourneys({ databaseUrl, filter }));
  await postgres.stop();
}
process.exitCode = tally.tell();
