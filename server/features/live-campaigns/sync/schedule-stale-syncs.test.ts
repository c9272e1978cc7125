import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, expect, test } from 'vitest';
import { listStaleWorkspaces } from './stale-queries.ts';

const world = await openTestHouse();
const { ctx, practice, passTime, runJobs } = world;
const { member, chooseDollars, synced, tick, workspaceOf } = openSyncing(world);
afterAll(() => world.close());

const minute = 60_000;

function stale(atMost = 100) {
  const now = ctx.now();
  return listStaleWorkspaces(ctx.db, {
    now: new Date(now),
    goodBefore: new Date(now - 30 * minute),
    triedBefore: new Date(now - 15 * minute),
    lookedAfter: new Date(now - 40 * minute),
    spreadSeconds: 300,
    atMost,
  });
}

test('a link that was made and never looked at is read in the background', async () => {
  const { ask } = await member();
  await tick();
  await runJobs();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('synced');
});

test('who is looking comes first', async () => {
  const resting = await workspaceOf(await member());
  const looking = await member();
  await looking.ask.liveCampaigns.list();
  const mine = await workspaceOf(looking);
  const due = await stale();
  expect(due).toContain(resting);
  expect(due[0]).toBe(mine);
  expect(await stale(1)).toEqual([mine]);
});

test('another ad account that was chosen is read by itself', async () => {
  const visitor = await member();
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  expect(await stale()).not.toContain(workspaceId);
  await chooseDollars(visitor.ask);
  expect(await stale()).toContain(workspaceId);
});

test('a broken link is left alone', async () => {
  const visitor = await member();
  const workspaceId = await workspaceOf(visitor);
  expect(await stale()).toContain(workspaceId);
  await practice.tokens({ state: 'expired' });
  await synced(visitor.ask);
  await passTime(60);
  expect(await stale()).not.toContain(workspaceId);
});
