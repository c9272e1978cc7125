import type { Page } from '@playwright/test';
import { join, linkInEmail, newcomer, signIn, signOut } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { takeVanPicture } from './van-picture.ts';

const emailChange = /\/auth\?type=email_change\S+/;

test('a person looks after the account: picture, name, address, password, and at the end deletion', async ({
  page,
  product,
  browser,
  takePicture,
  pageErrors,
}) => {
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);

  await test.step('the dashboard says how much of the plan is used', async () => {
    await expect(page.getByText('Unlock Premium Features')).toBeVisible();
    await expect(
      page.getByText(/^Free\s· 0 of 3 published from Adfjord in your trial\s· Trial until ./),
    ).toBeVisible();
    await expect(page.getByText('Your free trial is on: 14 days and 3 campaigns')).toBeVisible();
    await page.getByRole('link', { name: 'View Pricing Plans' }).click();
    await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await expectAccessible(page);
  });

  await test.step('put up a picture and another name', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    const parts = page.getByRole('navigation', { name: 'Parts of the settings' });
    await parts.getByRole('link', { name: 'Plan and usage' }).click();
    await expect(page.getByText('Upgrade to a paid plan for more features')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Change your picture').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await takeVanPicture(),
    });
    await expect(page.getByText('Your profile picture has been successfully updated.')).toBeVisible();
    await expect(page.locator('aside img[src^="/avatars/"]')).toBeVisible();

    await page.getByLabel('Full name').fill('Kari Fjord');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByText('Your profile has been successfully updated and synchronized.'),
    ).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('Kari Fjord');
    await takePicture(page, 'profile');
  });

  const moved = { ...kari, email: `moved-${kari.email}` };
  await test.step('move to another address: both have to be confirmed', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(moved.email);
    await expect(page.getByText('Changing your email requires verification')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Email change requested')).toBeVisible();
    await expect(page.getByText(`Waiting for both confirmations to move to ${moved.email}`)).toBeVisible();

    await page.goto(await linkInEmail(product, kari.email, emailChange));
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Email confirmation received!')).toBeVisible();
    await page.waitForURL('**/profile');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(kari.email);

    const second = await linkInEmail(product, moved.email, emailChange);
    await page.goto(second);
    await expect(page.getByText('Email updated successfully!')).toBeVisible();
    await page.waitForURL('**/profile');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(moved.email);

    await page.goto(second);
    await expect(page.getByText('This link has already been used')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to your profile' }).click();
  });

  await test.step('a new password ends the session of another browser', async () => {
    const elsewhere = await browser.newPage({ baseURL: product.url });
    await elsewhere.goto('/auth');
    await signIn(elsewhere, moved);
    await elsewhere.goto('/drafts?from=letter');

    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel(/^New password/).fill('cold by morning');
    await page.getByLabel('Confirm new password').fill('cold by mourning');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText("New passwords don't match.")).toBeVisible();
    await page.getByLabel('Confirm new password').fill('cold by morning');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Failed to update password. Please try again.')).toBeVisible();
    await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByLabel('Current password').fill(moved.password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Your password has been successfully changed.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
    moved.password = 'cold by morning';

    // Nobody touches the other browser: its open page learns of it.
    await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  });

  await test.step('signing out in one tab ends the other', async () => {
    const other = await page.context().newPage();
    await other.goto('/meta-ads');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/auth');
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await other.close();
  });

  await test.step('forget the password, and set a new one by letter', async () => {
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(moved.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(moved.email)).toBeVisible();
    await expectAccessible(page);

    const recovery = await linkInEmail(product, moved.email, /\/auth\?type=recovery\S+/);
    await page.goto(recovery);
    await expect(page).toHaveURL('/auth');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible();
    moved.password = 'warm again';
    await page.getByLabel(/^New password/).fill(moved.password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Please fill in all password fields');
    await page.getByLabel('Confirm new password').fill(moved.password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Kari!' })).toBeVisible();

    const another = await browser.newPage({ baseURL: product.url });
    await another.goto(recovery);
    await expect(another.getByText('This link has been used, has expired or is incomplete.')).toBeVisible();
    await expect(another.getByLabel('Email')).toBeFocused();
    await another.close();
  });

  await test.step('delete the account, by keyboard alone', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete Account' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await typeInto(page, 'Type DELETE to confirm', 'delete');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText("Please type 'DELETE' to confirm account deletion.")).toBeVisible();
    await page.getByLabel('Type DELETE to confirm').fill('DELETE');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Your account and all data have been permanently deleted.').first(),
    ).toBeVisible();
    await page.waitForURL('**/auth');
    await page.getByRole('link', { name: 'See the details' }).click();
    await expect(page.getByRole('heading', { name: 'Everything is deleted' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/auth');
    await page.getByLabel('Email').fill(moved.email);
    await page.getByLabel(/^Password/).fill(moved.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await expect.poll(() => pageErrors).toContainEqual(expect.stringContaining('401'));
    expect(pageErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([]);
  });
});

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.type(text);
}
