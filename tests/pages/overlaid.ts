import { letIn, within } from '#tests/assistants/assistant.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { quoteForm } from '#tests/lead-campaigns.ts';
import type { Pages } from './open-pages.ts';
import { bringPeople } from './people.ts';

/** Somebody who has one of everything over which something opens. */
export async function bringOverlaid(pages: Pages) {
  const people = await bringPeople(pages);
  const { owner } = people;
  const leads = await prepareCampaign(owner, { title: 'Asked by spring', objective: 'leads' });
  const sales = await prepareCampaign(owner, { title: 'Sold by spring', objective: 'sales' });
  const costly = await prepareCampaign(owner, { title: 'Dear by a slip', dailyBudgetMinor: 1_500_000 });
  await owner.ask.leads.setWebhook({ url: 'http://localhost:9/leads' });
  await owner.ask.formAudiences.make({
    facebookCampaignId: people.leadsId,
    facebookFormId: quoteForm,
    formName: 'Quote',
  });
  await pages.runJobs();
  await owner.makeKey({ name: 'Bookkeeping', access: 'read' });
  const assistant = await letIn(within(pages), owner);
  await assistant.close();
  return { people, drafts: { leads: leads.id, sales: sales.id, costly: costly.id } };
}

export type Overlaid = Awaited<ReturnType<typeof bringOverlaid>>;
