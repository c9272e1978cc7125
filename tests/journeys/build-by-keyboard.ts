import type { Page } from '@playwright/test';
import { chooseIn, chooseRadio, pressOn, tabTo, typeIn } from './by-keyboard.ts';
import { expect } from './product.ts';
import { takeVanPicture } from './van-picture.ts';

interface Wish {
  title: string;
  industry: string;
  objective: RegExp;
  /** Where people are led to, for objectives that lead somewhere. */
  website?: string;
  /** What this objective asks between the people and the pictures. */
  choose?: (page: Page) => Promise<void>;
}

/** From the first step to written ads, with the keyboard alone. */
export async function buildByKeyboard(page: Page, wish: Wish): Promise<void> {
  await typeIn(page, page.getByLabel('Campaign title'), wish.title);
  await typeIn(page, page.getByLabel('Business name'), 'Bergen Rør');
  await chooseIn(page, page.getByLabel('Industry'), wish.industry);
  await expect(page.getByLabel('Industry')).toHaveValue(wish.industry);
  await chooseRadio(page, page.getByRole('radio', { name: wish.objective }));
  if (wish.website) await typeIn(page, page.getByLabel('Website URL'), wish.website);
  const question = page.getByRole('button', { name: 'No', exact: true });
  if (await question.isVisible()) {
    await tabTo(page, question, { back: !wish.website });
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
  }
  await goOn(page, 2);

  await typeIn(page, page.getByLabel('Product or service'), 'Heating check-up');
  await typeIn(page, page.getByLabel('Offer description'), 'A plumber looks through your heating.');
  await typeIn(page, page.getByLabel(/^Selling point 1/), 'Fixed price');
  await typeIn(page, page.getByLabel(/^Selling point 2/), 'Done within a day');
  await typeIn(page, page.getByLabel(/^Selling point 3/), 'Ten years in Bergen');
  await typeIn(page, page.getByLabel('Campaign price'), '990');
  await goOn(page, 3);

  await chooseIn(page, page.getByLabel('Age from'), '25');
  await chooseRadio(page, page.getByRole('radio', { name: 'Women' }));
  await typeIn(page, page.getByLabel('Daily budget'), '150');
  await typeIn(page, page.getByRole('combobox', { name: 'Search for a location' }), 'Berg');
  await expect(page.getByRole('option', { name: /^Bergen/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const radius = page.getByRole('slider', { name: 'Radius around Bergen' });
  await tabTo(page, radius);
  await page.keyboard.press('ArrowRight');
  await expect(radius).toHaveValue('30');
  await goOn(page, 4);

  if (wish.choose) {
    await wish.choose(page);
    await goOn(page, 5);
  }
  await addPicture(page);
  await pressOn(page, page.getByRole('button', { name: 'Generate my ads' }));
  await expect(page.getByRole('heading', { name: 'Generated Facebook Ad Previews (6)' })).toBeVisible({
    timeout: 30_000,
  });
}

/** The window for files belongs to the system: whenever it is opened, a picture of the van is chosen there. */
export async function answerFileWindows(page: Page): Promise<void> {
  const van = { name: 'van.jpg', mimeType: 'image/jpeg', buffer: await takeVanPicture() };
  page.on('filechooser', (window) => void window.setFiles(van));
}

async function addPicture(page: Page): Promise<void> {
  await pressOn(page, page.locator('input[type=file]'));
  await expect(page.getByText('1/5 selected')).toBeVisible();
}

async function goOn(page: Page, step: number): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Next' }));
  await expect(page.getByText(`Step ${step} of`)).toBeVisible();
  await expect(
    page.locator('#content').getByRole('heading', { level: 2 }).first(),
    'where the next step begins',
  ).toBeFocused();
}
