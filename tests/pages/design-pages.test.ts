import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** By the specimen that shows it. */
const controls = [
  ['Button', 'button'],
  ['IconButton', 'button'],
  ['link', 'a'],
  ['TextField', 'input'],
  ['TextArea', 'textarea'],
  ['SelectField', 'select'],
  ['RadioCards', '[type=radio]'],
  ['Segments', '[type=radio]'],
  ['Switch', '[role=switch]'],
  ['FileButton', '[type=file]'],
  ['native', '[type=checkbox]'],
  ['native', '[type=range]'],
] as const;

/** The browser's own boxes and sliders do not answer to a pointer. */
const drawnAtRest = /^native .*, hover/;

/** Of each control, under a pointer and under the keyboard: how all that are drawn so look, with the label round them. */
function looksOfControls(page: Page) {
  const all = controls.flatMap(([specimen, control]) =>
    ['hover', 'focus-visible'].flatMap((state) =>
      ['dark', 'light'].map((theme) => ({
        seen: `${specimen} ${control}, ${state}, ${theme}`,
        place: `[data-specimen=${specimen}] [data-theme=${theme}] :is([data-drawn=${state}], [data-drawn-in~=${state}] *):is(${control})`,
      })),
    ),
  );
  return page.evaluate((places) => {
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const { color, backgroundColor, borderColor, outlineStyle, textDecorationLine } = style;
      return [color, backgroundColor, borderColor, outlineStyle, textDecorationLine].join(' ');
    };
    return places.map(({ seen, place }) => ({
      seen,
      looks: [...document.querySelectorAll(place)].map((control) =>
        [control, control.closest('label') ?? control].map(lookOf).join(' '),
      ),
    }));
  }, all);
}

test('in practice mode every component is drawn on one page, dark and light, and answers to what is pressed', async () => {
  const person = await pages.visitor().join();
  const { page, faults, close } = await pages.openWindow(person, { isFresh: true });
  await page.goto(`${pages.url}/dev/design`);
  await look(page.getByRole('heading', { level: 1 })).toHaveText('Design');
  const specimens = page.locator('[data-specimen]');
  await look.poll(() => specimens.count()).toBeGreaterThan(30);
  const grounds = await specimens.evaluateAll((all) =>
    all.map((each) =>
      ['dark', 'light'].map((theme) => {
        const panel = each.querySelector(`[data-theme=${theme}]`);
        return panel && panel.childElementCount > 0 && getComputedStyle(panel).backgroundColor;
      }),
    ),
  );
  const [[dark, light] = []] = grounds;
  expect(dark).not.toBe(light);
  expect(grounds.filter((each) => each[0] !== dark || each[1] !== light)).toEqual([]);

  // What is pointed at, and what the keyboard is at, stand beside the rest as they look then.
  const primary = page.locator('[data-specimen=Button] [data-theme=dark] button');
  const looksOf = async (named: string) =>
    primary
      .filter({ hasText: named })
      .first()
      .evaluate((button) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(button);
        return { backgroundColor, outlineStyle };
      });
  const resting = await looksOf('Small');
  expect((await looksOf('Pointed at')).backgroundColor).not.toBe(resting.backgroundColor);
  expect(await looksOf('Keyboard focus')).toEqual({ ...resting, outlineStyle: 'solid' });

  await page.locator('[data-specimen=ConfirmDialog] button').first().click();
  await look(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-specimen=Menu] button').first().click();
  await look(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // Whoever does not see the page behind it leaves it by a button that says so.
  await page.locator('[data-specimen=BottomSheet] button').first().click();
  const sheet = page.getByRole('dialog', { name: 'A short title' });
  const leave = sheet.getByRole('button', { name: 'Close' });
  await look(leave).toBeVisible();
  expect(await leave.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await leave.click();
  await look(sheet).toHaveCount(0);
  expect(faults).toEqual([]);
  await close();
});

test('every control is drawn with a pointer over it and with the keyboard at it, dark and light, and looks so', async () => {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  await page.goto(`${pages.url}/dev/design`);
  await look(page.locator('[data-specimen=native] [data-drawn]').first()).toBeVisible();
  const drawn = await looksOfControls(page);
  expect(drawn.filter(({ looks }) => looks.length === 0)).toEqual([]);
  // Without the rules for what is drawn so, all are at rest.
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const resting = await looksOfControls(page);
  const alike = drawn.filter(({ looks }, place) => looks.join() === resting[place]!.looks.join());
  expect(alike.filter(({ seen }) => !drawnAtRest.test(seen))).toEqual([]);
  await close();
});

test('where somebody’s own colours stand in for ours, what is chosen and what is on is still seen', async () => {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${pages.url}/dev/design`);
  const places = [
    '[role=switch][aria-checked=true]',
    '[role=switch][aria-checked=false]',
    'label:has(> :checked) span:has(> span:empty)',
    '[type=checkbox]:checked',
  ].map((place) => `[data-theme=light] ${place}`);
  await look(page.locator(places[0]!).first()).toBeVisible();
  const unseen = await page.evaluate((selectors) => {
    const ground = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor;
    return selectors.filter((selector) => {
      const frame = document.querySelector(selector)!;
      const [mark] = frame.children;
      const none = 'rgba(0, 0, 0, 0)';
      const own = ground(frame);
      const under = own === none ? ground(document.body) : own;
      return [under, none].includes(mark ? ground(mark) : ground(frame, '::before'));
    });
  }, places);
  expect(unseen).toEqual([]);
  await close();
});

test('on a phone what opens beside a button comes up from the bottom, and is left by its button', async () => {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pages.url}/dev/design`);
  const opener = page.locator('[data-specimen=Popover] button').first();
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Light over the fjord' });
  await look(sheet).toBeInViewport();
  const { x, y, width, height } = (await sheet.boundingBox())!;
  expect([x, width, y + height]).toEqual([0, 390, 844]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await look(sheet).toHaveCount(0);
  await look(opener).toBeFocused();
  await opener.click();
  await look(sheet).toBeVisible();
  await close();
});

test('what is folded opens by a heading high enough for a thumb, and is all there on paper', async () => {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pages.url}/dev/design`);
  const folds = page.locator('[data-specimen=Fold] [data-theme=dark] details');
  await look(folds).toHaveCount(3);
  for (const heading of await folds.locator('summary').all())
    expect((await heading.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const closed = folds.first();
  const within = closed.getByText('Light over the fjord');
  await look(within).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await look(within).toBeVisible();
  await page.emulateMedia({ media: null });
  await look(within).toBeHidden();
  await closed.locator('summary').click();
  await look(within).toBeVisible();
  await close();
});

test('where no service is make-believe, it is not there: whoever goes there comes to the dashboard', async () => {
  const { practice } = pages.ctx.settings;
  const before = { ...practice };
  onTestFinished(() => void Object.assign(practice, before));
  for (const service of Object.keys(practice)) Object.assign(practice, { [service]: false });
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/dev/design`);
  await look(page).toHaveURL(`${pages.url}/dashboard`);
  await look(page.locator('[data-specimen]')).toHaveCount(0);
});
