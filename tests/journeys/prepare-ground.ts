import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { publishLeadCampaign, quoteForm, readOnce } from './collect-leads.ts';
import { connectFacebook } from './connect-facebook.ts';
import { expect, type Product } from './product.ts';
import { sandboxOf } from './sandbox.ts';

/** What stands there before the first dialog is opened, or the first page is measured. */
export interface Ground {
  /** The campaign that runs, here and at Meta. */
  running: { id: string; facebookCampaignId: string };
  /** Of the lead campaign, which has leads. */
  leadsOf: string;
  drafts: { leads: string; sales: string; written: string; costly: string };
}

/**
 * Somebody who has joined gets one of everything: a campaign that runs, one with leads, drafts of four kinds. `changes`
 * are of all of them.
 */
export async function prepareGround(
  page: Page,
  product: Product,
  changes: Partial<CampaignFields> = {},
): Promise<Ground> {
  await sandboxOf(product).reset();
  await connectFacebook(page, product);
  const leadsOf = await publishLeadCampaign(page, product, changes);
  await readOnce(page, product, leadsOf);
  await sandboxOf(product).answerForm(quoteForm, 2);
  const visitor = await askAs(page, product.url);
  const { ask } = visitor;
  const running = await prepareCampaign(visitor, { title: 'Warm house', ...changes });
  await ask.publications.publish({ campaignId: running.id, launchImmediately: true });
  const written = await prepareCampaign(visitor, { title: 'Written by autumn', ...changes });
  const leads = await prepareCampaign(visitor, { title: 'Asked by spring', objective: 'leads', ...changes });
  const sales = await prepareCampaign(visitor, { title: 'Sold by spring', objective: 'sales', ...changes });
  const costly = await prepareCampaign(visitor, {
    title: 'Dear by a slip',
    dailyBudgetMinor: 1_500_000,
    ...changes,
  });
  await ask.leads.setWebhook({ url: 'http://localhost:9/leads' });
  await expect.poll(async () => (await ask.campaigns.get({ id: running.id })).status).toBe('active');
  const { facebookCampaignId } = await ask.campaigns.get({ id: running.id });
  // What has not been read from Meta yet cannot be changed there. It is, once somebody opens the page of the campaigns.
  await expect
    .poll(
      async () => {
        await ask.liveCampaigns.sync({ type: 'auto' });
        const { campaigns } = await ask.liveCampaigns.overview({ period: '7d' });
        return campaigns.map((campaign) => campaign.facebookCampaignId);
      },
      { timeout: 100_000 },
    )
    .toContain(leadsOf);
  return {
    running: { id: running.id, facebookCampaignId: facebookCampaignId ?? '' },
    leadsOf,
    drafts: { leads: leads.id, sales: sales.id, written: written.id, costly: costly.id },
  };
}
