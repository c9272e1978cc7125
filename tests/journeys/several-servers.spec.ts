import { expect, test } from '@playwright/test';
import { syncs } from '#server/features/live-campaigns/tables.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import { copyCampaign, prepareCampaign } from '#tests/campaigns.ts';
import { isProof } from '#tests/proof/chance.ts';
import { linkAccounts } from '#tests/linked-accounts.ts';
import { quoteForm } from '#tests/lead-campaigns.ts';
import { openPractice } from '#tests/practice.ts';
import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { livingTrees, oneTree, statusesOf } from '#tests/publishing/living-trees.ts';
import { openVisitor, type Visitor } from '#tests/visitor.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  clearGround,
  makeGround,
  type Running,
  startProduct,
  startSandbox,
  subscribe,
} from './run-product.ts';

const secret = 'a secret for tests, long enough to be one';
const nokAccount = 'act_2100000000000001';
const server = process.env.TEST_DATABASE_URL;
/** What the clock begins in one minute, and what people do beside it. */
const [accounts, campaigns, leads] = isProof ? [20, 8, 30] : [8, 3, 6];

// Each brings servers of its own.
test.describe.configure({ mode: 'parallel' });

for (const count of isProof ? [2, 4] : [2])
  test(`of ${count} servers on one PostgreSQL one is killed: every ad account is read, every campaign made once, every lead kept`, async () => {
    test.skip(!server, 'No PostgreSQL here.');
    await using database = await makePostgresDatabase(server!);
    const servers = await openServers(count, database.url);
    try {
      await killOne(servers, count);
    } finally {
      await servers.close();
    }
  });

async function killOne({ kari, practice, db, queue, die }: Servers, count: number): Promise<void> {
  const { id: personId } = await kari.ask.people.me();
  const like = await kari.workspaceId();
  const wish = { objective: 'leads', leadFormId: quoteForm, title: 'Of several 0' } as const;
  const drafts = [await prepareCampaign(kari, wish)];
  while (drafts.length < campaigns) {
    const fields = { ...CampaignFields.parse(drafts[0]), title: `Of several ${drafts.length}` };
    drafts.push(await copyCampaign(kari, fields));
  }
  await practice.latency(500);
  const chosen = Array.from({ length: accounts }, () => nokAccount);
  const workspaceIds = await linkAccounts({ db, secret, like, personId }, chosen);
  const ask = kari.askIn(like);
  for (const { id } of drafts) await ask.publications.publish({ campaignId: id, launchImmediately: true });
  await queue.add(db, { name: 'keep-fresh', payload: z.object({}) }, {}, { key: 'now' });
  const underWay = async () => {
    const { rows } = (await db.execute(
      sql`select count(*)::int from jobs.job where name = 'sync-live-campaigns' and state = 'active'`,
    )) as unknown as { rows: { count: number }[] };
    return rows[0]!.count;
  };
  // Each does four at a time, so that every one of them has some in hand.
  await expect.poll(underWay, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(4 * (count - 1));
  await die();
  const diedAt = performance.now();
  await practice.answerForm(quoteForm, leads);

  const read = async () =>
    (await db.select().from(syncs)).filter(({ workspaceId }) => workspaceIds.includes(workspaceId));
  const isOver = async () => (await read()).filter(({ finishedAt }) => finishedAt).length;
  await expect.poll(isOver, { timeout: 90_000 }).toBe(accounts);
  console.log(`of ${count} servers: all read ${Math.round(performance.now() - diedAt)} ms after a kill`);
  expect((await read()).map(({ problem }) => problem)).toEqual(chosen.map(() => null));
  for (const { id, title } of drafts) {
    const status = async () => (await ask.publications.latest({ campaignId: id }))?.status;
    await expect.poll(status, { timeout: 90_000 }).toBe('published');
    expect(statusesOf(await livingTrees(practice, title))).toEqual(oneTree({ isLaunched: true }));
  }
  const inbox = async () => (await ask.leads.inbox({ limit: 50 })).leads.map(({ lead }) => lead.id);
  await expect.poll(async () => (await inbox()).length, { timeout: 90_000 }).toBe(leads);
  await expect.poll(underWay, { timeout: 30_000 }).toBe(0);
}

type Servers = Awaited<ReturnType<typeof openServers>>;

/** As behind a load balancer: one database, one folder of files, one secret. People come to the first. */
async function openServers(count: number, databaseUrl: string) {
  const grounds = await Promise.all(Array.from({ length: count }, () => makeGround()));
  const [first] = grounds;
  const sandboxUrl = `http://127.0.0.1:${first!.sandboxPort}`;
  const publicUrl = `http://127.0.0.1:${first!.port}`;
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: first!.dataDir,
    SANDBOX_URL: sandboxUrl,
    PUBLIC_URL: publicUrl,
    SECRET: secret,
  };
  const practice = openPractice((request) => fetch(request), sandboxUrl);
  const sandbox = await startSandbox(first!);
  const products: Running[] = [];
  for (const ground of grounds) products.push(await startProduct(ground, settings));
  const opened = await openPostgres(databaseUrl);
  const queue = new Queue(opened, (error) => console.error(error));
  await queue.open([]);
  const kari: Visitor = openVisitor({
    url: publicUrl,
    practice,
    app: { fetch: (request) => fetch(request, { redirect: 'manual' }) },
    sandboxFetch: (request) => fetch(request),
    async runJobs() {
      await expect.poll(async () => (await practice.emailsTo(kari.email)).length).toBeGreaterThan(0);
      return [];
    },
  });
  await practice.turn({ rate_limits: 'off' });
  await kari.join();
  await kari.connect();
  await subscribe(first!, kari.email, { DATABASE_URL: databaseUrl });
  return {
    kari,
    practice,
    db: opened.db,
    queue,
    die: () => products.pop()!.kill(),
    async close(): Promise<void> {
      await queue.close();
      await opened.close();
      for (const product of products) await product.stop();
      await sandbox.stop();
      await Promise.all(grounds.map(clearGround));
    },
  };
}
