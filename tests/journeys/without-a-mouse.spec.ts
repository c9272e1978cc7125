import { answerLaw } from './answer-law.ts';
import type { Page } from '@playwright/test';
import { share } from '#tests/proof/diagonal.ts';
import { askAs } from './ask-as.ts';
import { answerFileWindows, buildByKeyboard } from './build-by-keyboard.ts';
import { chooseIn, chooseRadio, pressOn, tabTo, typeIn } from './by-keyboard.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, linkInEmail, newcomer } from './newcomer.ts';
import { prepareCampaign } from '../campaigns.ts';
import { expect, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';
import { watchFocus } from './watch-focus.ts';

test('somebody without a mouse signs up, connects Facebook, and builds and publishes two campaigns', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  await sandboxOf(product).reset();
  const lost = await watchFocus(page);
  await answerFileWindows(page);
  const kari = newcomer('Kari Nordmann');

  await test.step('sign up, and in', async () => {
    await page.goto('/auth?mode=signup');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type(kari.name);
    await typeIn(page, page.getByLabel('Email'), kari.email);
    await typeIn(page, page.getByLabel(/^Password/), kari.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused();
    await page.goto(await linkInEmail(product, kari.email, /\/api\/auth\/verify-email\S+/));
    await typeIn(page, page.getByLabel('Email'), kari.email);
    await typeIn(page, page.getByLabel(/^Password/), kari.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
  });

  await test.step('connect Facebook in its window, and go on at the ad account', async () => {
    const popup = page.waitForEvent('popup');
    await pressOn(page, page.getByRole('button', { name: 'Connect Facebook' }));
    const dialog = await popup;
    const closed = dialog.waitForEvent('close');
    await tabTo(dialog, dialog.getByRole('button', { name: /^Continue/ }));
    // The window closes under the key.
    await dialog.keyboard.press('Enter').catch(() => undefined);
    await closed;
    const account = page.getByLabel('Ad account');
    await expect(account, 'what has the keyboard once the window is closed').toBeFocused();
    const krone = account.locator('option', { hasText: 'NOK' }).first();
    await chooseIn(page, account, (await krone.textContent()) ?? '');
    await tabTo(page, page.getByLabel('Facebook page'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Ready to publish')).toBeVisible();
  });

  await test.step('a campaign for leads, of an industry that is asked about', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Create Your First Campaign' }));
    await buildByKeyboard(page, {
      title: 'Homes by the fjord',
      industry: 'Real estate',
      objective: /Lead generation/,
      choose: (at) => chooseRadio(at, at.getByRole('radio', { name: /Free quote/ })),
    });
    await expect(page.getByText('Ads in this industry are usually about')).toBeHidden();
    await publish(page, 'Homes by the fjord');
  });

  await test.step('another that leads to a website', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Create New Campaign' }).first());
    await buildByKeyboard(page, {
      title: 'Winter check',
      industry: 'Plumbing and heating',
      objective: /Website visits/,
      website: 'https://bergenror.example/winter',
    });
    await publish(page, 'Winter check');
  });

  expect(lost).toEqual([]);
});

test('what takes itself away under the keyboard leaves it where one goes on', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  await connectFacebook(page, product);
  const lost = await watchFocus(page);
  const visitor = await askAs(page, product.url);
  const draft = await prepareCampaign(visitor, { title: 'Winter check' });
  const elsewhere = async (title: string) => {
    const { version } = await visitor.ask.campaigns.get({ id: draft.id });
    await visitor.ask.campaigns.update({ id: draft.id, version, changes: { title } });
  };
  const step = page.locator('#content').getByRole('heading', { level: 2 }).first();

  await test.step('words that somebody else has changed as well', async () => {
    await page.goto(`/campaign/${draft.id}`);
    const title = page.getByLabel('Campaign title');
    await expect(title).toHaveValue('Winter check');
    await elsewhere('Spring check');
    await typeIn(page, title, 'Summer check');
    await pressOn(page, page.getByRole('button', { name: 'Use theirs' }));
    await expect(title).toHaveValue('Spring check');
    await expect(step).toBeFocused();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('a version that is newer than what would be published', async () => {
    await page.goto(`/campaign/${draft.id}?step=5`);
    await expect(page.getByText('2 of 6 ads selected for publishing')).toBeVisible();
    await elsewhere('Autumn check');
    await pressOn(page, page.getByRole('button', { name: 'Publish to Facebook' }));
    await pressOn(page, page.getByRole('button', { name: 'Show the newest version' }));
    await expect(page.getByText('Autumn check').first()).toBeVisible();
    await expect(step).toBeFocused();
  });

  await test.step('a move to another address that is taken back, and a password that is wrong', async () => {
    await page.goto('/profile');
    const email = page.getByRole('textbox', { name: 'Email' });
    await typeIn(page, email, `moved-${kari.email}`);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('button', { name: 'Keep my current email' }));
    await expect(page.getByRole('button', { name: 'Keep my current email' })).toBeHidden();
    await expect(page.getByLabel('Full name')).toBeFocused();

    await pressOn(page, page.getByRole('button', { name: 'Change Password' }));
    const current = page.getByLabel('Current password');
    await expect(current).toBeFocused();
    await typeIn(page, current, 'not this one');
    await typeIn(page, page.getByLabel(/^New password/), 'a colder house');
    await typeIn(page, page.getByLabel('Confirm new password'), 'a colder house');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'This is not your current password.' }),
    ).toBeVisible();
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
  });

  expect(lost).toEqual([]);
  // The browser reports what was refused.
  expect(pageErrors.splice(0).filter((error) => !/40[09]/.test(error))).toEqual([]);
});

