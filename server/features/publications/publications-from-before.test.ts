import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { resumeOperations } from '#server/features/operations/run-operation.ts';
import { engineParts } from '#server/features/live-campaigns/steering/kinds.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();
const { db } = house.ctx;
const migration = new URL('../../migrations/0039_publications_as_operations.sql', import.meta.url);

async function publish(title: string) {
  const campaign = await prepareCampaign(kari, { title });
  return kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: false });
}

/** Puts the tables back to how they were, with everything that was known, and migrates them again. */
async function migrateAgain() {
  await db.execute(sql`alter table publications add column step text, add column waiting jsonb`);
  await db.execute(sql`
    update publications p set step = case when p.finished_at is null then o.progress ->> 'step' end
    from operations o where o.id = p.id
  `);
  await db.execute(sql`update publications set status = 'waiting' where status = 'running'`);
  await db.execute(sql`delete from operations`);
  await db.execute(sql`delete from jobs.job where name = 'run-patient-operation'`);
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements) await db.execute(sql.raw(statement));
}

test('publications from before are operations afterwards, and those under way go on', async () => {
  const done = await publish('Done');
  await house.runJobs();
  const back = await publish('On its way back');
  await house.runJobs();
  const refused = await publish('Refused');
  const no = { kind: 'error', status: 400, code: 100, subcode: 1885272, message: 'Too low.' } as const;
  await house.practice.trouble({ service: 'meta', path: 'adsets', times: 1, trouble: no });
  await house.runJobs();
  expect(await latest(refused.campaignId)).toMatchObject({ status: 'refused' });
  const begun = await publish('Begun');
  await kari.ask.publications.undo({ id: back.id });
  const read = () =>
    db.execute(
      sql`select id, details - 'budget' - 'endsOn' - 'brakes' as details, subject, parts, status from operations where undoes is null and details ->> 'kind' <> 'brakes' order by id`,
    );
  const before = await read();

  await migrateAgain();

  expect(await read()).toMatchObject({ rows: (before as unknown as { rows: object[] }).rows });
  const { facebookCampaignId } = (await latest(done.campaignId))!;
  const history = await kari.ask.operations.list({ facebookCampaignId: facebookCampaignId! });
  expect(history).toMatchObject([{ id: done.id, status: 'done', details: { kind: 'publication' } }]);
  expect(await kari.ask.operations.get({ id: refused.id })).toMatchObject({
    status: 'failed',
    problem: { code: 'publication', title: (await latest(refused.campaignId))!.problem!.title },
  });

  await house.passTime(11);
  await resumeOperations(engineParts).run(house.ctx, {}, new AbortController().signal);
  await house.runJobs();
  expect(await latest(begun.campaignId)).toMatchObject({ status: 'published' });
  expect(await latest(back.campaignId)).toMatchObject({ status: 'undone' });
});
