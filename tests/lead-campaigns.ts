import { scheduleFormSyncs } from '#server/features/leads/sync/schedule-form-syncs.ts';
import type { openTestHouse } from './house.ts';
import { prepareCampaign } from './campaigns.ts';
import type { Visitor } from './visitor.ts';

type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

/** A form of the plumber's page, with questions in Norwegian. */
export const quoteForm = '5100000000000001';
export const plumberPage = '3100000000000001';

/**
 * A member with a published campaign that collects leads, read once, of whose new leads Meta tells. Until it is
 * launched and reviewed, people answer its form of their own accord: their leads belong to every campaign of the form.
 */
export async function openLeadCampaign(
  house: TestHouse,
  {
    visitor,
    title = 'Winter check',
    launchImmediately = false,
  }: { visitor?: Visitor; title?: string; launchImmediately?: boolean } = {},
): Promise<{ visitor: Visitor; facebookCampaignId: string }> {
  const owner = visitor ?? (await joined(house));
  const fields = { title, objective: 'leads', leadFormId: quoteForm, facebookPageId: plumberPage } as const;
  const campaign = await prepareCampaign(owner, fields);
  await owner.ask.publications.publish({ campaignId: campaign.id, launchImmediately });
  await house.runJobs();
  const { facebookCampaignId } = await owner.ask.campaigns.get({ id: campaign.id });
  if (!facebookCampaignId) throw new Error('The campaign was not published.');
  await readForms(house);
  return { visitor: owner, facebookCampaignId };
}

/** What the clock does every minute, and what follows from it. */
export async function readForms({ ctx, runJobs }: TestHouse): Promise<void> {
  await ctx.db.transaction((tx) => ctx.queue.add(tx, scheduleFormSyncs, {}, { key: 'clock' }));
  await runJobs();
  await runJobs();
}

async function joined(house: TestHouse): Promise<Visitor> {
  const visitor = house.visitor();
  await visitor.join();
  await visitor.connect();
  await house.subscribe(visitor);
  return visitor;
}
