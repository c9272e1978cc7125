import { prepareCampaign } from '#tests/campaigns.ts';
import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Visitor } from '#tests/visitor.ts';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let person: Visitor;
let details: string;
let facebookCampaignId: string;
beforeAll(async () => {
  pages = await openPages();
  person = await pages.visitor().join();
  await person.connect();
  await pages.subscribe(person);
  const { id, facebookAdAccountId, facebookPageId } = await prepareCampaign(person, {
    title: 'Winter check',
  });
  await person.ask.connections.select({ adAccountId: facebookAdAccountId!, pageId: facebookPageId });
  await person.ask.publications.publish({ campaignId: id, launchImmediately: true });
  await pages.runJobs();
  await syncLater(0);
  details = `/campaigns/${id}/details`;
  facebookCampaignId = (await person.ask.campaigns.get({ id })).facebookCampaignId!;
});
beforeEach(() => person.signIn());
afterAll(() => pages.close());

async function syncLater(minutes: number) {
  await pages.passTime(minutes);
  await person.signIn();
  await startSync(pages.ctx, await person.workspaceId(), 'auto');
  expect(await pages.runJobs()).toEqual([]);
}

async function open(path: string) {
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}${path}`);
  return page;
}

test('a month in which nothing was changed is called so, once it was watched for a day', async () => {
  const calm = /^Nothing was changed behind your back in \w+, as of /;
  const young = await open(details);
  await look(young.getByRole('switch', { name: 'Run Winter check' })).toBeVisible();
  await look(young.getByText(calm)).toBeHidden();
  for (const minutes of [12 * 60, 12 * 60 + 30]) await syncLater(minutes);
  const page = await open(details);
  await look(page.getByText(calm)).toBeVisible();
});

test('what a day may cost is said before a campaign is switched on, in its row, on its page and on a phone', async () => {
  await person.ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  await pages.runJobs();
  const page = await open(details);
  await look(page.getByText(/^A day may cost up to NOK.262\.50 once it is on\.$/)).toBeVisible();
  await page.goto(`${pages.url}/meta-ads`);
  await look(page.getByText(/^On: max NOK.263\/day$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page.getByText(/^A day may cost up to NOK.262\.50 once it is on\.$/)).toBeVisible();
  await person.ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' });
  await pages.runJobs();
  await look(page.getByText(/once it is on/)).toBeHidden();
});

test('whom a campaign is shown to is what Meta holds, and not what was planned', async () => {
  const { meta } = await pages.practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  const targeting = { ...(adSet['targeting'] as object), age_min: 30, age_max: 55, genders: [2] };
  await pages.practice.edit(adSet.id, { targeting });
  await syncLater(30);
  const page = await open(details);
  await page.getByRole('tab', { name: 'Setup' }).click();
  await look(page.getByText('30 to 55 years')).toBeVisible();
  await look(page.getByText('Women', { exact: true })).toBeVisible();
});
