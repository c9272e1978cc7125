import type { Page } from '@playwright/test';
import { askAs } from './ask-as.ts';
import { join, newcomer, signIn, signOut } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

// With a provider beside the password, as few operators have it.
test.use({ settings: { GOOGLE_CLIENT_ID: 'google-id', GOOGLE_CLIENT_SECRET: 'google-secret' } });

test('at the door one is told the terms, types at once, and comes to where one wanted, by way of a provider too', async ({
  page,
  product,
  pageErrors,
}) => {
  await test.step('what earlier versions left behind is forgotten on the front page', async () => {
    const left = ['lastIntendedPath', 'currentIntendedPath', 'lastVisitedPath', 'intendedPath'];
    await page.goto('/');
    await page.evaluate((keys) => {
      for (const key of keys) {
        localStorage.setItem(key, '/drafts');
        sessionStorage.setItem(key, '/drafts');
      }
    }, left);
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      .not.toEqual(expect.arrayContaining([expect.stringMatching(/Intended|Visited|^intended/)]));
  });

  await test.step('whoever signs up reads of 18 years, terms and privacy', async () => {
    await page.goto('/auth?mode=signup');
    await expect(
      page.getByText('By creating an account, you confirm that you are at least 18'),
    ).toBeVisible();
    for (const [name, path] of [
      [/^Terms/, '/terms'],
      [/^Privacy/, '/privacy'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  });

  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  // What a page still asks for would be refused without them.
  await page.goto('about:blank');
  await page.context().clearCookies();

  await test.step('the box is ready, and the password comes before what helps without one', async () => {
    await page.goto('/drafts?from=letter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    for (let stops = 0; stops < 2; stops += 1) {
      await page.keyboard.press('Tab');
      if (await page.getByRole('button', { name: 'Forgot password?' }).evaluate(isFocused)) break;
    }
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
  });

  await test.step('the page that was wanted outlives the way over a provider', async () => {
    await page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Google</h1>' }),
    );
    await page.goto('/auth?provider=google');
    await expect(page.getByRole('heading', { name: 'Google', exact: true })).toBeVisible();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(kari.email);
    await page.getByLabel(/^Password/).fill(kari.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/drafts?from=letter');
  });
  // Who is there and which workspace they are in are asked at once.
  const refused = /401.*\/rpc\/workspaces\/current/;
  expect(pageErrors.splice(0).filter((error) => !refused.test(error))).toEqual([]);
});

test('the dashboard says what is read, what is not, and what could not be', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  await sandboxOf(product).fill({ campaigns: 3, adsPerCampaign: 1 });
  await join(page, product, newcomer('Kari Nordmann'));
  const figure = page.locator('dl > div').filter({ hasText: 'Total Campaigns' }).locator('dd');

  await test.step('of the plan, on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('banner').getByText('Free')).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('nothing was ticked in the window of Facebook', async () => {
    await connect(page, 'Connect Facebook', false);
    await expect(page.getByText('No ad account was shared with Adfjord.')).toBeVisible();
  });

  await test.step('the way back leads there again; meanwhile the campaigns are read', async () => {
    await connect(page, 'Reconnect', true);
    await sandboxOf(product).latency(3000);
    const krone = page.getByLabel('Ad account').locator('option', { hasText: 'NOK' }).first();
    await page.getByLabel('Ad account').selectOption({ label: (await krone.textContent()) ?? '' });
    await expect(page.getByText('Reading your campaigns from Facebook…')).toBeVisible();
    await expect(figure).toHaveText('–');
    await sandboxOf(product).latency(0);
    await expect(figure).toHaveText('3', { timeout: 0 });
    await expect(page.getByText('Reading your campaigns from Facebook…')).toBeHidden();
  });

  await test.step('there is no line, and it is back', async () => {
    const words = page.getByText('You are offline. What you see may be out of date');
    await page.context().setOffline(true);
    await expect(words).toBeVisible();
    await page.context().setOffline(false);
    await expect(words).toBeHidden();
    pageErrors.splice(0);
  });

  await test.step('campaigns that cannot be loaded can be asked for again', async () => {
    await page.route('**/rpc/liveCampaigns/**', (route) => route.abort());
    for (const path of ['/dashboard', '/meta-ads']) {
      await page.goto(path);
      const trouble = page.getByRole('main').getByText('Your campaigns could not be loaded');
      await expect(trouble).toBeVisible({ timeout: 30_000 });
      await page.unroute('**/rpc/liveCampaigns/**');
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(trouble).toBeHidden();
      await page.route('**/rpc/liveCampaigns/**', (route) => route.abort());
    }
    pageErrors.splice(0);
  });
});

test('the profile keeps what was typed, and tells of name and address apart', async ({
  page,
  product,
  pageErrors,
}) => {
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  const name = page.getByLabel('Full name');
  const email = page.getByRole('textbox', { name: 'Email' });

  await test.step('over a look at another page, and over the language', async () => {
    await page.goto('/profile');
    await name.fill('Kari Fjord');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(name).toHaveValue('Kari Fjord');
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Norsk bokmål' });
    await expect(page.getByLabel('Fullt navn')).toHaveValue('Kari Fjord');
    await page.getByLabel('Språk', { exact: true }).selectOption({ label: 'English' });
    await expect(name).toHaveValue('Kari Fjord');
  });

  await test.step('the name is saved although the letters fail, and both is told', async () => {
    await page.route('**/rpc/people/requestEmailChange', (route) => route.abort());
    await email.fill(`moved-${kari.email}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(notice(page, 'Your name is saved, your email is not changed')).toBeVisible();
    await expect(notice(page, 'Your profile has been successfully updated and synchronized.')).toBeVisible();
    await expect(email).toHaveValue(`moved-${kari.email}`);
    await page.unroute('**/rpc/people/requestEmailChange');
    pageErrors.splice(0);
  });

  await test.step('a move under way can be written of again, and given up', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Send the emails again' }).click();
    await expect(notice(page, 'Emails sent again')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my current email' }).click();
    await expect(notice(page, 'Email change cancelled')).toBeVisible();
    await expect(email).toHaveValue(kari.email);
  });

  await test.step('a link of before says that it is over, in the language of its page', async () => {
    const { ask } = await askAs(page, product.url);
    // An open page that learns of the other language reads itself anew, over what is opened next.
    await page.goto('about:blank');
    await ask.people.update({ language: 'nb' });
    await page.goto('/auth?type=email_change&token=nonsense');
    const told = page.getByRole('status').filter({ hasText: /This link no longer works|Denne lenken/ });
    await expect(told).toHaveText(
      /works.*It has been used or has expired|ikke lenger.*Den er brukt eller utløpt/,
    );
    await ask.people.update({ language: 'en' });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('410')]);
  });

  await test.step('a hundred letters without a space fit on a phone', async () => {
    const { ask } = await askAs(page, product.url);
    await ask.people.update({ name: 'Kari'.repeat(25) });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/dashboard', '/profile', '/drafts']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(390);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await signOut(page);
    await signIn(page, kari);
  });
});

/** Goes through Facebook's window, and leaves accounts and pages ticked or not. */
async function connect(page: Page, button: string, isSharing: boolean): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).first().click();
  const dialog = await popup;
  await expect(dialog.getByRole('button', { name: /^Continue/ })).toBeVisible();
  // Facebook remembers what was ticked before.
  const wrong = dialog.locator(`fieldset input${isSharing ? ':not(:checked)' : ':checked'}`);
  while ((await wrong.count()) > 0) await wrong.first().setChecked(isSharing);
  await Promise.all([
    dialog.waitForEvent('close'),
    dialog.getByRole('button', { name: /^Continue/ }).click(),
  ]);
}

function isFocused(element: Element): boolean {
  return document.activeElement === element;
}
