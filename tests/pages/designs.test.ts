import type { Page } from '@playwright/test';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { findFaults } from '#tests/axe.ts';
import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function openStep(changes: Partial<CampaignFields> = {}, awaited = 'Frame') {
  const person = await pages.visitor().join();
  await person.connect();
  const mediaIds = [await uploadPicture(person), await uploadPicture(person, '#8f2b2b')];
  const { id } = await prepareCampaign(person, { mediaIds, ...changes });
  const { page, close, faults } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  const address = (step: number) => `${pages.url}/campaign/${id}?step=${step}`;
  await page.goto(address(4));
  const designs = page.getByRole('region', { name: 'Pictures that sell' });
  await look(designs.getByRole('checkbox', { name: awaited })).toBeVisible();
  const saved = async () => (await person.ask.campaigns.get({ id })).designs;
  return { person, id, mediaIds, page, designs, address, saved, faults };
}

function pictureOf(page: Page, ad: number) {
  return page
    .getByRole('region', { name: `Ad ${ad}`, exact: true })
    .getByRole('figure')
    .locator('img')
    .last();
}

test('a picture is taken in two designs, the ads show them in turn, square in feeds and tall in stories', async () => {
  const { mediaIds, page, designs, address, saved, faults } = await openStep();
  await designs.getByRole('checkbox', { name: 'Price sticker' }).check();
  await designs.getByRole('checkbox', { name: 'Three reasons' }).check();
  await designs.getByRole('checkbox', { name: 'Dark' }).check();
  await designs.getByRole('checkbox', { name: 'Dark' }).uncheck();
  await look(designs.getByRole('status')).toHaveText('2 chosen');
  await designs.getByRole('radio', { name: 'Story 9:16' }).check();
  await look(designs.locator('li img').last()).toHaveAttribute('src', /\/9x16\?/);
  await look.poll(saved).toEqual([
    { mediaId: mediaIds[0], design: 'price-sticker' },
    { mediaId: mediaIds[0], design: 'list-of-three' },
  ]);

  await page.goto(address(5));
  await look(pictureOf(page, 1)).toHaveAttribute('src', /\/price-sticker\/1x1\?/);
  await look(pictureOf(page, 1), 'while it is drawn, the picture stands there').toHaveCSS(
    'background-image',
    new RegExp(`/media/${mediaIds[0]}/preview`),
  );
  await look(pictureOf(page, 2)).toHaveAttribute('src', /\/list-of-three\/1x1\?/);
  await look(pictureOf(page, 3)).toHaveAttribute('src', new RegExp(`/media/${mediaIds[1]}/preview`));
  await look(pictureOf(page, 4)).toHaveAttribute('src', /\/price-sticker\//);
  await page.getByRole('radio', { name: 'Instagram feed' }).check();
  await look(pictureOf(page, 2)).toHaveAttribute('src', /\/list-of-three\/1x1\?/);
  await look.poll(() => pictureOf(page, 2).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1080);
  await page.getByRole('radio', { name: 'Story' }).check();
  await look(pictureOf(page, 1)).toHaveAttribute('src', /\/price-sticker\/9x16\?/);
  expect(faults).toEqual([]);
});

const endless = 'Varmepumpeserviceavtale med ventilasjonsanleggsrengjøring for borettslag '.repeat(4).trim();

test('a design whose words do not fit says so, leads there, and is offered once they are shorter', async () => {
  const { page, designs, address } = await openStep({ productService: endless }, 'Price sticker');
  await look(designs.getByRole('link', { name: 'Add your logo, for Logo in the corner' })).toHaveAttribute(
    'href',
    '/profile#brand',
  );
  await look(designs.getByText('The words do not fit.')).toHaveCount(4);
  await designs.getByRole('button', { name: 'Shorten them, for Plain' }).click();
  const product = page.getByLabel('Product or service');
  await look(product).toBeFocused();
  await product.fill('Vintersjekk');
  await look(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.goto(address(4));
  await look(designs.getByRole('checkbox', { name: 'Plain' })).toBeVisible();
});

test('what is chosen and can be drawn no longer is not shown, and may be left', async () => {
  const { person, id, designs, page, address, saved } = await openStep();
  await designs.getByRole('checkbox', { name: 'Frame' }).check();
  await look.poll(saved).toHaveLength(1);
  const { version } = await person.ask.campaigns.get({ id });
  await person.ask.campaigns.update({ id, version, changes: { productService: endless } });
  await page.goto(address(5));
  await page.reload();
  await look(pictureOf(page, 1)).toHaveAttribute('src', /\/preview$/);
  await page.goto(address(4));
  await designs.getByRole('button', { name: 'Leave it out' }).click();
  await look.poll(saved).toEqual([]);
});

test('each picture has designs of its own, chosen by keys', async () => {
  const { page, designs, mediaIds, saved } = await openStep();
  const first = designs.getByRole('radio', { name: 'Picture 1: van.jpg, 0 designs chosen' });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await look(designs.getByRole('radio', { name: /^Picture 2:/ })).toBeChecked();
  await designs.getByRole('checkbox', { name: 'Plain' }).focus();
  await page.keyboard.press('Space');
  await look.poll(saved).toEqual([{ mediaId: mediaIds[1], design: 'plain' }]);
  await look(designs.getByRole('radio', { name: 'Picture 2: van.jpg, 1 design chosen' })).toBeChecked();
});

test('on a phone of 320 pixels nothing is wider than the screen, and nothing bars anybody, dark or light', async () => {
  const { page, designs } = await openStep({ productService: endless }, 'Price sticker');
  await page.setViewportSize({ width: 320, height: 667 });
  await designs.getByRole('checkbox', { name: 'Price sticker' }).check();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page, '[data-field=designs]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
