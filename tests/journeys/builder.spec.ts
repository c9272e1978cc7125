import type { Page } from '@playwright/test';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { takeVanPicture } from './van-picture.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

// So slow that whoever cancels in the middle does so before the end, however busy the machine is.
test.use({ settings: { SANDBOX_WRITER_PACE_MS: '100' } });

test('somebody builds a campaign in bits, with trouble on the way, and loses nothing', async ({
  page,
  product,
  pageErrors,
}) => {
  await join(page, product, newcomer('Ida Strand'));
  await connectFacebook(page, product);

  await test.step('what is typed while nothing can be saved survives a reload', async () => {
    await page.route('**/rpc/campaigns/create', (route) => route.abort());
    await page.goto('/campaigns/new?debug_ai=1');
    await page.getByLabel('Campaign title').fill('Flats by the sea');
    await expect(page.getByText('Not saved yet').first()).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Campaign title')).toHaveValue('Flats by the sea');
    await page.unroute('**/rpc/campaigns/create');
    // The pause before it tries again has grown with every refusal.
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/campaign\/[0-9a-f-]{36}/);
    pageErrors.splice(0);
  });

  await test.step('an industry brings up the special ad category, and the category opens the aim', async () => {
    await page.getByLabel('Business name').fill('Kystbolig');
    await page.getByLabel('Industry').selectOption({ label: 'Real estate' });
    await page.getByRole('button', { name: 'Yes, tell Meta' }).click();
    await expect(page.locator('summary', { hasText: 'Special ad category' })).toBeFocused();
    await expect(page.getByLabel('Special ad category')).toHaveValue('housing');
    await page.getByRole('radio', { name: /Website visits/ }).check();
    await page.getByLabel('Website URL').fill('https://kystbolig.example');
    await expectAccessible(page);
    await next(page);

    await page.getByLabel('Product or service').fill('New flats at the harbour');
    await page
      .getByLabel('Offer description')
      .fill('Twelve flats with a balcony to the sea. Viewing on Sunday.');
    await page.getByLabel(/^Selling point 1/).fill('Balcony to the sea');
    await page.getByLabel(/^Selling point 2/).fill('Lift and parking');
    await page.getByLabel(/^Selling point 3/).fill('Ten minutes to town');
    await page.getByLabel('Campaign price').fill('4900000');
    await next(page);

    await expect(page.getByLabel('Age from')).toBeDisabled();
    await addPlace(page, 'Hambur', /^Hamburg/);
    await expect(page.getByLabel('Who pays')).toHaveAttribute('placeholder', 'Kystbolig');
    await page.getByLabel('Who pays').fill('Kystbolig Holding');
    await expectAccessible(page);
    await next(page);
  });

  await test.step('a writing that is cancelled keeps the ads that were finished', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'flat.jpg',
      mimeType: 'image/jpeg',
      buffer: await takeVanPicture(),
    });
    await expect(page.getByText('1/5 selected')).toBeVisible();
    const designs = page.getByRole('region', { name: 'Pictures that sell' });
    await designs.getByRole('checkbox', { name: 'Price sticker' }).check();
    await designs.getByRole('checkbox', { name: 'Dark' }).check();
    await expect(designs.getByRole('status')).toHaveText('2 chosen');
    await expectAccessible(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('AI request payload'));
    await page.getByRole('button', { name: 'Generate my ads' }).click();
    await logged;
    await expect(page.getByText(/Writing ad [2-6] of 6/)).toBeAttached();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/finished ads? (was|were) kept/)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^Generated Facebook Ad Previews \([1-6]\)$/ }),
    ).toBeVisible();
  });

  const first = page.getByRole('region', { name: 'Ad 1', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Edit ad 1' });

  await test.step('one field is written again, and Undo brings the old words back', async () => {
    await first.getByRole('button', { name: 'Edit ad 1' }).click();
    const headline = drawer.getByLabel('Headline', { exact: true });
    await expect(headline).toBeFocused();
    await headline.fill('My own words');
    await expect(drawer.getByRole('figure')).toContainText('My own words');
    await drawer.getByRole('button', { name: 'Write again: Headline of ad 1' }).click();
    await expect(headline).not.toHaveValue('My own words');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(headline).toHaveValue('My own words');
    await drawer.getByRole('button', { name: 'Write this ad again: ad 1' }).click();
    await expect(headline).not.toHaveValue('My own words');
    await expectAccessible(page);
  });

  await test.step('the previews show the ads where they will be', async () => {
    await drawer.getByLabel('Primary text', { exact: true }).fill('Sea view. '.repeat(12));
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toBeHidden();
    await expect(first.getByRole('button', { name: 'Edit ad 1' })).toBeFocused();
    const bar = page.getByRole('region', { name: 'Publish or save' });
    // A tap on the ad is a tap on its switch.
    await first.getByRole('figure').getByText('Sponsored').click();
    await expect(first.getByRole('switch')).toBeChecked();
    await expect(bar).toContainText('2 things must be fixed.');
    await page.getByRole('button', { name: 'Nothing of the kind' }).click();
    await expect(bar).toContainText('Please say how much may be spent per day.');
    for (const [place, figure, shape] of [
      ['Facebook feed', 'How the ad looks in the Facebook feed', '1x1'],
      ['Instagram feed', 'How the ad looks in the Instagram feed', '1x1'],
      ['Story', 'How the ad looks as a story', '9x16'],
    ] as const) {
      await page.getByRole('radio', { name: place }).check();
      await expect(first.getByRole('figure', { name: figure })).toContainText('Sea view.');
      await expect(first.locator(`img[src*="/price-sticker/${shape}?"]`)).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('the last look names what is made, and leads to each field and back', async () => {
    const made = page.getByRole('region', { name: 'What will be created' });
    await expect(made).toContainText('1 ad, launched at once');
    await expect(made).toContainText('Kystbolig Holding');
    await page.getByRole('button', { name: 'Change: Who pays' }).click();
    await expect(page.getByRole('textbox', { name: 'Who pays' })).toBeFocused();
    await page.getByLabel('Daily budget').fill('200');
    await expect(page.getByRole('radio', { name: 'Until I stop it' })).toBeChecked();
    await page.goBack();
    await expect(made).toContainText('Runs until it is stopped');
    await page.getByRole('button', { name: 'Change: How long' }).click();
    await page.getByRole('radio', { name: 'On a date' }).check();
    const lastDay = page.getByLabel('Last day');
    await lastDay.fill('2020-01-01');
    await expect(
      page.getByText(/^An ad has to run for more than a day\. Choose .* or later\.$/),
    ).toBeVisible();
    await page.goBack();
    await expect(
      page.getByText(/Facebook takes no campaign that is over within a day/).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change: How long' }).click();
    await lastDay.fill('2031-12-14');
    await expect(page.getByText(/^Until then it costs NOK[\d.,\s]+ at most\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(made).toContainText('Runs until 14 December 2031');
    await expect(made).toContainText(
      /NOK.200 per day, about NOK.6,000 per month\. On one day it may cost up to NOK.350\./,
    );
    await expect(made).toContainText(/Until then it costs NOK[\d.,\s]+ at most\./);
    const bar = page.getByRole('region', { name: 'Publish or save' });
    await expect(bar).toContainText('1 ad');
    await expect(bar).not.toContainText('in the way');
  });

  await test.step('an edit in another window is merged, and nobody’s words are lost', async () => {
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('switch', { name: 'Launch immediately' }).click();
    await expect(page.getByRole('region', { name: 'What will be created' })).toContainText('1 ad, paused');
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole('switch', { name: 'Launch immediately' })).not.toBeChecked();
    await other.goto(page.url().replace(/\?.*/, '?step=1'));
    await other.getByLabel('Campaign title').fill('Flats by the harbour');
    await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await first.getByRole('button', { name: 'Edit ad 1' }).click();
    await drawer.getByLabel('Description', { exact: true }).fill('Viewing on Sunday');
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('Campaign title')).toHaveValue('Flats by the harbour');
    await other.close();
    await first.getByRole('button', { name: 'Edit ad 1' }).click();
    await expect(drawer.getByLabel('Description', { exact: true })).toHaveValue('Viewing on Sunday');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'What will be created' })).toContainText(
      'Flats by the harbour',
    );
    expect(pageErrors.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
  });

  await test.step('saving leads to the ads, and editing goes on where it was', async () => {
    await page.getByRole('button', { name: 'Save and view ads' }).click();
    await expect(notice(page, 'Campaign created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/campaign\/[0-9a-f-]{36}\/ads$/);
    const draft = page.url().replace(/\/ads$/, '');
    // What publishes is the button of the last step: the page of the ads leads there, and says no more than that.
    await expect(page.getByRole('link', { name: 'Publish to Facebook' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Review and publish' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Campaign' })).toBeVisible();
    await expect(page.getByText('Step 5 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Save and view ads' }).click();
    await expect(notice(page, 'Campaign updated successfully!')).toBeVisible();
    await page.goto(draft);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(notice(page, 'Draft saved!')).toBeVisible();
    await expect(page).toHaveURL(`${draft}/saved`);
  });

  await test.step('what Meta is told is what was approved', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Publish to Facebook' }).click();
    await expect(page.getByText('Campaign published to Facebook!').first()).toBeVisible({ timeout: 30_000 });
    const { meta } = await sandboxOf(product).state();
    const [made, ...others] = meta.campaigns.filter(({ name }) => String(name).startsWith('Flats by the'));
    expect(others).toEqual([]);
    expect(made).toMatchObject({ special_ad_categories: ['HOUSING'] });
    expect(meta.adsets.filter((adSet) => adSet.campaign_id === made?.id)).toEqual([
      expect.objectContaining({ dsa_payor: 'Kystbolig Holding', dsa_beneficiary: 'Kystbolig' }),
    ]);
  });
});

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}

async function addPlace(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Search for a location' }).fill(typed);
  await page.getByRole('option', { name }).first().click();
}
