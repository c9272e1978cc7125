import type { Page } from '@playwright/test';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test, type Product } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('the live page tells the week, leads to its rows, draws it, and pauses several at once', async ({
  page,
  product,
}) => {
  test.slow();
  await test.step('six campaigns have been running for a month', async () => {
    await sandboxOf(product).reset();
    await sandboxOf(product).fill({ campaigns: 6, adsPerCampaign: 1 });
    await join(page, product, newcomer('Siri Nordmann'));
    await connectFacebook(page, product);
    await page.goto('/meta-ads');
    await expect(page.getByRole('row', { name: /Campaign 1/ })).toBeVisible({ timeout: 30_000 });
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the first campaign stands high up the page, and the chart is drawn above it', async () => {
    await expect(page.getByRole('application')).toBeVisible();
    const row = await page.getByRole('row').nth(1).boundingBox();
    expect(row?.y).toBeLessThan(620);
    await expectAccessible(page);
  });

  await test.step('a high window leaves room between what stands above the campaigns', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    const boxOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!;
    const overview = await boxOf('Account Overview');
    const chart = await boxOf('Spend and results per day');
    expect(Math.round(chart.y - overview.y - overview.height)).toBe(16);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('in a small window, in either language, the line of the sync stays one line', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const words of [
      {
        other: /Norsk/,
        sync: /^Synkroniser nå/,
        longest: 'Sist oppdatert for 59 minutter siden',
        mostY: 620,
      },
      { other: /English/, sync: /^Sync Now/, longest: 'Last updated 59 minutes ago', mostY: 650 },
    ]) {
      await page.getByRole('button', { name: words.other }).click();
      const sync = page.getByRole('button', { name: words.sync });
      await expect(sync).toBeVisible();
      const updated = page.locator('time').filter({ hasText: words.longest.slice(0, 8) });
      await updated.evaluate((time, longest) => (time.textContent = longest), words.longest);
      await sync.evaluate((button) => button.append(' igjen om 5 min'));
      const middleOf = async (line: typeof sync) => {
        const { y, height } = (await line.boundingBox())!;
        return y + height / 2;
      };
      expect(Math.abs((await middleOf(sync)) - (await middleOf(updated))), 'in one line').toBeLessThan(4);
      expect(await middleOf(sync), 'close below the header').toBeLessThan(140);
      await expect(page.getByRole('application')).toBeVisible();
      const row = await page.getByRole('row').nth(1).boundingBox();
      expect(row?.y, 'the first campaign').toBeLessThan(words.mostY);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('between a tablet and a large screen no figure runs into the next', async () => {
    const overview = page.getByRole('region', { name: 'Account Overview' });
    for (const width of [1440, 1280, 1024, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overview.evaluate(findCrowded), `at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('on a phone the first switch is in reach at once, and the figures come on a tap', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.getByRole('list', { name: 'Live Campaign Management' }).getByRole('switch').first();
    await expect(first).toBeVisible();
    const { y, height } = (await first.boundingBox())!;
    expect(y + height).toBeLessThan(700);
    const begin = page.getByRole('link', { name: 'Create New Campaign' }).filter({ visible: true });
    await expect(begin, 'the bar below begins something new').toHaveCount(1);
    const overview = page.getByRole('region', { name: 'Account Overview' });
    await expect(overview.getByText('Impressions')).toBeHidden();
    await overview.getByRole('button', { name: 'More about Account Overview' }).click();
    await expect(overview.getByText('Impressions')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Spend and results per day' })).toBeVisible();
    await expectAccessible(page);
    await overview.getByRole('button', { name: 'More about Account Overview' }).click();
    await expect(overview.getByText('Impressions')).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what is typed as a budget goes on where the window becomes that of a phone', async () => {
    const name = 'Campaign 1';
    await page.getByRole('button', { name: `Change budget of ${name}`, exact: true }).click();
    const box = page.getByRole('textbox', { name: `Budget per day of ${name}` });
    await box.fill('333');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(box).toHaveValue('333');
    await expect(box).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(box).toHaveCount(0);
  });

  await test.step('the dashboard says the same sentence', async () => {
    const sentence = page.getByText(/^In the last 7 days/);
    const words = await sentence.textContent();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('region', { name: 'The last 7 days' })).toContainText(words ?? '');
    await page.goBack();
  });

  await test.step('a number of the sentence leads to the rows it comes from', async () => {
    const week = await weekOf(page, product);
    const visits = week.goals.find(({ objective }) => objective === 'traffic')!;
    const shown = visits.results.toLocaleString('en');
    await page.getByRole('link', { name: `${shown} visits` }).click();
    await expect(page).toHaveURL(/period=7d&goal=traffic/);
    const total = page.getByRole('row', { name: /^Total/ });
    await expect(total).toContainText(shown);
    await expect(total).toContainText('visits');
    await expect(page.getByRole('row', { name: /Product sales/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Goal', exact: true }).selectOption('');
    await expect(total).not.toContainText('visits');
  });

  await test.step('the arrow of a column stands out where the pointer is on its heading, and nowhere else', async () => {
    const heading = page.getByRole('button', { name: 'Spend (NOK)', exact: true });
    const arrow = heading.locator('svg').last();
    await page.getByRole('row').nth(1).hover();
    await expect(arrow).toHaveCSS('opacity', '0.4');
    await heading.hover();
    await expect(arrow).toHaveCSS('opacity', '1');
  });

  await test.step('the chart is read by arrow keys, and as a table', async () => {
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('status').filter({ hasText: /NOK.*leads|NOK.*visits|NOK.*purchases/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Figures per day' })).toBeVisible();
    await page.getByRole('button', { name: 'Show as chart' }).click();
  });

  await test.step('two are chosen and paused, each by its own operation; none moves; taken back', async () => {
    await page.goto('/meta-ads');
    const names = () =>
      page
        .getByRole('row')
        .getByRole('link', { name: /^Campaign \d$/ })
        .allTextContents();
    await expect.poll(async () => (await names()).length).toBe(6);
    const before = await names();
    const [first = '', second = ''] = before;
    for (const name of [first, second]) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await expect(page.getByText('2 campaigns chosen')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pause (2)' }).click();
    for (const name of [first, second])
      await expect(page.getByRole('switch', { name: `Run ${name}`, exact: true })).not.toBeChecked();
    await expect(page.getByText('2 campaigns paused')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pause \(/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await names()).toEqual(before);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    for (const name of [first, second])
      await expect(page.getByRole('switch', { name: `Run ${name}`, exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Clear choice' }).click();
    await expect(page.getByLabel('Find a campaign')).toBeVisible();
  });

  await test.step('a goal set from the row is said there in words, over it or within', async () => {
    const { ask } = await askAs(page, product.url);
    const { campaigns } = await ask.liveCampaigns.overview({});
    // The first row: the first card of a phone.
    const { name, figures } = campaigns[0]!;
    expect(figures.results).toBeGreaterThanOrEqual(5);
    const row = page.getByRole('row', { name: new RegExp(`^Choose ${name}`) });
    const setGoal = async (minor: number) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Set a cost goal' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set a cost goal' });
      await dialog.getByRole('textbox').fill(String(minor / 100));
      await dialog.getByRole('button', { name: 'Save goal' }).click();
      await expect(dialog).toBeHidden();
    };
    await setGoal(figures.costPerResultMinor! - 1);
    await expect(row).toContainText('over goal');
    await setGoal(figures.costPerResultMinor!);
    await expect(row).toContainText('within goal');
    await expectAccessible(page);
  });

  await test.step('on a phone a campaign is two lines, and the rest comes on a tap', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    const cards = page.getByRole('list', { name: 'Live Campaign Management' });
    await cards.scrollIntoViewIfNeeded();
    const card = cards.getByRole('listitem').first();
    // What a purchase costs takes one line more there.
    expect((await card.boundingBox())?.height).toBeLessThan(110);
    await expect(card).toContainText(/NOK.* per \w+/);
    await expect(card).toContainText('within goal');
    await card.getByRole('button', { name: /^More about Campaign/ }).click();
    await expect(card.getByText('Budget per day (NOK)')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('on a phone several are chosen and paused as well, and taken back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Choose several' }).click();
    const boxes = page.getByRole('checkbox', { name: /^Choose Campaign/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const pause = page.getByRole('button', { name: 'Pause (2)' });
    await expect(pause).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const paused = async () => {
      const { ask } = await askAs(page, product.url);
      const { campaigns } = await ask.liveCampaigns.overview({});
      return campaigns.filter(({ configuredStatus }) => configuredStatus === 'PAUSED').length;
    };
    const before = await paused();
    await pause.click();
    await expect.poll(paused).toBe(before + 2);
    // Beside it the news of the goal has a way back of its own.
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(paused).toBe(before);
    await page.getByRole('button', { name: 'Clear choice' }).click();
    await expect(boxes).toHaveCount(0);
  });
});

/** The figures that do not end before the next begins, or are wider than their place. */
function findCrowded(overview: Element): string[] {
  const values = [...overview.querySelectorAll('dd > span:first-child > span:first-child')];
  const places = values.map((value) => value.getBoundingClientRect());
  return values
    .filter((value, n) => {
      const { right, top } = places[n]!;
      const next = places[n + 1];
      const isBeyond = right > value.closest('div')!.getBoundingClientRect().right + 1;
      return isBeyond || (next?.top === top && next.left < right);
    })
    .map(({ textContent }) => textContent);
}

async function weekOf(page: Page, product: Product) {
  const { ask } = await askAs(page, product.url);
  return (await ask.liveCampaigns.overview({ period: '30d' })).week;
}
