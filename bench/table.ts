import type { Page } from '@playwright/test';
import { openMeasuring, type InteractionRow } from './interaction/interaction.ts';
import { openLivePage } from './live-page.ts';

const campaigns = 10_000;

/** Uses the live table of 10,000 campaigns on a computer four times slower than this one. */
export async function benchTable(): Promise<InteractionRow[]> {
  const { page, endSync, close } = await openLivePage(campaigns);
  const measured = await openMeasuring(page);
  const find = page.getByPlaceholder('Find a campaign');
  const status = page.getByLabel('Status', { exact: true });
  const header = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').focus();
  const press = (key: string) => () => page.keyboard.press(key);
  const type = (text: string) => async () => {
    await find.fill(text);
    await find.focus();
  };
  const top = async () => {
    const frame = page.locator('section[tabindex="0"]');
    await frame.evaluate((element) => element.scrollTo(0, 0));
    await frame.focus();
  };
  const rows = [
    await measured('nothing at all', type(''), async () => {}),
    await measured('type the first letter into the filter', type(''), press('w')),
    await measured('type one more letter', type('w'), press('i')),
    await measured('clear the filter', type('w'), press('Backspace')),
    await measured('sort by spend', () => header('Spend'), press('Enter')),
    await measured('sort by name', () => header('Campaign'), press('Enter')),
    await measured('filter by status', () => status.focus(), press('ArrowDown')),
    await measured(
      'scroll by a page',
      () => page.locator('tbody').hover(),
      () => page.mouse.wheel(0, 600),
    ),
    await measured('scroll to the end', top, press('End')),
    await measured('open the choice of columns', () => openColumns(page), press('Enter')),
    await measured(
      'show or hide a column',
      () => page.getByRole('checkbox', { name: 'Reach' }).focus(),
      press('Space'),
    ),
    await measured(
      'pause a campaign, or let it run',
      async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('switch').nth(3).focus();
      },
      press('Space'),
    ),
    await measured(
      'open a budget',
      async () => {
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^Change budget of/ })
          .nth(3)
          .focus();
      },
      press('Enter'),
    ),
    await measured('open the palette', press('Escape'), press('Control+k')),
    await measured('type a letter into the palette', openPalette(page), press('w')),
    await measured(
      'a sync ends that changed 500 campaigns',
      // The page listens again two seconds after the last one.
      async () => {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(2500);
      },
      () => endSync(500),
    ),
    await measured(
      'a sync ends that changed nothing',
      () => page.waitForTimeout(2500),
      () => endSync(0),
    ),
  ];
  await close();
  return rows;
}

async function openColumns(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Columns' });
  if ((await button.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  await button.focus();
}

const openPalette = (page: Page) => async () => {
  const box = page.getByRole('dialog').getByRole('combobox');
  if ((await box.count()) === 0) await page.keyboard.press('Control+k');
  await box.fill('');
};
