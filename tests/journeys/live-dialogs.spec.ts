import type { Locator, Page } from '@playwright/test';
import { makePicture, prepareCampaign } from '../campaigns.ts';
import { publishAndWait } from '#tests/publishing/follow-publication.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test, type Product } from './product.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

interface Creative {
  id: string;
  object_story_spec: { link_data: { name: string; message: string } };
}
interface World {
  adsets: { targeting: { geo_locations: { cities: { key: string; radius: number }[] } } }[];
  ads: { status: string; creative_id: string }[];
  adcreatives: Creative[];
}

test('a person changes where a running campaign is shown, what its ads say, and adds one', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Kari Nordmann'));
  await connectFacebook(page, product);
  await publish(page, product);
  await page.goto('/meta-ads?sync=true');
  const dialog = page.getByRole('dialog');
  const places = dialog.getByRole('list', { name: 'Chosen locations' }).getByRole('listitem');

  await test.step('places: nothing can be updated before something is changed, and no place comes twice', async () => {
    await openFromMenu(page, 'Edit Location Targeting');
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
    await addPlace(dialog, 'Bergen');
    await expect(notice(page, 'Location Already Added')).toBeVisible();
    await addPlace(dialog, 'Oslo');
    await dialog.getByLabel('Radius around Bergen in kilometres').fill('12');
    await expect(dialog.getByText('so 17 km is used')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('places: leaving asks first', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Leave without saving?');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(places).toHaveCount(2);
  });

  await test.step('places: what Facebook refuses is told, and everything chosen stays', async () => {
    await trouble(product, { method: 'POST', path: '/\\d+$', message: 'No places today.' });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to update targeting');
    await expect(dialog.getByRole('alert')).toContainText('No places today.');
    await expect(places).toHaveCount(2);
    expect(radii(await readWorld(product))).toEqual([25]);
  });

  await test.step('places: closed while it is sent, a failure is told, and what was chosen is offered again', async () => {
    await trouble(product, { method: 'POST', path: '/\\d+$', message: 'Not today either.' });
    await sandboxOf(product).latency(2000);
    const isClosed = Promise.withResolvers<void>();
    // However slow the keyboard is: a failure that came first would be told in the dialog.
    await page.route('**/rpc/liveCampaigns/setLocations', async (route) => {
      await isClosed.promise;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    isClosed.resolve();
    await expect(notice(page, 'Not today either.')).toBeVisible({ timeout: 30_000 });
    await sandboxOf(product).latency(0);
    await openFromMenu(page, 'Edit Location Targeting');
    await expect(places).toHaveCount(2);
  });

  await test.step('places: they are changed, the keyboard is back where it was, and Undo takes it back', async () => {
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page, 'Targeting updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(actions(page)).toBeFocused();
    expect(radii(await readWorld(product))).toEqual([17]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => radii(await readWorld(product))).toEqual([25]);
  });

  await test.step('words: an ad is chosen, its words are counted as people do, and Facebook holds the new ones', async () => {
    await openFromMenu(page, 'Edit Ad Copy');
    await dialog.getByLabel('Ad', { exact: true }).selectOption({ index: 1 });
    const headline = dialog.getByLabel(/^Headline/);
    await headline.fill('');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(headline).toBeFocused();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await headline.fill(`${'🇳🇴'.repeat(40)}!`);
    await expect(headline).toHaveValue('🇳🇴'.repeat(40));
    await headline.fill('Warm by tonight 🔥');
    await expect(dialog.getByRole('figure')).toContainText('Warm by tonight 🔥');
    await expect(dialog.getByText('Meta reviews it again')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page, 'Ad copy updated')).toBeVisible();
    expect(headlines(await readWorld(product))).toContain('Warm by tonight 🔥');
  });

  await test.step('a new ad: its words are written in a tone, stopped, and taken back', async () => {
    await openFromMenu(page, 'Create New Ad');
    const writer = dialog.getByRole('region', { name: 'Write it for me' });
    const headline = dialog.getByLabel(/^Headline/);
    await headline.fill('My own words');
    await sandboxOf(product).trouble({ service: 'writer', times: 1, trouble: { kind: 'html' } });
    await writer.getByRole('button', { name: 'Professional' }).click();
    await expect(writer.getByRole('alert')).toBeVisible();
    await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringContaining('503')]);
    await expect(headline).toHaveValue('My own words');
    await writer.getByRole('button', { name: 'Friendly' }).click();
    await expect(headline).not.toHaveValue('My own words');
    await expect(dialog.getByLabel(/^Primary text/)).not.toHaveValue('');
    await expect(dialog.getByText('too long')).toBeHidden();
    await expectAccessible(page);
    await writer.getByRole('button', { name: 'Undo' }).click();
    await expect(headline).toHaveValue('My own words');
    await expect(writer.getByRole('button', { name: 'Professional' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Leave/ })
      .click();
  });

  await test.step('a new ad: words and a picture are needed', async () => {
    await openFromMenu(page, 'Create New Ad');
    expect(await roomUnderButtons(dialog), 'what shows under the last row').toBeLessThan(2);
    await dialog.getByRole('button', { name: 'Create Ad' }).click();
    await expect(dialog.getByText('Please fill in the primary text and headline')).toBeVisible();
    await dialog.getByLabel(/^Primary text/).fill('Six dry cellars this week. Yours could be the seventh.');
    await dialog.getByLabel(/^Headline/).fill('Dry cellars');
    await dialog.getByRole('radio', { name: 'From the web' }).click();
    await dialog.getByLabel('Address of the picture').fill('my picture');
    await dialog.getByRole('button', { name: 'Create Ad' }).click();
    await expect(dialog.getByText('Please enter a whole address')).toBeVisible();

    await dialog.getByRole('radio', { name: 'Upload' }).click();
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(dialog.getByRole('alert').filter({ hasText: 'notes.pdf' })).toBeVisible();
    const isHere = page.waitForResponse(/\/rpc\/media\/get/);
    await file.setInputFiles({
      name: 'cellar.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePicture('#7a4b2b'),
    });
    await expect(dialog.getByText('cellar.jpg')).toBeVisible();
    await isHere;
    await expectAccessible(page);
  });

  await test.step('a new ad: what is in a picture from this device is asked first', async () => {
    await dialog.getByRole('button', { name: 'Nothing of the kind' }).click();
    await expect(dialog.getByText('Answered')).toBeVisible();
  });

  await test.step('a new ad: it is made exactly once, and runs with the others', async () => {
    await dialog.getByRole('button', { name: 'Create Ad' }).click();
    await expect(notice(page, 'Ad added')).toBeVisible();
    await expect(dialog).toBeHidden();
    const world = await readWorld(product);
    expect(world.ads.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect(headlines(world).filter((headline) => headline === 'Dry cellars')).toHaveLength(1);
  });
  expect(pageErrors.splice(0).filter((error) => !error.includes('422'))).toEqual([]);
});

/** Between the row of buttons that stays in view and the edge of its dialog, in pixels. */
function roomUnderButtons(dialog: Locator): Promise<number> {
  return dialog.evaluate((whole) => {
    let row = whole.querySelector('[type=submit]');
    while (row && getComputedStyle(row).position !== 'sticky') row = row.parentElement;
    if (!row) throw new Error('No row of the dialog stays in view.');
    return whole.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;
  });
}

/** The plumber's winter check, running with two ads. */
async function publish(page: Page, product: Product): Promise<void> {
  const visitor = await askAs(page, product.url);
  const { id: campaignId } = await prepareCampaign(visitor);
  await publishAndWait(visitor.ask, campaignId, { launchImmediately: true });
}

function actions(page: Page): Locator {
  return page.getByRole('button', { name: 'Actions for Winter check' });
}

/** By keyboard, as a notice may lie over the menu. */
async function openFromMenu(page: Page, entry: string): Promise<void> {
  await actions(page).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: entry })).toBeVisible();
}

async function addPlace(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Search for a location' }).fill(name);
  await dialog
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

async function readWorld(product: Product): Promise<World> {
  const { meta } = await sandboxOf(product).state();
  // Of what Meta keeps of each, only these fields are looked at.
  return meta as unknown as World;
}

function radii({ adsets }: World): number[] {
  return adsets
    .flatMap(({ targeting }) => targeting.geo_locations.cities.map(({ radius }) => radius))
    .sort((one, other) => one - other);
}

/** Of what the ads show now. */
function headlines({ ads, adcreatives }: World): string[] {
  return ads.flatMap(({ creative_id: creativeId }) =>
    adcreatives.filter(({ id }) => id === creativeId).map((shown) => shown.object_story_spec.link_data.name),
  );
}

/** The next matching call to Meta is refused for good. */
async function trouble(
  product: Product,
  { message, ...matching }: { method: string; path: string; message: string },
): Promise<void> {
  const refusal = { kind: 'error', status: 400, code: 100, subcode: 1487079, message };
  await sandboxOf(product).trouble({ service: 'meta', times: 1, ...matching, trouble: refusal });
}
