import { dayAt, endOfDay } from '#contract/days.ts';
import { answerLaw } from './answer-law.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type Product } from './product.ts';
import { takeVanPicture } from './van-picture.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

const password = 'warm by tonight';

test('a person signs up, connects Facebook, has ads written, publishes them and sees them live', async ({
  page,
  product,
  takePicture,
  pageErrors,
}) => {
  const email = `kari-${Date.now()}@example.test`;
  // Other journeys publish to the same Meta.
  await sandboxOf(product).reset();

  await test.step('sign up and confirm by the letter in the practice mailbox', async () => {
    await page.goto('/');
    await expectAccessible(page);
    await takePicture(page, 'landing');
    await page.getByRole('link', { name: 'Start Creating Ads' }).first().click();
    await page.getByLabel('Full name').fill('Kari Nordmann');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(notice(page, 'Account created!')).toBeVisible();

    await page.goto(await confirmationLink(product, email));
    await expect(page.getByText('Your address is confirmed. Please sign in.')).toBeVisible();
  });

  await test.step('sign in', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Kari!' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('connect Facebook in the popup, and pick an ad account and a page', async () => {
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect Facebook' }).click();
    const dialog = await popup;
    await expect(dialog.getByText('Practice: this is not Facebook')).toBeVisible();
    await takePicture(dialog, 'facebook-dialog');
    await Promise.all([
      dialog.waitForEvent('close'),
      dialog.getByRole('button', { name: /^Continue/ }).click(),
    ]);
    await expect(notice(page, 'Connected successfully')).toBeVisible();

    await page.getByLabel('Ad account').selectOption({ label: await optionLike(page, 'Ad account', /NOK/) });
    await page.getByLabel('Facebook page').selectOption({ index: 1 });
    await expect(page.getByText('Ready to publish')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ready to publish')).toBeVisible();
    await takePicture(page, 'dashboard');
  });

  await test.step('say what the business is and what it offers', async () => {
    await page.getByRole('link', { name: 'Create Your First Campaign' }).click();
    await expect(page.getByText('Step 1 of')).toBeVisible();
    await page.getByLabel('Campaign title').fill('Winter check');
    await expect(page.getByLabel('Business name')).not.toHaveValue('');
    await expect(page.getByText(/^from your Facebook page: /)).toHaveCount(2);
    await page.getByLabel('Business name').fill('Bergen Rør');
    await expect(page.getByText(/^from your Facebook page: /)).toHaveCount(1);
    await page.getByLabel('Industry').selectOption({ index: 3 });
    await page.getByRole('radio', { name: /Website visits/ }).check();
    await page.getByLabel('Website URL').fill('https://bergenror.example/winter');
    await expectAccessible(page);
    await takePicture(page, 'builder-business');
    await next(page);

    await page.getByLabel('Product or service').fill('Heating check-up');
    await page
      .getByLabel('Offer description')
      .fill('A plumber looks through your heating before the frost does, and fixes what is small at once.');
    await page.getByLabel(/^Selling point 1/).fill('Fixed price');
    await page.getByLabel(/^Selling point 2/).fill('Done within a day');
    await page.getByLabel(/^Selling point 3/).fill('Ten years in Bergen');
    await page.getByLabel('Before price').fill('1490');
    await page.getByLabel('Campaign price').fill('990');
    await expectAccessible(page);
    await next(page);
  });

  await test.step('say who should see it, and what it may cost', async () => {
    await page.getByLabel('Age from').selectOption('25');
    await page.getByRole('group', { name: 'Usual budgets' }).getByRole('button', { name: /150$/ }).click();
    await expect(page.getByLabel('Daily budget')).toHaveValue('150');
    await expect(page.getByText(/About NOK.4,500 per month, at most NOK.263 on one day/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Search for a location' }).fill('Berg');
    await page
      .getByRole('option', { name: /^Bergen/ })
      .first()
      .click();
    await expect(page.getByRole('slider', { name: 'Radius around Bergen' })).toHaveValue('25');
    await expect(
      page.getByText(/^[\d,]+–[\d,]+ people fit this audience\. Meta’s estimate\.$/),
    ).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'builder-audience');
    await next(page);
  });

  await test.step('add a picture; a file that is none is refused by name and nothing is lost', async () => {
    const files = page.locator('input[type=file]');
    await files.setInputFiles({
      name: 'notes.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html>no picture</html>'),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'notes.jpg' })).toBeVisible();
    await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringContaining('422')]);
    await files.setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: await takeVanPicture() });
    await expect(page.getByText('1/5 selected')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('have six ads written, reload, and choose two', async () => {
    const promises = await watchFor(page, '0 ads ·');
    await page.getByRole('button', { name: 'Generate my ads' }).click();
    await expect(page.getByRole('heading', { name: 'Generating your Facebook ads...' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('0 of 6 ads selected for publishing')).toBeVisible();
    const bar = page.getByRole('region', { name: 'Publish or save' });
    await expect(notice(page, 'Ad copies generated')).toBeVisible();
    await expect.poll(() => bar.evaluate(toastsOver), { message: 'on arrival' }).toEqual(['beside it']);
    expect(await promises(), 'how often it said that nothing starts at once').toBe(0);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible();
    await page
      .getByRole('switch', { name: 'Publish ad 1' })
      .or(page.getByRole('checkbox', { name: 'Publish ad 1' }))
      .click();
    await page
      .getByRole('switch', { name: 'Publish ad 2' })
      .or(page.getByRole('checkbox', { name: 'Publish ad 2' }))
      .click();
    await expect(page.getByText('2 of 6 ads selected for publishing')).toBeVisible();
    await answerLaw(page);
    await expectAccessible(page);
    await takePicture(page, 'builder-review');
  });

  await test.step('publish, follow the steps, and arrive at the live dashboard', async () => {
    await sandboxOf(product).latency(900);
    await page.getByRole('button', { name: 'Publish my ads' }).click();
    await expect(page.getByText('You can close this page; publishing continues.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Steps of publishing' })).toContainText(
      'Create the campaign',
    );
    await expect(page.getByText(/^Step 5 of 6:/)).toBeAttached();
    await takePicture(page, 'publishing');
    // It stays for a second and a half: all of it is looked at in one go.
    const moment = page.getByRole('region', { name: 'Campaign published to Facebook!' }).filter({
      hasText: 'Your Meta ads campaign has been successfully published',
    });
    await expect(moment).toBeInViewport({ ratio: 1, timeout: 30_000 });
    const wrongPages = await watchFor(page, 'No campaigns yet');
    await page.waitForURL('**/meta-ads');
    await expect(page.getByRole('heading', { name: 'Campaign published to Facebook!' })).toBeVisible();
    expect(await notice(page, 'Campaign published').count(), 'the page says it, and no notice').toBe(0);
    await expect(page.getByRole('row', { name: /Winter check/ })).toContainText('Active', {
      timeout: 30_000,
    });
    expect(await wrongPages(), 'how often it said that there is nothing').toBe(0);
    await sandboxOf(product).latency(0);
    // What nobody could read in that second and a half goes on here, until it is closed.
    const nextSteps = page.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
    await expect(nextSteps).toHaveText([
      /^Meta checks it, usually within a day\. Then people see it, and the first figures follow/,
      /^A day costs NOK.263 at most\. Meta pauses .+ after NOK.300 without a result, or once it spends more than NOK.263 in one day, .+ Change$/,
      /^Give it three days/,
      /^Then compare your ads/,
    ]);
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'What happens next' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(nextSteps).toHaveCount(0);
  });

  await test.step('the figures move', async () => {
    // To noon of tomorrow: just after midnight a day has cost next to nothing, at whatever hour this runs.
    const midnight = endOfDay(dayAt(Date.now(), 'Europe/Oslo'), 'Europe/Oslo');
    await sandboxOf(product).advance(Math.ceil((midnight - Date.now()) / 60_000) + 12 * 60);
    await page.getByRole('button', { name: 'Sync Now' }).click();
    await expect(page.getByRole('row', { name: /Winter check/ })).toContainText(/[1-9]\d*\.\d\d today/);
    await expect(page.getByRole('columnheader', { name: 'Spend (NOK)' })).toBeVisible();
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'live-campaigns');

    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await takePicture(page, 'live-campaigns-phone');
  });

  await test.step('what is found, sorted and compared stands in the address and survives a reload', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('radio', { name: '7 days' }).click();
    await expect(page.getByText(/^Last 7 full days/)).toBeVisible();
    const byName = page.getByRole('columnheader', { name: 'Campaign' });
    await byName.getByRole('button').click();
    await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('columnheader', { name: 'Spend' }).getByRole('button').click();
    await page.getByLabel('Find a campaign').fill('winter');
    await page.waitForURL(/[?&]q=winter/);
    await page.reload();
    await expect(page.getByLabel('Find a campaign')).toHaveValue('winter');
    await expect(page.getByRole('columnheader', { name: 'Spend' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByText(/^Last 7 full days/)).toBeVisible();
    await page.getByLabel('Find a campaign').fill('summer');
    await expect(page.getByText('No campaign matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all campaigns' }).click();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Figures per day' }).getByRole('row')).toHaveCount(9);
    await expectAccessible(page);
  });

  await test.step('exactly one campaign stands at Meta', async () => {
    const { meta } = await sandboxOf(product).state();
    expect(
      meta.campaigns.map(({ name, status }: { name: string; status: string }) => [name, status]),
    ).toEqual([['Winter check', 'ACTIVE']]);
    expect(meta.ads).toHaveLength(2);
  });

  await test.step('undo the publication: nothing is left at Meta, and the draft is back', async () => {
    // By its row: what to do next may name the campaign as well, by what its day brought.
    const row = page.getByRole('row', { name: /Winter check/ });
    await row.getByRole('link', { name: 'Winter check', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Campaign' }).click();
    await page.getByRole('menuitem', { name: 'Undo publish' }).click();
    await page.getByRole('button', { name: 'Undo publish' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('What has been spent is spent');
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo publish' }).press('Enter');
    await expect(page.getByText('Publishing was undone').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Publish to Facebook' })).toBeVisible();
    const { meta } = await sandboxOf(product).state();
    expect(meta.campaigns.map(({ status }: { status: string }) => status)).toEqual(['DELETED']);
  });
});

/** Where each toast stands that is there now. */
function toastsOver(bar: Element): string[] {
  const { top } = bar.getBoundingClientRect();
  const toasts = [...document.querySelectorAll('section[aria-live] li')];
  return toasts.map((toast) => (toast.getBoundingClientRect().bottom > top ? 'over it' : 'beside it'));
}

/** Counts from now on how often a page that is not loaded anew says this, however briefly. */
async function watchFor(page: Page, words: string): Promise<() => Promise<number>> {
  const body = page.locator('body');
  await body.evaluate((node, wanted) => {
    node.dataset['said'] = '0';
    new MutationObserver(() => {
      if (node.textContent.includes(wanted)) node.dataset['said'] = String(Number(node.dataset['said']) + 1);
    }).observe(node, { childList: true, subtree: true, characterData: true });
  }, words);
  return async () => Number(await body.getAttribute('data-said'));
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}

/** The whole text of the first option with these words, once it is there. */
async function optionLike(page: Page, label: string, wanted: RegExp): Promise<string> {
  const option = page.getByLabel(label).locator('option', { hasText: wanted }).first();
  return (await option.textContent())!;
}

async function confirmationLink(product: Product, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mailbox } = await sandboxOf(product).state();
      const message = mailbox.letters.find(({ to }: { to: string }) => to.includes(email));
      link = /http:\/\/127\.0\.0\.1:\d+\/api\/auth\/verify-email\S+/.exec(message?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link!;
}
