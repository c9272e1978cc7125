import type { Page } from '@playwright/test';
import { codeOf } from '#tests/codes.ts';
import { openDevice } from '#tests/authenticator.ts';
import { join, linkInEmail, newcomer, signIn, signOut } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';

// A passkey belongs to a name: there is none for 127.0.0.1.
test.use({ settings: { HOST: 'localhost' } });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const codeBox = (page: Page) => page.getByLabel(/^Code/);
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back, / });

async function leave(page: Page) {
  // A whole new page: what is pressed on the one before is lost.
  const isAnew = page.waitForEvent('load');
  await signOut(page);
  await isAnew;
}

/** As far as the code. */
async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('somebody signs in with a passkey, with a code and without the phone, and throws a browser out', async ({
  page,
  product,
  browser,
  takePicture,
  pageErrors,
}) => {
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  await openDevice(page);

  await test.step('a passkey takes the password once, and then signs in without', async () => {
    await page.goto('/profile#security');
    const passkeys = part(page, 'Passkeys');
    await expect(passkeys).toContainText('No passkeys yet.');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await passkeys.getByLabel('What is the device called?').fill('Work laptop');
    await passkeys.getByLabel(/^Your password/).fill('not this one');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByText('This is not your password.')).toBeVisible();
    await expect.poll(() => pageErrors).toEqual([expect.stringContaining('403')]);
    pageErrors.splice(0);
    await passkeys.getByLabel(/^Your password/).fill(kari.password);
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('Work laptop');
    await expectAccessible(page);

    await leave(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(welcome(page)).toBeVisible();
  });

  const phone = await browser.newPage({ baseURL: product.url });
  const { secret, first } = await test.step('codes are switched on with the one the app shows', async () => {
    await phone.goto('/auth');
    await signIn(phone, kari);
    await page.goto('/profile#security');
    const second = part(page, 'Two-step sign-in');
    await second.getByRole('button', { name: 'Turn on' }).click();
    await second.getByLabel(/^Your password/).fill(kari.password);
    await second.getByRole('button', { name: 'Continue' }).click();
    await expect(second.getByRole('img', { name: 'Square code for the app' })).toBeVisible();
    const shown = (await second.locator('code').innerText()).replaceAll(/\s/g, '');
    await expectAccessible(page);
    await takePicture(page, 'two-step-sign-in');
    // It is known as used for half a minute more, whenever the next one begins.
    const first = codeOf(shown);
    await second.getByLabel('The code the app shows now').fill(first);
    await second.getByRole('button', { name: 'Turn on' }).click();
    await expect(second.getByText('Keep your recovery codes')).toBeVisible();
    await expect(second.getByText('10 recovery codes left')).toBeVisible();
    await expectAccessible(page);
    return { secret: shown, first };
  });
  const codes = (await part(page, 'Two-step sign-in').locator('code').innerText()).split(/\s+/);
  expect(codes).toHaveLength(10);

  await test.step('the other browser is listed, and thrown out where it stands', async () => {
    const sessions = part(page, 'Where you are signed in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText('This browser')).toBeVisible();
    await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(phone).toHaveURL(/\/auth/);
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('after the password a code is asked for, each counts once, and a recovery code will do', async () => {
    await typePassword(phone, kari);
    await expectAccessible(phone);
    await codeBox(phone).fill(first);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(phone.getByText('This code has been used. Wait for the next one.')).toBeVisible();
    await codeBox(phone).fill(codeOf(secret, 1));
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(welcome(phone)).toBeVisible();

    await leave(phone);
    await typePassword(phone, kari);
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await phone.getByLabel(/^Recovery code/).fill(codes[0]!);
    await phone.getByLabel(/^Do not ask again/).check();
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(welcome(phone)).toBeVisible();
    await leave(phone);
    await signIn(phone, kari);
  });

  await test.step('a new password by email leads to the code as well', async () => {
    await page.goto('/auth?mode=forgot');
    await page.getByLabel('Email').fill(kari.email);
    await page.getByRole('button', { name: /Send/ }).click();
    await page.goto(await linkInEmail(product, kari.email, /\/auth\?type=recovery\S+/));
    const anew = { ...kari, password: 'cold by morning' };
    await page.getByLabel(/^New password/).fill(anew.password);
    await page.getByLabel(/^Confirm/).fill(anew.password);
    await page
      .getByRole('button', { name: /Password/ })
      .last()
      .click();
    await expect(page.getByText('Sign in with it, and with your code.')).toBeVisible();
    await typePassword(page, anew);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(welcome(page)).toBeVisible();
  });
  pageErrors.splice(0);
});
