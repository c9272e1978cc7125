import { engineParts } from '#server/features/live-campaigns/steering/kinds.ts';
import { openSteerer } from '#tests/steering/steerer.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { resumeOperations } from './run-operation.ts';

const { house, kari, newCampaign, held } = await openSteerer();
afterAll(() => house.close());
const { liveCampaigns, operations } = kari.ask;

test('an operation whose job was lost is taken up again, and one that still has its job is not doubled', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id } = await liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  await house.ctx.db.execute(sql`delete from jobs.job where name = 'run-operation'`);
  await house.runJobs();
  expect(await operations.get({ id })).toMatchObject({ status: 'running' });

  await house.passTime(11);
  for (let twice = 0; twice < 2; twice += 1)
    await resumeOperations(engineParts).run(house.ctx, {}, new AbortController().signal);
  const { rows } = (await house.ctx.db.execute(
    sql`select count(*)::integer as count from jobs.job where name = 'run-operation'`,
  )) as unknown as { rows: { count: number }[] };
  expect(rows).toEqual([{ count: 1 }]);
  await house.runJobs();
  expect(await operations.get({ id })).toMatchObject({ status: 'done' });
  expect((await held(facebookCampaignId)).campaign.status).toBe('PAUSED');
});

test('an operation that waits for its next try is not doubled, however late that is', async () => {
  const { facebookCampaignId } = await newCampaign();
  await house.practice.trouble({
    service: 'meta',
    path: facebookCampaignId,
    times: 9,
    trouble: { kind: 'drops' },
  });
  const { id } = await liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  await house.runJobs();
  expect(await operations.get({ id })).toMatchObject({ status: 'running', problem: { code: 'waiting' } });
  await house.practice.behave();

  await house.passTime(11);
  await resumeOperations(engineParts).run(house.ctx, {}, new AbortController().signal);
  const { rows } = (await house.ctx.db.execute(
    sql`select count(*)::integer as count from jobs.job where data ->> 'id' = ${id} and state < 'active'`,
  )) as unknown as { rows: { count: number }[] };
  expect(rows).toEqual([{ count: 1 }]);
});
