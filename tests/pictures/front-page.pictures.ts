import type { Language } from '#contract/people/people.ts';
import type { Locator, Page } from '@playwright/test';
import { prepareCampaign, upload } from '../campaigns.ts';
import { askAs } from '../journeys/ask-as.ts';
import { takeCabinPicture } from '../journeys/cabin-picture.ts';
import { connectFacebook } from '../journeys/connect-facebook.ts';
import { leaveNoRoomForBars, openAlbum } from './album.ts';
import { nameFilled } from './name-filled.ts';
import { join, newcomer } from '../journeys/newcomer.ts';
import { expect, test } from '../journeys/product.ts';
import { sandboxOf } from '../journeys/sandbox.ts';

/** What stands on the pictures in each language. */
const words = {
  en: {
    adLanguage: 'English',
    title: 'Winter check',
    productService: 'Heating check-up',
    offerDescription: 'A plumber looks through your heating before the frost does, and fixes what is small.',
    sellingPoints: ['Fixed price', 'Done within a day', 'Ten years in Bergen'],
    others: ['Heat pump service', 'New bathroom in a week', 'Gutters before winter'],
  },
  nb: {
    adLanguage: 'Norwegian',
    title: 'Vintersjekk',
    productService: 'Varmesjekk',
    offerDescription:
      'Rørleggeren ser over varmeanlegget før frosten gjør det, og ordner småfeil med én gang.',
    sellingPoints: ['Fast pris', 'Ferdig på en dag', 'Ti år i Bergen'],
    others: ['Service på varmepumpe', 'Nytt bad på en uke', 'Takrenner før vinteren'],
  },
} as const;

const wide = { width: 1152, height: 720 };

for (const language of ['en', 'nb'] as const) {
  test(`the pictures of the front page, taken in the product itself: ${language}`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(900_000);
    const context = await browser.newContext({ baseURL: product.url, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const album = openAlbum(page, language);
    const say = words[language];
    await sandboxOf(product).reset();
    await join(page, product, newcomer('Kari Nordmann'));
    await connectFacebook(page, product);
    const visitor = await askAs(page, product.url);
    await visitor.ask.people.update({ language });
    const mediaId = (await upload(visitor, await takeCabinPicture())).headers.get('x-media-id');
    const { id } = await prepareCampaign(visitor, {
      title: say.title,
      language: say.adLanguage,
      productService: say.productService,
      offerDescription: say.offerDescription,
      sellingPoints: [...say.sellingPoints],
      mediaIds: [mediaId!],
    });
    await speaks(page, language);

    await page.setViewportSize(wide);
    const connection = page.locator('#connection');
    await show(page, '/dashboard', connection.getByRole('button').first());
    await connection.getByRole('button').first().click();
    await expect(connection.getByRole('combobox').first()).toBeVisible();
    await album.take('walk-connect');
    await show(page, `/campaign/${id}?step=1`, page.getByRole('radio').first());
    await expect(page.locator('select[name=industry] option:checked')).toHaveText(/\S/);
    await album.take('walk-business');
    await show(page, `/campaign/${id}?step=3`, page.getByRole('slider'));
    await page.getByRole('slider').scrollIntoViewIfNeeded();
    await album.take('walk-audience');
    const edit = page.getByRole('button', { name: /^(Edit|Rediger) .*1$/ });
    await show(page, `/campaign/${id}?step=5`, edit);
    await album.take('walk-ads');

    await sandboxOf(product).latency(8000);
    await visitor.ask.publications.publish({ campaignId: id, launchImmediately: true });
    await page.reload();
    const steps = page.locator('ol', { has: page.locator('li[aria-current=step]') });
    await expect(steps.locator('li').nth(4)).toHaveAttribute('aria-current', 'step', { timeout: 0 });
    await steps.scrollIntoViewIfNeeded();
    await album.take('walk-publishing');
    await sandboxOf(product).latency(0);
    await expect
      .poll(async () => (await visitor.ask.campaigns.get({ id })).status, { timeout: 0 })
      .toBe('active');

    await sandboxOf(product).fill({ campaigns: say.others.length, adsPerCampaign: 3 });
    await nameFilled(product, say.others);
    await sandboxOf(product).advance(300);
    await visitor.ask.liveCampaigns.sync({ type: 'manual' });
    await expect
      .poll(async () => (await visitor.ask.liveCampaigns.list({})).campaigns.length, { timeout: 0 })
      .toBe(say.others.length + 1);
    const { week } = await visitor.ask.liveCampaigns.overview({});
    const sold = week.goals.find(({ objective }) => objective === 'sales')?.results;
    expect(sold, 'with fewer, one costs more than anybody would pay: take them again').toBeGreaterThan(1);
    const rows = page.getByRole('row', { name: say.title });
    await show(page, '/meta-ads', rows.first());
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await album.take('walk-live');
    // On a higher window the same has more air, which it needs when it is drawn smaller.
    await page.setViewportSize({ ...wide, height: 1000 });
    await show(page, '/meta-ads', rows.first());
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await album.take('results', await findWeek(page));
    await context.close();
  });
}

/** The week in a sentence, its figures and its days, with a little air. */
async function findWeek(page: Page): Promise<Record<'x' | 'y' | 'width' | 'height', number>> {
  await leaveNoRoomForBars(page);
  const sentence = page.getByRole('main').locator('p[title]').first();
  const box = await sentence.locator('xpath=ancestor::div[contains(@class, "grid")][1]').boundingBox();
  const { x, y, width, height } = box!;
  return { x: x - 16, y: y - 4, width: width + 32, height: height + 10 };
}

/** The app speaks the language its owner has chosen. */
async function speaks(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('ui-language', chosen), language);
}

async function show(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path);
  await expect(part).toBeVisible();
  // The plan is told last.
  await expect(page.locator('header').getByText(/(Free|Gratis)$/)).toBeVisible();
}
