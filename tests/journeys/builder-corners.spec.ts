import type { Page } from '@playwright/test';
import { makePicture, prepareCampaign, upload } from '../campaigns.ts';
import { makeVideo } from '../videos.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 720 },
];

test('the builder says what it knows, and gives back what one did not mean', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Ida Strand'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  const video = await upload(visitor, await makeVideo('mp4', { seconds: 2 }), 'film.mp4');
  const picture = await upload(visitor, await makePicture('#803020'), 'door.jpg');
  const mediaIds = [picture, video].map(({ headers }) => headers.get('x-media-id')!);
  const { id } = await prepareCampaign(visitor, {
    title: 'Winter check',
    mediaIds,
    locations: ['Bergen', 'Vestland'].map((name) => ({
      type: 'city' as const,
      key: `name:${name}`,
      name,
      region: null,
      countryCode: 'NO',
      countryName: 'Norway',
      radiusKm: 30,
    })),
  });
  const step = (n: number) => page.goto(`/campaign/${id}?step=${n}`);

  await test.step('Next leads to the first thing that is missing, and the names above lead back', async () => {
    await step(2);
    await page.setViewportSize(windows[2]!);
    await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(windows[0]!);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('button')).toHaveText([
      'Business',
      '2Offer',
      'Audience and budget',
      'Pictures',
      '5Review',
    ]);
    await expect(steps.getByRole('button', { name: 'Offer' })).toHaveAttribute('aria-current', 'step');
    const point = page.getByLabel(/^Selling point 2/);
    const before = await point.inputValue();
    await point.fill('');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(point).toBeFocused();
    await expect(point).toHaveAttribute('aria-invalid', 'true');
    await point.fill(before);
    await steps.getByRole('button', { name: 'Business' }).click();
    await expect(page.getByLabel('Campaign title')).toBeVisible();
    const phone = page
      .getByRole('complementary', { includeHidden: true })
      .filter({ hasText: 'A sketch of your answers' });
    await page.getByLabel('Website URL').fill('https://growing.example');
    await expect(phone).toContainText('growing.example');
    await page.getByLabel('Website URL').fill('https://bergenror.example');
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });

  await test.step('a before price that is not above the price', async () => {
    await step(2);
    const before = page.getByLabel('Before price');
    for (const notHigher of ['500', '990']) {
      await before.fill(notHigher);
      await expect(before).toHaveAccessibleDescription(/must be higher than the campaign price/);
    }
    await before.fill('1490');
    await expect(before).not.toHaveAttribute('aria-invalid');
    await expect(page.getByLabel('Campaign price')).toHaveAccessibleDescription(/^Saves NOK.500 \(33%\)$/);
  });

  await test.step('a town known by its name is found; another place is marked until one from the list takes its place', async () => {
    await step(3);
    await expect(page.getByRole('slider', { name: 'Radius around Bergen' })).toHaveValue('30');
    const marked = page
      .getByRole('listitem')
      .filter({ hasText: 'Facebook knows this place by its name only.' });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('Vestland');
    await findPlace(page, 'Vestland', /^Vestland.*Region/i);
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Vestland/ })).toHaveCount(1);
  });

  await test.step('without a line the search blames the line, and goes on once it is back', async () => {
    await page.route('**/rpc/campaigns/searchLocations', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Search for a location' }).fill('Bodø');
    await expect(page.getByText('Unable to search locations. Please check your connection.')).toBeVisible();
    await expect(page.getByText('No place is called')).toBeHidden();
    await page.unroute('**/rpc/campaigns/searchLocations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option', { name: /^Bodø/ }).first()).toBeVisible();
    pageErrors.splice(0);
  });

  await test.step('a film is called one, and a picture that was removed comes back', async () => {
    await step(4);
    await expect(page.getByRole('img', { name: 'Video 2: film.mp4' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove door.jpg' }).click();
    await expect(page.getByText('1/5 selected')).toBeVisible();
    await notice(page, 'door.jpg was removed').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('img', { name: 'Picture 1: door.jpg' })).toBeVisible();
    await expect(page.getByText('2/5 selected')).toBeVisible();
  });

  await test.step('the review says what goes to Facebook by itself, and holds its buttons in sight', async () => {
    await step(5);
    await page.getByText(/things we looked at$/).click();
    await expect(page.getByText('Your pictures are uploaded to your ad account ahead of time')).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const name of ['Publish to Facebook', 'Save Draft'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(windows[0]!);
  });

  await test.step('a story shows whole lines', async () => {
    const first = page.getByRole('region', { name: 'Ad 1', exact: true });
    const long = 'Warm floors before the frost, a plumber at your door within the day, and one fixed price. ';
    await first.getByRole('button', { name: 'Edit ad 1' }).click();
    await page.getByLabel('Primary text', { exact: true }).fill(long.repeat(4));
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Story' }).check();
    const story = first.getByRole('figure', { name: 'How the ad looks as a story' });
    await expect(story).toContainText('Warm floors');
    const lines = await story.locator('p').evaluate((text) => {
      const { height, top, bottom } = text.getBoundingClientRect();
      const frame = text.closest('figure')!.getBoundingClientRect();
      return {
        count: height / parseFloat(getComputedStyle(text).lineHeight),
        isInside: frame.top <= top && bottom <= frame.bottom,
      };
    });
    expect(lines.count).toBeCloseTo(Math.round(lines.count), 1);
    expect(lines.isInside).toBe(true);
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });

  await test.step('what another window has changed is named before it is published', async () => {
    const { version, ads } = await visitor.ask.campaigns.get({ id });
    const changes = {
      title: 'Autumn check',
      ads: ads.map((ad, n) => (n === 1 ? { ...ad, headline: 'Leaves in the gutter' } : ad)),
    };
    await visitor.ask.campaigns.update({ id, version, changes });
    await page.getByRole('button', { name: 'Publish to Facebook' }).click();
    const different = page.getByRole('list', { name: 'What is different now' });
    await expect(different).toContainText('Campaign title');
    await expect(different).toContainText('Ad changed: Leaves in the gutter');
    await page.getByRole('button', { name: 'Show the newest version' }).click();
    await expect(page.getByText('Autumn check').first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit ad 2' }).click();
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Leaves in the gutter');
    await page.keyboard.press('Escape');
    pageErrors.splice(0);
  });

  await test.step('the ads can be looked at, each with its description once', async () => {
    const [ad] = (await visitor.ask.campaigns.get({ id })).ads;
    await page.goto(`/campaign/${id}/ads`);
    await expect(page.getByRole('article', { name: 'Ad Copy 1' }).getByText(ad!.description)).toHaveCount(1);
  });

  await test.step('the forms of another page, without leaving the step', async () => {
    const leads = await prepareCampaign(visitor, { objective: 'leads' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/rpc/connections/get', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/campaign/${leads.id}?step=4`);
    await expect(page.getByRole('heading', { name: 'Choose a lead form' })).toBeVisible();
    await expect(page.getByText('Lead forms belong to a Facebook page.')).toBeHidden();
    release();
    const pages = (await visitor.ask.connections.get())!.pages;
    await expect(page.getByText(`These are the forms of ${pages[0]!.name}.`)).toBeVisible();
    await page.getByText('Choose another page').click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Facebook page').selectOption({ label: pages[1]!.name });
    await expect(page.getByText(`These are the forms of ${pages[1]!.name}.`)).toBeVisible();
  });
});

test('who reads Norwegian gets ads in Norwegian, and buttons that hold their words on a small phone', async ({
  page,
  product,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Ida Strand'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  await visitor.ask.people.update({ language: 'nb' });
  await page.goto('/campaign/new');
  await expect(page.getByLabel('Språk i annonsene')).toHaveValue('Norwegian');

  const { id } = await prepareCampaign(visitor);
  await page.setViewportSize(windows[3]!);
  await page.goto(`/campaign/${id}?step=5`);
  for (const name of ['Publiser på Facebook', 'Lagre utkast']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.evaluate(holdsItsWords), `${name} at 320 pixels`).toBe(true);
  }
});

async function findPlace(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Search for a location' }).fill(typed);
  await page.getByRole('option', { name }).first().click();
}

/** Measured by its letters, inside of its padding: what is centred overflows to both sides. */
function holdsItsWords(button: Element): boolean {
  const words = document.createRange();
  words.selectNodeContents(button);
  const inner = words.getBoundingClientRect();
  const outer = button.getBoundingClientRect();
  const padding = parseFloat(getComputedStyle(button).paddingLeft);
  return inner.left >= outer.left + padding - 1 && inner.right <= outer.right - padding + 1;
}