/** First without an ad, as somebody in a hurry does; then with one. */
async function publish(page: Page, title: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Publish my ads' }));
  await expect(page.getByRole('alert').filter({ hasText: 'No ads selected' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Publish ad 1' })).toBeFocused();
  await page.keyboard.press('Space');
  await answerLaw(page, { press: (button) => pressOn(page, button) });
  await pressOn(page, page.getByRole('button', { name: 'Publish my ads' }));
  await page.waitForURL('**/meta-ads', { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Campaign published to Facebook!' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Active');
}

const devices = [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const;

for (const [device, viewport] of share(devices, () => 'one of them'))
  test(`on ${device} nothing the keyboard comes to lies under what stays at the edge of the last look`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(viewport);
    await join(page, product, newcomer('Kari Nordmann'));
    await connectFacebook(page, product);
    const visitor = await askAs(page, product.url);
    const draft = await prepareCampaign(visitor, { title: 'Winter check' });
    await page.goto(`/campaign/${draft.id}?step=5`);
    await expect(page.getByRole('region', { name: 'Publish or save' })).toBeVisible();
    const seen = await walkDrawn(page);
    // The words of the ads are in drawers, which are walked with the dialogs.
    expect(seen.controls).toBeGreaterThan(30);
    expect(seen.covered).toEqual([]);
  });

/** Tabs once round the page, and looks at each control once it is drawn. */
async function walkDrawn(page: Page): Promise<{ controls: number; covered: string[] }> {
  const covered: string[] = [];
  let controls = 0;
  for (; controls < 250; controls += 1) {
    await page.keyboard.press('Tab');
    const cover = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const control = document.activeElement;
      if (!control || control === document.body || control.hasAttribute('data-walked')) return 'round';
      control.setAttribute('data-walked', '');
      const { left, top, width, height } = control.getBoundingClientRect();
      const upon = document.elementFromPoint(left + width / 2, top + height / 2);
      const stays = upon?.closest('header, section');
      const isUnder = stays && getComputedStyle(stays).position === 'sticky' && !stays.contains(control);
      return isUnder ? control.outerHTML.slice(0, 120) : undefined;
    });
    if (cover === 'round') break;
    if (cover) covered.push(cover);
  }
  return { controls, covered };
}
