import { prepareCampaign } from '#tests/campaigns.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** Somebody with three drafts: one that only a press on Publish is missing from, one half filled in, one just begun. */
async function openDrafts(width: number) {
  const person = await pages.visitor().join();
  await person.connect();
  const { id } = await prepareCampaign(person, { title: 'Whole' });
  await person.ask.campaigns.create({
    title: 'Half',
    businessName: 'Bergen Rør',
    industry: 'Home services',
    objective: 'leads',
    productService: 'Heating check-up',
  });
  await person.ask.campaigns.create({});
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${pages.url}/drafts`);
  const draft = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await look(draft('Whole')).toBeVisible();
  return { page, draft, id, person };
}

for (const width of [1440, 390])
  test(`each draft shows its picture, what it is for, and what it lacks next: ${width}`, async () => {
    const { page, draft } = await openDrafts(width);
    await look(draft('Whole').locator('img')).toHaveJSProperty('complete', true);
    expect(await draft('Whole').locator('img').getAttribute('src')).toMatch(
      /^\/media\/[\da-f-]{36}\/preview$/,
    );
    await look(draft('Whole')).toContainText('Bergen Rør · Heating check-up · Website visits');
    await look(draft('Whole')).toContainText('Everything is filled in.');
    await look(draft('Half').locator('img')).toHaveCount(0);
    await look(draft('Half')).toContainText(
      'Next: Offer · Still needed: offer description, 3 selling points and campaign price.',
    );
    await look(draft('Untitled campaign')).toContainText('Next: Business · Still needed: business name');
    await look(draft('Half')).toContainText('Last updated');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('while drafts are read, their place is held by rows as they will be', async () => {
  const { page } = await openDrafts(1440);
  const go = pages.holdAnswers();
  await page.reload();
  const rows = page.locator('main .divide-line');
  await look(page.getByText('Loading your drafts')).toBeAttached();
  const held = await rows.boundingBox();
  go();
  await look(page.getByRole('link', { name: 'Whole', exact: true })).toBeVisible();
  const shown = await rows.boundingBox();
  expect(shown!.y).toBe(held!.y);
  expect(Math.abs(shown!.height - held!.height)).toBeLessThan(30);
});

test('a draft that a spending limit refuses says so, with the way to its budget and to the limit', async () => {
  const { page, draft, id, person } = await openDrafts(1440);
  const { facebookAdAccountId, facebookPageId: pageId } = await person.ask.campaigns.get({ id });
  const adAccountId = facebookAdAccountId!;
  await person.ask.connections.select({ adAccountId, pageId });
  const limits = { mostPerDayMinor: 175_00, mostPerMonthMinor: null, reason: '' };
  await person.ask.liveCampaigns.setGuardrails({ adAccountId, ...limits });
  await pages.runJobs();
  await page.reload();
  await look(draft('Whole')).toContainText(
    /up to NOK.262\.50 in all today, and your limit is NOK.175\. A daily budget of NOK.100 or less fits\./,
  );
  await look(draft('Whole')).not.toContainText('Everything is filled in');
  await look(draft('Half')).toContainText('Still needed');
  await look(draft('Whole').getByRole('link', { name: 'See your limits' })).toHaveAttribute(
    'href',
    '/profile#limits',
  );
  await draft('Whole').getByRole('link', { name: 'Continue Editing Whole' }).click();
  await look(page.getByLabel(/^Daily budget/)).toBeFocused();
});

test('going on leads to the step that waits', async () => {
  const { page, draft, id } = await openDrafts(1440);
  await draft('Half').getByRole('link', { name: 'Continue Editing Half' }).click();
  await look(page.getByRole('button', { name: 'Offer', exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.goto(`${pages.url}/drafts`);
  await draft('Whole').getByRole('link', { name: 'Review and publish Whole' }).click();
  await look(page).toHaveURL(`${pages.url}/campaign/${id}?step=5`);
  await look(page.getByRole('button', { name: 'Publish to Facebook' })).toBeVisible();
});

test('the rest is in a menu, and the keyboard goes on where a deleted draft was', async () => {
  const { page, draft, id } = await openDrafts(1440);
  const menu = page.getByRole('button', { name: 'Actions for Whole' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await look(page.getByRole('menuitem', { name: 'View Ads' })).toHaveAttribute('href', `/campaign/${id}/ads`);
  await look(page.getByRole('menuitem', { name: 'Continue Editing' })).toHaveAttribute(
    'href',
    `/campaign/${id}`,
  );
  await page.getByRole('menuitem', { name: 'Delete draft' }).press('Enter');
  await look(draft('Whole')).toHaveCount(0);
  await look(page.getByText('2 drafts', { exact: true })).toBeVisible();
  await look(page.getByRole('link', { name: 'Untitled campaign', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await look(draft('Whole')).toBeVisible();
});
