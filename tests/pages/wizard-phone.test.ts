import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';
import { bringPeople, type People } from './people.ts';

let pages: Pages;
let people: People;
beforeAll(async () => {
  pages = await openPages();
  people = await bringPeople(pages);
});
afterAll(() => pages.close());

test.each([
  { width: 390, height: 844 },
  { width: 320, height: 667 },
])(
  'at $width pixels a step is named, its first field is near, and a thumb has what it needs',
  async (size) => {
    const { page, close } = await pages.openWindow(people.owner, { isFresh: true });
    onTestFinished(close);
    await page.setViewportSize(size);
    await page.goto(`${pages.url}/campaign/${people.draftId}?step=3`);
    const where = page.getByRole('button', { name: 'Step 3 of 5 · Audience' });
    await look(where).toBeVisible();
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await look(steps).toBeHidden();
    await where.click();
    await steps.getByRole('button', { name: 'Business' }).click();
    await look(page.getByRole('button', { name: 'Step 1 of 5 · Business' })).toBeVisible();
    await look(steps).toBeHidden();

    const first = page.getByLabel('Business name');
    expect((await first.boundingBox())!.y).toBeLessThan(320);
    const next = page.getByRole('button', { name: 'Next' });
    for (const field of await page.getByRole('textbox').all()) {
      await field.focus();
      await look(field).toBeInViewport({ ratio: 1 });
      await look(next).toBeInViewport({ ratio: 1 });
      const [box, foot] = [await field.boundingBox(), await page.locator('[data-foot-bar]').boundingBox()];
      expect(box!.y + box!.height, 'covered').toBeLessThanOrEqual(foot!.y);
    }
    await page.getByLabel('Business name').fill('Bergen Rør og Bad');
    await page.getByRole('button', { name: 'See the ad' }).click();
    await look(page.getByRole('dialog', { name: 'See the ad' }).getByText('Sponsored')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  },
);

test('at 1280 by 800 a first field is near as well, and the budget says what a day costs at worst', async () => {
  const { page, close } = await pages.openWindow(people.owner, { isFresh: true });
  onTestFinished(close);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [step, field] of [
    [1, 'Business name'],
    [2, 'Product or service'],
    [3, 'Age from'],
  ] as const) {
    await page.goto(`${pages.url}/campaign/${people.draftId}?step=${step}`);
    const first = page.getByLabel(field);
    await look(first).toBeInViewport();
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
    await look(steps.nth(step - 1)).toHaveAttribute('aria-current', 'step');
    expect({ field, isNear: (await first.boundingBox())!.y <= 250 }).toEqual({ field, isNear: true });
  }
  await look(page.getByText(/^About NOK.4,500 per month, at most NOK.263 on one day\.$/)).toBeVisible();
  await page.getByRole('radio', { name: 'On a date' }).check();
  await page.getByLabel('Last day').fill('2031-12-14');
  await look(
    page.getByText(
      /^About NOK.4,500 per month, .+ on one day\. Until .*2031.* it costs NOK.[\d,.]+ at most\.$/,
    ),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Until I stop it' }).check();
});

test('on a tablet the ads stand in one row, and the bar leads to whether they start at once', async () => {
  const person = await pages.visitor().join();
  await person.connect();
  const { id } = await prepareCampaign(person, { mediaIds: [await uploadPicture(person)] });
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(`${pages.url}/campaign/${id}?step=5`);
  const ads = page.getByRole('list', { name: 'Generated ads' }).getByRole('region', { name: /^Ad \d$/ });
  await look(ads).toHaveCount(6);
  const tops = await ads.evaluateAll((all) => all.map((ad) => ad.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('button', { name: 'starts now. Go there: Launch immediately' }).click();
  const start = page.getByRole('switch', { name: 'Launch immediately' });
  await look(start).toBeFocused();
  await look(start).toBeInViewport();
});
