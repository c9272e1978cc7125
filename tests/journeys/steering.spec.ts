import { dayAt, endOfDay } from '#contract/days.ts';
import type { Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test, type Product } from './product.ts';
import { notice } from './notices.ts';
import { sandboxOf } from './sandbox.ts';

test('a person pauses, budgets and deletes a live campaign, takes it back, and reads who did what', async ({
  page,
  product,
  takePicture,
  pageErrors,
}) => {
  test.slow();
  let details = '';
  let liveId = '';

  await test.step('a campaign runs, and another was made in Ads Manager', async () => {
    await sandboxOf(product).reset();
    // So much is changed in a minute that Meta would slow the next test down.
    await sandboxOf(product).turn({ rate_limits: 'off' });
    // What is shown in the ten hours below is of one day, at whatever hour this runs.
    const leftMs = endOfDay(dayAt(Date.now(), 'Europe/Oslo'), 'Europe/Oslo') - Date.now();
    if (leftMs < 11 * 3_600_000) await sandboxOf(product).advance(Math.ceil(leftMs / 60_000));
    await join(page, product, newcomer('Siri Nordmann'));
    await connectFacebook(page, product);
    const { ask, ...door } = await askAs(page, product.url);
    const { id } = await prepareCampaign({ ask, ...door });
    await ask.publications.publish({ campaignId: id, launchImmediately: true });
    // However busy the machine is: the limit of the whole journey ends what hangs.
    await expect.poll(async () => (await ask.campaigns.get({ id })).status, { timeout: 0 }).toBe('active');
    liveId = (await ask.campaigns.get({ id })).facebookCampaignId ?? '';
    details = `/campaign/${id}/details`;
    await page.goto(details);
    const steer = page.getByRole('region', { name: 'Status, budget, goal and places' });
    await expect(steer.getByRole('switch'), 'nobody has to ask Meta first').toBeVisible();
    // A sync that read it while it was being made is followed by another at its end.
    await expect(page.getByText(/^Meta checks it, usually within a day/)).toBeVisible({ timeout: 30_000 });
    await page.goto('/dashboard');
    await sandboxOf(product).fill({ campaigns: 1, adsPerCampaign: 1 });
    await sandboxOf(product).advance(600);
    await ask.liveCampaigns.sync({ type: 'manual' });
    await expect.poll(async () => (await ask.liveCampaigns.list({})).campaigns.length).toBe(2);
  });

  await test.step('its page shows what it costs and brings, what it is about, and its ads', async () => {
    await page.goto(details);
    await expect(page.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible();
    const steer = page.getByRole('region', { name: 'Status, budget, goal and places' });
    await expect(steer.getByRole('switch', { name: 'Run Winter check', exact: true })).toBeInViewport();
    await expect(steer.getByRole('button', { name: 'Change budget of Winter check' })).toBeInViewport();
    await expect(steer.getByRole('button', { name: 'Edit Location Targeting' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Add New Ad' })).toBeInViewport();
    await expect(page.getByText('Cost per result')).toBeVisible();
    await expect(page.getByText('Active', { exact: true }), 'its status is said once').toHaveCount(1);
    await expectAccessible(page);
    await takePicture(page, 'campaign-details');
    await page.setViewportSize({ width: 320, height: 720 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('below, by tabs: the arrow keys move, the address says which, and what was opened stays', async () => {
    const tab = (name: string | RegExp) => page.getByRole('tab', { name });
    await page.getByRole('button', { name: 'Show as table' }).click();
    await tab('Results').press('ArrowRight');
    await expect(tab('Ads')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Ads (2)' })).toBeVisible();
    await expect(page).toHaveURL(/details\?tab=ads$/);
    await expect(page.getByRole('article').filter({ hasText: 'Live' })).toHaveCount(2);
    await expect(
      page.getByRole('tabpanel', { name: 'Ads' }).getByText(/Too early to say|Cheapest so far/),
    ).toHaveCount(0);
    await page.getByRole('heading', { name: 'Unused ads (4)' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Original' })).toHaveCount(4);
    await expectAccessible(page);
    await page.goto(`${details}?period=this-month`);
    await expect(page.getByText('No two of this campaign’s ads have been shown')).toBeVisible();

    await tab('Setup').click();
    await expect(page.getByRole('group').filter({ hasText: 'Campaign Information' })).toHaveAttribute(
      'open',
      '',
    );
    await expectAccessible(page);
    await page.goto(details);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await tab('Setup').click();
    await tab('Results').click();
    await expect(page.getByRole('table', { name: 'Figures per day' })).toBeVisible();
    await expect(page).toHaveURL(/details$/);
  });

  const toggle = page.getByRole('switch', { name: 'Run Winter check', exact: true });

  await test.step('paused by keyboard, and running again by Undo', async () => {
    await toggle.press('Space');
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(/One day may cost up to NOK.262\.50/);
    await expect(notice(page, 'Campaign paused')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Status, budget, goal and places' })
        .getByText(/^A day may cost up to NOK.262\.50 once it is on\.$/),
    ).toBeVisible();
    await expect.poll(() => statusAtMeta(product, liveId)).toBe('PAUSED');
    await undoInToast(page, 'Campaign paused');
    await expect(toggle).toBeChecked();
    await expect(notice(page, 'Campaign is switched on')).toBeVisible();
    await expect.poll(() => statusAtMeta(product, liveId)).toBe('ACTIVE');
  });

  await test.step('one ad paused is told as an ad, and its campaign goes on', async () => {
    await page.getByRole('tab', { name: 'Ads' }).click();
    const ad = page.getByRole('article').filter({ hasText: 'Live' }).first().getByRole('switch');
    await ad.click();
    await expect(notice(page, 'Ad paused')).toBeVisible();
    await expect(ad).not.toBeChecked();
    await expect(toggle).toBeChecked();
    await undoInToast(page, 'Ad paused');
    await expect(notice(page, 'Ad is switched on')).toBeVisible();
    await expect(toggle).toBeChecked();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: /^Status of ad .+: Active → Paused/ }),
    ).toHaveCount(1);
  });

  await test.step('Edit Campaign opens what can be changed, by keyboard', async () => {
    const edit = page.getByRole('button', { name: 'Edit Campaign' });
    await edit.press('Enter');
    await page.getByRole('menuitem', { name: 'Status and budget' }).press('Enter');
    await expect(toggle).toBeFocused();
    await edit.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit Ad Copy' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Ad Copy' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
  });

  await test.step('Meta says no: the switch goes back, and the reason is told', async () => {
    await sandboxOf(product).trouble({
      service: 'meta',
      method: 'POST',
      path: liveId,
      times: 1,
      trouble: { kind: 'error', status: 400, code: 100, message: 'This campaign is being reviewed.' },
    });
    await toggle.click();
    await expect(notice(page, 'Failed to update campaign status')).toContainText(
      'The campaign was not paused.',
    );
    await expect(toggle).toBeChecked();
    expect(await statusAtMeta(product, liveId)).toBe('ACTIVE');
  });

  await test.step('the budget: too little is refused, above double is asked, another tab follows', async () => {
    // Two more: each listens by several streams, and a browser has six connections for all its windows.
    const third = await page.context().newPage();
    await third.goto('/meta-ads');
    await expect(third.getByRole('row', { name: /Winter check/ })).toContainText('150');
    const other = await page.context().newPage();
    await other.goto('/meta-ads');
    await expect(other.getByRole('row', { name: /Winter check/ })).toContainText('150');

    const pencil = page.getByRole('button', { name: 'Change budget of Winter check' });
    const box = page.getByRole('textbox', { name: 'Budget per day of Winter check' });
    await pencil.press('Enter');
    await expect(box).toBeFocused();
    await box.fill('0.5');
    await box.press('Enter');
    await expect(page.getByText(/^Budget must be at least NOK.1$/)).toBeVisible();
    await box.press('Escape');
    await expect(pencil).toBeFocused();

    await pencil.press('Enter');
    await expect(page.getByText(/About NOK.4,500 per month/)).toBeVisible();
    expect((await box.boundingBox())?.width).toBeGreaterThan(230);
    await page.getByRole('button', { name: '+20%' }).click();
    await expect(box).toHaveValue('180');
    await expect(page.getByText(/About NOK.5,400 per month/)).toBeVisible();
    await box.fill('400');
    await box.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Increase the budget by 167%?' });
    await expect(question).toContainText(
      /About NOK.12,000 per month\. On one day it may cost up to NOK.700;/,
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Increase budget' }).click();
    await expect(notice(page, /Daily budget is now NOK.400/)).toBeVisible();
    await expect(other.getByRole('row', { name: /Winter check/ })).toContainText('400');
    await other.close();
    await third.close();
  });

  await test.step('on a phone the budget is changed at the bottom of the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const pencil = page.getByRole('button', { name: 'Change budget of Winter check' });
    await pencil.click();
    const sheet = page.getByRole('dialog', { name: 'Change budget of Winter check' });
    await expect(sheet.getByRole('textbox')).toBeFocused();
    await expect
      .poll(async () => {
        const { x = -1, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
        return { x, width, bottom: Math.round(y + height) };
      })
      .toEqual({ x: 0, width: 390, bottom: 844 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(pencil).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a goal is set, is said beside the cost, and Meta hears nothing of it', async () => {
    await page.getByRole('button', { name: 'Set a cost goal for Winter check' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a cost goal' });
    await dialog.getByLabel(/^What may a visit cost at most/).fill('nothing');
    await dialog.getByRole('button', { name: 'Save goal' }).click();
    await expect(dialog.getByText('Please enter an amount')).toBeVisible();
    await dialog.getByLabel(/^What may a visit cost at most/).fill('0,01');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save goal' }).click();
    await expect(notice(page, /^The goal is now NOK.0\.01 per result/)).toBeVisible();
    await page.getByRole('tab', { name: 'Results' }).click();
    await page.getByRole('radio', { name: 'This month' }).click();
    await expect(page.getByText(/^(over goal|goal) NOK.0\.01$/)).toBeVisible();
    await page.getByRole('radio', { name: '30 days' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: /Goal per result: none → NOK.0\.01/ }),
    ).toContainText('By Siri Nordmann');
  });

  await test.step('a last day is set beside the budget, and told', async () => {
    await expect(page.getByRole('region', { name: 'Status, budget, goal and places' })).toContainText(
      'EndsWhen you stop it',
    );
    const button = page.getByRole('button', { name: 'Change when it stops' });
    await button.press('Enter');
    const form = page.getByRole('dialog', { name: 'Change when it stops' });
    await form.getByRole('radio', { name: 'On a date' }).check();
    await form.getByLabel('Last day').fill('2020-01-01');
    await expect(form.getByRole('alert')).toContainText('An ad has to run for more than a day.');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByLabel('Last day').fill('2031-12-14');
    await expect(form.getByText(/^Until then it costs NOK[\d.,\s]+ at most\.$/)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, /^Runs until 14\u00A0December\u00A02031/)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: /Last day: none → 14\u00A0December\u00A02031/ }),
    ).toContainText('By Siri Nordmann');
  });

  await test.step('the history tells who did what, and takes it back', async () => {
    const entry = page.getByRole('listitem').filter({ hasText: /Daily budget: NOK.150 → NOK.400/ });
    await expect(entry).toContainText('By Siri Nordmann');
    await expect(entry).toContainText(/Safety stop, along with .+NOK.263 a day → .+NOK.700 a day/);
    await entry.getByRole('button', { name: /^Undo/ }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: /Daily budget: NOK.400 → NOK.150/ }),
    ).toContainText('undoes an earlier change');
    await expectAccessible(page);
  });

  await test.step('deleted, and kept after all', async () => {
    await page.goto(details);
    const times = { begun: Infinity, left: 0 };
    page.on('response', (answer) => {
      if (answer.url().endsWith('/rpc/liveCampaigns/remove')) times.begun = Date.now();
    });
    page.on('framenavigated', (frame) => {
      if (frame.url().endsWith('/meta-ads')) times.left = Date.now();
    });
    await askToDelete(page);
    await expect(notice(page, 'Deleting from Meta...')).toBeVisible();
    await expect(page).toHaveURL(/\/meta-ads$/);
    expect(times.left - times.begun).toBeGreaterThanOrEqual(1400);
    await undoInToast(page, 'Deleting from Meta...');
    await expect(notice(page, 'Campaign kept')).toBeVisible();
    expect(await statusAtMeta(product, liveId)).toBe('ACTIVE');
  });

  await test.step('deleted for good: the news comes after a reload too', async () => {
    await page.goto(details);
    await askToDelete(page);
    await expect(notice(page, 'Deleting from Meta...')).toBeVisible();
    await page.reload();
    await expect(notice(page, 'Deleting from Meta...')).toBeVisible();
    // One at a time, the newest first; the other once that has gone by itself.
    await expect(notice(page, 'Campaign deleted')).toBeVisible({ timeout: 30_000 });
    await expect(notice(page, 'Deleted from Meta')).toBeVisible();
    expect(await statusAtMeta(product, liveId)).toBe('DELETED');
    pageErrors.length = 0;
    await page.goto(details);
    await expect(page.getByText('Campaign not found')).toBeVisible();
    await expect(page).toHaveURL(/\/meta-ads$/);
    expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
  });

  await test.step('what was made in Ads Manager has a page of its own', async () => {
    await page.getByRole('row').getByRole('link', { name: 'Campaign 1' }).click();
    await expect(page.getByText('Limited Functionality')).toBeVisible();
    await expect(page.getByRole('link', { name: /^View in Meta Ads Manager/ })).toHaveAttribute(
      'href',
      /^https:\/\/adsmanager\.facebook\.com\/adsmanager\/manage\/campaigns\?act=\d+&selected_campaign_ids=\d+$/,
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Campaigns' }).click();
    await expect(page).toHaveURL(/\/meta-ads$/);
  });
});

test('a sync that Meta refuses is told, with when to ask again; a campaign nobody knows is not found', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Tone Nordmann'));
  await connectFacebook(page, product);
  await page.goto('/meta-ads');
  await expect(page.getByText('Synced', { exact: true })).toBeVisible();
  await sandboxOf(product).trouble({
    service: 'meta',
    method: 'GET',
    path: '/act_\\d+/campaigns$',
    times: 20,
    trouble: { kind: 'error', status: 400, code: 100, message: 'This account is being moved.' },
  });
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expect(notice(page, 'Sync Failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync Now again in 5 min' })).toBeVisible();
  await sandboxOf(product).behave();

  await page.goto('/campaigns/meta/999');
  await expect(notice(page, 'Campaign not found')).toBeVisible();
  await expect(page).toHaveURL(/\/meta-ads$/);
  expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
});

test('a draft has details too: no figures yet, its ads, and a way to delete it', async ({
  page,
  product,
}) => {
  await join(page, product, newcomer('Odd Nordmann'));
  const { ask } = await askAs(page, product.url);
  const { id } = await ask.campaigns.create({ title: 'Spring check', businessName: 'Bergen Rør' });
  await page.goto(`/campaign/${id}/details`);
  await expect(page.getByText('Publish campaign first to add new ads')).toBeVisible();
  await expect(page.getByText('No ads generated yet')).toBeVisible();
  await expectAccessible(page);
  await askToDelete(page, { isPublished: false });
  await expect(notice(page, 'Campaign deleted')).toBeVisible({ timeout: 30_000 });
  expect(await ask.campaigns.listDrafts()).toEqual([]);
});

/** What is at Meta is deleted by the last entry of what can be changed of it. */
async function askToDelete(page: Page, { isPublished = true } = {}): Promise<void> {
  if (isPublished) await page.getByRole('button', { name: 'Edit Campaign' }).click();
  await page.getByRole(isPublished ? 'menuitem' : 'button', { name: 'Delete Campaign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete campaign' }).click();
}

async function undoInToast(page: Page, title: string): Promise<void> {
  await notice(page, title).getByRole('button', { name: 'Undo' }).click();
}

async function statusAtMeta(product: Product, id: string): Promise<string | undefined> {
  const { meta } = await sandboxOf(product).state();
  const campaigns: { id: string; status: string }[] = meta.campaigns;
  return campaigns.find((campaign) => campaign.id === id)?.status;
}
