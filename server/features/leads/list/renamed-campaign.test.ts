import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

/** Which ad account it is in. */
async function accountOf(facebookCampaignId: string): Promise<string> {
  const { meta } = await house.practice.state();
  const campaign = meta.campaigns.find(({ id }) => id === facebookCampaignId);
  return String(campaign?.['account_id']);
}

test('a campaign renamed in Ads Manager is called so on its leads page, in its file and in emails', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house, { title: 'Winter check' });
  const { ask } = visitor;
  const { adAccounts } = (await ask.connections.get())!;
  const account = await accountOf(facebookCampaignId);
  await ask.connections.select({ adAccountId: adAccounts.find(({ id }) => id.endsWith(account))!.id });
  await house.practice.edit(facebookCampaignId, { name: 'Spring check' });
  await house.passTime(1);
  await startSync(house.ctx, (await ask.workspaces.current()).id as WorkspaceId, 'auto');
  await house.runJobs();
  await keepLeads(house, visitor, [{ name: 'Åse Bø', facebookCampaignId }]);
  const { title, leads } = await ask.leads.list({ facebookCampaignId });
  expect(title).toBe('Spring check');
  const file = await visitor.fetch(`/exports/leads/${facebookCampaignId}.csv`);
  expect(file.headers.get('content-disposition')).toContain('Spring_check_leads_');
  const same = await ask.leads.listPersonsLeads({ id: leads[0]!.id });
  expect(same).toMatchObject([{ title: 'Spring check' }]);

  await house.passTime(3);
  await house.retryJobs();
  await house.runJobs();
  const emails = await house.practice.emailsTo(visitor.email);
  expect(emails.map(({ subject }) => subject)).toContain('New lead: Spring check');
  expect(emails.filter(({ subject }) => subject.includes('Winter'))).toEqual([]);
});
