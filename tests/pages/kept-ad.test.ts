import { uploadPicture } from '#tests/campaigns.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** Somebody who kept an ad on the front page, began a campaign with it, and connects Facebook only then. */
async function connectAfterKeeping(kept: { place: string; isTown: boolean }) {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/plans`);
  await page.evaluate(
    (where) =>
      localStorage.setItem(
        'kept-ad',
        JSON.stringify({
          ...where,
          what: 'Plumber',
          trade: 'plumber',
          tone: 'friendly',
          headline: 'Drip, drip? We fix that',
          text: 'Tell us what is wrong.',
          dailyBudgetKroner: 200,
          language: 'en',
          keptAt: Date.now(),
        }),
      ),
    kept,
  );
  await page.goto(`${pages.url}/campaign/new`);
  await page.waitForURL(/\/campaign\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  const saved = () => person.ask.campaigns.get({ id });
  await look.poll(async () => (await saved()).productService).toBe('Plumber');
  await person.connect();
  const { adAccounts, pages: chosen } = (await person.ask.connections.get())!;
  const kroner = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await person.ask.connections.select({ adAccountId: kroner.id, pageId: chosen[0]!.id });
  await page.reload();
  /** Fills in from elsewhere what the wizard still asks for, and comes to the step of the pictures. */
  async function fillIn() {
    await page.goto('about:blank');
    await person.ask.campaigns.update({
      id,
      version: (await saved()).version,
      changes: {
        objective: 'traffic',
        websiteUrl: 'https://bergenror.example',
        offerDescription: 'We come the same day.',
        sellingPoints: ['Fixed price', 'Same day', 'Ten years in Bergen'],
        campaignPriceMinor: 99_000,
        mediaIds: [await uploadPicture(person)],
      },
    });
    await page.goto(`${pages.url}/campaign/${id}?step=4`);
  }
  return { page, saved, fillIn, name: chosen[0]!.name };
}

test('Facebook connected after an ad was kept fills in the name of the business and finds the town', async () => {
  const { page, saved, name } = await connectAfterKeeping({ place: 'Bergen', isTown: true });
  await look(page.getByLabel('Business name')).toHaveValue(name);
  await look.poll(async () => (await saved()).locations[0]?.key).toMatch(/^\d+$/);
  expect(await saved()).toMatchObject({
    businessName: name,
    industry: 'Plumbing and heating',
    locations: [{ type: 'city', name: 'Bergen', countryCode: 'NO', radiusKm: 25 }],
  });
  // What somebody takes out again stays out.
  await page.getByLabel('Business name').fill('');
  await look.poll(async () => (await saved()).businessName).toBe('');
  await page.reload();
  await look(page.getByLabel('Campaign title')).toHaveValue('Plumber, Bergen');
  await look(page.getByLabel('Business name')).toHaveValue('');
  // What is missing is marked once somebody wants to go on.
  await look(page.getByLabel('Business name')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Next' }).click();
  await look(page.getByLabel('Business name')).toHaveAttribute('aria-invalid', 'true');
  await look(page.getByLabel('Campaign title')).not.toHaveAttribute('aria-invalid');
});

test('a place nobody knows waits in the search, in the words that were typed', async () => {
  const { page, fillIn, saved } = await connectAfterKeeping({ place: 'Brighton', isTown: false });
  await look.poll(async () => (await saved()).businessName).not.toBe('');
  await fillIn();
  await page.goto(`${page.url().split('?')[0]}?step=3`);
  const search = page.getByRole('combobox', { name: 'Search for a location' });
  await look(search).toHaveValue('Brighton');
  await search.fill('Voss');
  await page
    .getByRole('option', { name: /^Voss.*City/ })
    .first()
    .click();
  await look(search).toHaveValue('');
  await look.poll(async () => (await saved()).locations.map(({ name }) => name)).toEqual(['Voss']);
});

test('a kept ad is in the sketch from the first step, and makes way for new ones only after a yes', async () => {
  const { page, fillIn, saved } = await connectAfterKeeping({ place: 'Bergen', isTown: true });
  const sketch = page
    .getByRole('complementary', { includeHidden: true })
    .filter({ hasText: 'Your ad so far.' });
  await look(sketch).toContainText('Drip, drip? We fix that');
  await look(sketch).toContainText('Tell us what is wrong.');
  await look.poll(async () => (await saved()).locations[0]?.key).toMatch(/^\d+$/);
  await fillIn();
  await page.getByRole('button', { name: 'Generate my ads' }).click();
  const question = page.getByRole('alertdialog', { name: 'Write new ads?' });
  await look(question).toBeVisible();
  expect((await saved()).ads).toHaveLength(1);
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await look(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible();
});
