// What must hold before a change lands: the checks, each test on one database, the journeys in a browser. Of what has a
// hundred forms it tries a share, and leaves files to prove.mjs whose part of the product another one meets.
// `-- <words>`: only tests in files with these words, on the embedded database. `-- --quick`: no PostgreSQL, no journeys.
// `-- --journeys`: only the journeys.
import { onBoth, onPostgres } from './on-postgres.mjs';
import { onlyProven } from './only-proven.mjs';
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
const left = filter.length === 0 ? Object.keys(onlyProven) : [];
const postgres = withBrowser ? await findPostgres({ mayOpen: isWhole }) : undefined;
const databaseUrl = postgres?.url;
if (!onlyJourneys) {
  const without = isWhole && databaseUrl ? [...left, ...onPostgres] : left;
  const how = { filter, without, withBrowser: !isQuick };
  await tally.add('Tests on the embedded database', () => runTests(how));
}
if (isWhole && postgres)
  await tally.add('Tests on PostgreSQL', () =>
    postgres.use(() => runTests({ databaseUrl, filter: [...onPostgres, ...onBoth] })),
  );
if (withBrowser)
  await tally.add('Journeys in a browser', () => runJourneys({ databaseUrl, filter, without: left }));
await postgres?.stop();
process.exitCode = tally.tell();
