import { prepareCampaign } from '#tests/campaigns.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { becomeFit } from '#tests/publishing/good-leads.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

test('good leads are offered beside the objective to whom Meta lets have them, and can be taken back', async () => {
  const kari = await pages.visitor().join();
  await kari.connect();
  await pages.subscribe(kari);
  const { id } = await prepareCampaign(kari, {
    objective: 'leads',
    leadFormId: quoteForm,
    facebookPageId: plumberPage,
  });
  const { page, faults } = await pages.openWindow(kari);
  await page.goto(`${pages.url}/campaign/${id}?step=1`);
  await look(page.getByRole('radio', { name: /^Lead generation/ })).toBeChecked();
  await look(page.getByRole('radio', { name: /^Good leads/ })).toHaveCount(0);

  await becomeFit(pages, kari);
  await page.reload();
  await page.getByRole('radio', { name: /^Good leads/ }).click();
  await look(async () => {
    expect((await kari.ask.campaigns.get({ id })).seeksGoodLeads).toBe(true);
  }).toPass();
  await page.goto(`${pages.url}/campaign/${id}?step=6`);
  await page.getByRole('button', { name: 'Change: What Facebook looks for' }).click();
  await page.getByRole('radio', { name: /^As many leads as possible/ }).click();
  await look(async () => {
    expect((await kari.ask.campaigns.get({ id })).seeksGoodLeads).toBe(false);
  }).toPass();
  expect(faults).toEqual([]);
});
