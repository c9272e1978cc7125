import type { Page } from '@playwright/test';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { takeVanPicture } from './van-picture.ts';
import { notice } from './notices.ts';

test('a person chooses places on the map, makes a lead form, and finds the draft again everywhere', async ({
  page,
  product,
  takePicture,
  pageErrors,
}) => {
  let id = '';

  await test.step('join, connect Facebook, begin a campaign', async () => {
    await join(page, product, newcomer('Ola Nordmann'));
    await connectFacebook(page, product);
    await page.goto('/campaign/new');
    await page.getByLabel('Campaign title').fill('Winter check');
    await page.getByLabel('Business name').fill('Bergen Rør');
    await page.getByLabel('Industry').selectOption({ index: 3 });
    await page.getByRole('radio', { name: /Lead generation/ }).check();
    await next(page);
    await page.getByLabel('Product or service').fill('Heating check-up');
    await page.getByLabel('Offer description').fill('A plumber looks through your heating before the frost.');
    for (const n of [1, 2, 3])
      await page.getByLabel(`Selling point ${n}`, { exact: true }).fill(`Reason ${n}`);
    await page.getByLabel('Campaign price').fill('990');
    await next(page);
  });

  await test.step('places, by keyboard: a city with a radius, a region, a country', async () => {
    await choosePlace(page, 'Bergen', /^Bergen.*City/);
    await choosePlace(page, 'Rogaland', /^Rogaland.*Region/);
    await expect(page.getByRole('img', { name: /^Map of the chosen locations/ })).toBeVisible();
    await choosePlace(page, 'Bergen', /^Bergen.*City/);
    await expect(notice(page, 'Location Already Added')).toBeVisible();

    const kilometres = page.getByRole('spinbutton', { name: 'Radius around Bergen in kilometres' });
    await kilometres.fill('12');
    await expect(
      page.getByText('Meta targets at least 17 km around a city, so 17 km is used.'),
    ).toBeVisible();
    await kilometres.fill('40');
    const slider = page.getByRole('slider', { name: 'Radius around Bergen' });
    await expect(slider).toHaveValue('40');
    // Drawn by us: the browser's own is brownish in the dark.
    await expect(slider).toHaveCSS('appearance', 'none');
    await expectAccessible(page);
    await takePicture(page, 'builder-map');
    await lookOnPhone(page, takePicture, 'builder-map-phone');
    await choosePlace(page, 'Sweden', /^Sweden.*Country/);
    await choosePlace(page, 'Denmark', /^Denmark.*Country/);
    await page.getByRole('button', { name: 'Remove Denmark' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Sweden' })).toBeFocused();
    await expectAccessible(page);
    // What is said of the button goes with the press on Next, which nothing may move meanwhile.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove Sweden' })).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeVisible();
    const withTooltip = await heightOf(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    expect(await heightOf(page)).toBe(withTooltip);
    await next(page);
  });

  await test.step('a lead form, made without leaving', async () => {
    await page.getByRole('button', { name: 'Create a lead form' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a lead form' });
    await dialog.getByRole('button', { name: 'Create a lead form' }).click();
    await expect(dialog.getByText('This does not look like a web address.').first()).toBeVisible();
    await dialog.getByLabel('Link to your privacy policy').fill('bergenror.example/privacy');
    await dialog.getByLabel('Where the button leads').fill('bergenror.example');
    await dialog.getByRole('button', { name: 'Add your own question' }).click();
    await dialog.getByRole('textbox', { name: 'Your own question 1' }).fill('When does it suit you?');
    await expectAccessible(page);
    await takePicture(page, 'lead-form');
    await lookOnPhone(page, takePicture, 'lead-form-phone');
    await dialog.getByRole('button', { name: 'Create a lead form' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { name: /^Winter check/ })).toBeChecked();
    await expectAccessible(page);
    await next(page);
  });

  await test.step('the draft page has kept it all', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'van.jpg',
      mimeType: 'image/jpeg',
      buffer: await takeVanPicture(),
    });
    await expect(page.getByText('1/5 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Generate my ads' }).click();
    await expect(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible({
      timeout: 30_000,
    });
    id = /campaigns?\/([0-9a-f-]{36})/.exec(page.url())![1]!;
    await page.goto(`/campaigns/${id}/saved`);
    await expect(page.getByText('Draft Saved Successfully!')).toBeVisible();
    await expect(page.getByText('Bergen and 40 km around, Rogaland +1 more')).toBeVisible();
    await expect(page.getByText('3 key points')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ad Copy 6' })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'draft-saved');
    await lookOnPhone(page, takePicture, 'draft-saved-phone');
  });

  await test.step('its ads can be looked at', async () => {
    await page.getByRole('link', { name: 'View Ads' }).click();
    await expect(page.getByText('6 ads generated')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Ad Copy 6' })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'ads');
    await lookOnPhone(page, takePicture, 'ads-phone');
  });

  await test.step('the draft lies on Meta Ads, among the drafts, and on a page of its own', async () => {
    await page.goto('/meta-ads');
    await expect(page.getByRole('region', { name: 'Draft Campaigns' })).toContainText('Winter check');
    await expectAccessible(page);
    await takePicture(page, 'draft-shelf');
    await page.goto('/drafts');
    await expect(page.getByRole('link', { name: 'Winter check', exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'drafts');
    await lookOnPhone(page, takePicture, 'drafts-phone');
    await page.getByRole('link', { name: 'Winter check', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'draft');
  });

  await test.step('a sales campaign is offered the pixel the ad account has', async () => {
    await page.goto(`/campaign/${id}?step=1`);
    await page.getByRole('radio', { name: /Product sales/ }).check();
    await page.getByLabel('Website URL').fill('https://bergenror.example');
    for (let step = 1; step <= 3; step += 1) await next(page);
    await expect(page.getByRole('heading', { name: 'Select Facebook Pixel' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a pixel' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Use / }).click();
    await expect(page.getByText('Selected', { exact: true })).toBeVisible();
    await expect(page.getByText('will track purchase conversions')).toBeVisible();
    await page.getByLabel('Search pixels...').fill('no such pixel');
    await expect(page.getByText('No pixels match your search.')).toBeVisible();
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });

  await test.step('a deleted draft comes back when one thinks better of it', async () => {
    await page.goto('/drafts');
    await page.getByRole('button', { name: 'Actions for Winter check' }).click();
    await expect(page.getByRole('menuitem', { name: 'View Ads' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await expect(page.getByRole('heading', { name: 'No drafts found' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 draft', { exact: true })).toBeVisible();

    await page.goto('/meta-ads');
    await page.getByRole('button', { name: 'Delete Winter check' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(notice(page, 'Draft has been successfully deleted.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Draft Campaigns' })).toBeHidden();
  });

  await test.step('what is gone says so, and what has no address leads home', async () => {
    await page.goto(`/campaign/${id}/ads`);
    await expect(page.getByText('Campaign not found')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Drafts' }).click();
    await expect(page.getByRole('heading', { name: 'Saved Drafts' })).toBeVisible();
    for (const path of [`/drafts/${id}`, `/campaign/${id}/saved`, '/drafts/nonsense']) {
      await page.goto(path);
      await expect(page.getByText('Draft not found')).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/campaign/ads');
    await expect(page).toHaveURL('/drafts');
    expect(pageErrors.splice(0).filter((error) => !/40[04]/.test(error))).toEqual([]);
  });
});

/** Types, walks down to the place with the arrow keys, and takes it with Enter. */
async function choosePlace(page: Page, typed: string, wanted: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search for a location' });
  await box.fill(typed);
  await expect(page.getByRole('option', { name: wanted }).first()).toBeVisible();
  const options = await page.getByRole('option').allTextContents();
  for (const text of options) {
    if (wanted.test(text)) break;
    await box.press('ArrowDown');
  }
  await box.press('Enter');
  await expect(box).toHaveValue('');
}

async function lookOnPhone(
  page: Page,
  takePicture: (page: Page, name: string) => Promise<void>,
  name: string,
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await takePicture(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}
