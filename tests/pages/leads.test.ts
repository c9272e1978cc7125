import type { Locator } from '@playwright/test';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let owner: Awaited<ReturnType<typeof openLeadCampaign>>;
beforeAll(async () => {
  pages = await openPages();
  owner = await openLeadCampaign(pages);
  await keepLeads(pages, owner.visitor, [
    { name: 'Åse Marie Nordmann', facebookCampaignId: owner.facebookCampaignId },
  ]);
});
afterAll(() => pages.close());

/** So many lines a text takes on the screen. */
const lines = (text: Locator) =>
  text.evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size);

async function openLeads() {
  const { page, close } = await pages.openWindow(owner.visitor);
  onTestFinished(close);
  await page.goto(`${pages.url}/campaigns/${owner.facebookCampaignId}/leads`);
  const row = page.getByRole('region', { name: 'Leads' }).getByRole('row').nth(1);
  await look(row).toBeVisible();
  return { page, row };
}

test('a row begins with who it is and how to reach them; the id is small print', async () => {
  const { row } = await openLeads();
  await look(row.getByRole('rowheader')).toHaveText('Åse Marie Nordmann');
  const contact = row.getByRole('cell').first();
  await look(contact.getByRole('link').first()).toHaveAttribute('href', 'tel:+4791234567');
  const email = contact.getByRole('link', { name: 'ola@example.test' });
  await look(email).toHaveAttribute('href', 'mailto:ola@example.test');
  expect(await lines(email)).toBe(1);
  await look(row.getByText('Bytte varmtvannsbereder')).toBeInViewport({ ratio: 1 });
  expect(await row.locator('time + span').textContent()).toMatch(/^…\d{12}$/);
});

test('of a person the first one can do is to call, then to send a message, then to write', async () => {
  const { page, row } = await openLeads();
  await row.getByRole('button', { name: /^Open lead / }).click();
  const ways = page.getByRole('dialog').getByRole('link');
  await look(ways.nth(0)).toHaveText('Call +47 91 23 45 67');
  await look(ways.nth(1)).toHaveAccessibleName('Send a message to +47 91 23 45 67');
  await look(ways.nth(2)).toHaveText('Email');
  await look(ways.nth(2)).toHaveAccessibleName('Email ola@example.test');
});
