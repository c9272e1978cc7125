import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { publishAndWait } from '../publishing/follow-publication.ts';
import { askAs } from './ask-as.ts';
import { expect, type Product } from './product.ts';

export const quoteForm = '5100000000000001';

/** The plumber's winter check with a form, by its id at Meta. It is not launched, so nobody answers but whom a journey asks to. */
export async function publishLeadCampaign(
  page: Page,
  product: Product,
  changes: Partial<CampaignFields> = {},
): Promise<string> {
  const visitor = await askAs(page, product.url);
  const { id: campaignId } = await prepareCampaign(visitor, {
    objective: 'leads',
    leadFormId: quoteForm,
    ...changes,
  });
  await publishAndWait(visitor.ask, campaignId, { launchImmediately: false });
  const { facebookCampaignId } = await visitor.ask.campaigns.get({ id: campaignId });
  if (!facebookCampaignId) throw new Error('The campaign was not published.');
  return facebookCampaignId;
}

/** The clock reads a new form within a minute; from then on Meta tells of its leads. */
export async function readOnce(page: Page, product: Product, facebookCampaignId: string): Promise<void> {
  const { ask } = await askAs(page, product.url);
  const countedAt = async () => (await ask.leads.list({ facebookCampaignId })).counts.countedAt;
  await expect.poll(countedAt, { timeout: 120_000 }).not.toBeNull();
}
