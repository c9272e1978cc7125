import { fitLimits } from '#contract/leads/lead-events.ts';
import type { openTestHouse } from '../house.ts';
import { openLeadCampaign, quoteForm } from '../lead-campaigns.ts';
import { keepLeads } from '../stored-leads.ts';
import type { Visitor } from '../visitor.ts';
import { expect, vi } from 'vitest';

type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

const { leads: count } = fitLimits;
const soon = { timeout: 25_000, interval: 100 };

/** Somebody who has all Meta asks for, by its own count as well: a month of leads of which it was told. */
export async function openFit(house: TestHouse): Promise<{ kari: Visitor; facebookCampaignId: string }> {
  const { visitor: kari, facebookCampaignId } = await openLeadCampaign(house);
  await tellMeta(kari);
  await house.practice.answerForm(quoteForm, count);
  // Meta tells of them a moment later.
  await vi.waitFor(async () => {
    await house.runJobs();
    expect(await kari.ask.leads.list({ facebookCampaignId })).toMatchObject({ matching: count });
  }, soon);
  await contactSome(house, kari);
  return { kari, facebookCampaignId };
}

/** The same by what we know. */
export async function becomeFit(house: TestHouse, kari: Visitor): Promise<void> {
  await tellMeta(kari);
  const leads = Array.from({ length: count }, () => ({}));
  await keepLeads(house, kari, leads);
  await contactSome(house, kari);
}

async function tellMeta(kari: Visitor): Promise<void> {
  const { adAccounts } = (await kari.ask.connections.get())!;
  await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
  const [dataset] = await kari.ask.leads.listDatasets();
  await kari.ask.leads.setEvents({ on: true, datasetId: dataset!.id, confirmed: true });
}

async function contactSome(house: TestHouse, kari: Visitor): Promise<void> {
  await house.runJobs();
  const { leads } = await kari.ask.leads.inbox({ limit: 20 });
  for (const { lead } of leads) await kari.ask.leads.update({ id: lead.id, status: 'contacted' });
  await house.runJobs();
}
