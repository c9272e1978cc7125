import { fillBrandKit } from '#server/features/brand-kit/update-brand-kit.ts';
import { makePicture, uploadPicture } from '#tests/campaigns.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function openBrand(person?: Visitor, width = 1440) {
  person ??= await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${pages.url}/profile#brand`);
  const brand = page.getByRole('region', { name: 'Your brand', exact: true });
  await look(brand.getByRole('button', { name: 'Save your brand' })).toBeVisible();
  const kept = () => person.ask.brandKit.get();
  return { page, brand, person, kept };
}
type Brand = Awaited<ReturnType<typeof openBrand>>['brand'];

const save = (brand: Brand) => brand.getByRole('button', { name: 'Save your brand' }).click();
const box = (brand: Brand, name: string) => brand.getByRole('textbox', { name, exact: true });
const chips = (brand: Brand, name: string) => brand.getByRole('list', { name, exact: true });

for (const width of [1440, 320])
  test(`colours, tone and words are typed, kept, and there again: ${width}`, async () => {
    const { page, brand, kept } = await openBrand(undefined, width);
    await brand.getByRole('button', { name: 'Add a colour' }).click();
    await brand.getByLabel('Code of colour 1').fill('1F6F8B');
    await brand.getByRole('button', { name: 'Add a colour' }).click();
    await brand.getByLabel('Pick colour 2').fill('#ffaa00');
    await brand.getByRole('button', { name: 'Make colour 2 the main one' }).click();
    await brand.getByLabel('Tone').fill('Calm and straight to the point');
    const use = box(brand, 'Words to use');
    await use.fill('fixed price');
    await use.press('Enter');
    await use.fill('within a day, Fixed Price');
    await use.pressSequentially('s');
    await use.press('Backspace');
    await use.press('Enter');
    await look(chips(brand, 'Words to use').getByRole('listitem')).toHaveText([
      'fixed price',
      'within a day',
    ]);
    // What is being typed is not lost.
    await box(brand, 'Words to avoid').fill('cheap');
    await save(brand);
    await look(page.getByText('Your brand is saved')).toBeVisible();
    await look(chips(brand, 'Words to avoid').getByRole('listitem')).toHaveText(['cheap']);
    await look.poll(kept).toMatchObject({
      colours: ['#ffaa00', '#1f6f8b'],
      tone: 'Calm and straight to the point',
      wordsToUse: ['fixed price', 'within a day'],
      wordsToAvoid: ['cheap'],
    });
    await page.reload();
    await look(brand.getByLabel('Code of colour 1')).toHaveValue('#ffaa00');
    await chips(brand, 'Words to use').getByRole('button', { name: 'Remove “fixed price”' }).click();
    // The keyboard goes on where the word was.
    await look(box(brand, 'Words to use')).toBeFocused();
    await save(brand);
    await look.poll(async () => (await kept()).wordsToUse).toEqual(['within a day']);
  });

test('what is no colour, and a word in both lists, is said where it stands', async () => {
  const { brand, kept } = await openBrand();
  await brand.getByRole('button', { name: 'Add a colour' }).click();
  await brand.getByLabel('Code of colour 1').fill('blue');
  for (const list of ['Words to use', 'Words to avoid']) {
    await box(brand, list).fill('cheap');
    await box(brand, list).press('Enter');
  }
  await save(brand);
  await look(brand.getByText('Write it as # and six signs, such as #1f6f8b.')).toBeVisible();
  await look(brand.getByText('“cheap” is also among the words to avoid.')).toBeVisible();
  await look(brand.getByLabel('Code of colour 1')).toHaveAttribute('aria-invalid', 'true');
  await look.poll(async () => (await kept()).colours).toEqual([]);
  await brand.getByRole('button', { name: 'Discard changes' }).click();
  await look(brand.getByText('Not saved yet.')).toHaveCount(0);
  await look(brand.getByLabel('Code of colour 1')).toHaveCount(0);
});

test('a logo is uploaded, shown, and taken away again', async () => {
  const { page, brand, kept } = await openBrand();
  await brand.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture('#1f6f8b', { width: 300, height: 100 }),
  });
  await look(brand.getByRole('img', { name: 'Logo' })).toBeVisible();
  await save(brand);
  await look.poll(async () => (await kept()).logoMediaId !== null).toBe(true);
  await page.reload();
  await look(brand.getByRole('img', { name: 'Logo' })).toBeVisible();
  await brand.getByRole('button', { name: 'Remove the logo' }).click();
  await look(brand.locator('input[type=file]')).toBeFocused();
  await save(brand);
  await look.poll(async () => (await kept()).logoMediaId).toBeNull();
});

test('what came from a website says so with its words, until it is changed', async () => {
  const person = await pages.visitor().join();
  const source = {
    from: 'website' as const,
    words: 'Fast pris, alltid',
    url: 'https://bergenror.example/om',
  };
  await fillBrandKit(pages.ctx, await person.workspaceId(), {
    fields: { tone: 'Rolig', wordsToUse: ['fast pris'], logoMediaId: await uploadPicture(person) },
    sources: { tone: source, wordsToUse: source, logoMediaId: { ...source, words: 'logo.png', url: null } },
  });
  const { brand } = await openBrand(person);
  const links = brand.getByRole('link', { name: 'from your website: “Fast pris, alltid”' });
  await look(links).toHaveCount(2);
  await look(links.first()).toHaveAttribute('href', 'https://bergenror.example/om');
  await look(brand.getByText('from your website: “logo.png”')).toBeVisible();
  await brand.getByLabel('Tone').fill('Rolig og rett fram');
  await look(links).toHaveCount(1);
  await save(brand);
  await look(brand.getByText('Not saved yet.')).toHaveCount(0);
  await look(links).toHaveCount(1);
});

test('what is typed outlives a failure, and a look at another page', async () => {
  const { page, brand, kept } = await openBrand();
  await brand.getByLabel('Tone').fill('Calm');
  await pages.breakDatabase();
  await save(brand);
  await look(page.getByText('Your brand could not be saved')).toBeVisible();
  await pages.mendDatabase();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await look(brand.getByLabel('Tone')).toHaveValue('Calm');
  await look(brand.getByText('Not saved yet.')).toBeVisible();
  await save(brand);
  await look.poll(async () => (await kept()).tone).toBe('Calm');
});

test('what a result is worth is asked here as well, and kept in one place', async () => {
  const person = await pages.visitor().join();
  await person.connect();
  const { adAccounts, pages: chosen } = (await person.ask.connections.get())!;
  const kroner = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await person.ask.connections.select({ adAccountId: kroner.id, pageId: chosen[0]!.id });
  const { page, brand } = await openBrand(person);
  await brand.getByRole('button', { name: 'What is a lead worth to you?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is a lead worth to you?' });
  await dialog.getByLabel('A lead is worth about').fill('1000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await look(brand.getByText('A lead is worth about NOK 1,000 to you.')).toBeVisible();
  await look
    .poll(() => person.ask.liveCampaigns.listResultValues())
    .toEqual([{ currency: 'NOK', objective: 'leads', valueMinor: 1000_00 }]);
});

test('the palette leads here, by any of its words', async () => {
  const { page, brand } = await openBrand();
  await page.goto(`${pages.url}/dashboard`);
  await page.getByRole('button', { name: 'Search and go to' }).click();
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('logo');
  await page.getByRole('option', { name: 'Your brand' }).click();
  await look(brand).toBeInViewport();
});
