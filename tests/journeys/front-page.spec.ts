import type { Page } from '@playwright/test';
import { share } from '#tests/proof/diagonal.ts';
import { join, linkInEmail, newcomer, signIn } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, expectAccessible, test } from './product.ts';

const phoneOf = (page: Page) => page.getByRole('figure', { name: 'Your ad, as an example' });

test('an ad is written for whoever says what they sell, and nobody is asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const phone = phoneOf(page);
  await expect(phone).toContainText('Plumber · Bergen');
  await watchShifts(page);

  await page.getByLabel('What do you sell, and where?').fill('bakery in Trondheim');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Bakery · Trondheim' })).toBeAttached();
  await expect(phone).toContainText('Bread, buns and cakes from our own oven.');
  await expect(page.getByText('25 km around Trondheim')).toBeVisible();
  await expect(page.locator('#product')).toContainText('Bakery, Trondheim');
  // It turns by itself, and comes back to where it began.
  for (const place of ['Instagram', 'Story', 'Facebook']) {
    await expect(page.getByRole('radio', { name: place, exact: true })).toBeChecked({ timeout: 20_000 });
  }

  // Letters that take their places move by parts of a pixel.
  expect(await shiftsOf(page), 'how far anything jumped').toBeLessThan(0.0005);

  await page.getByRole('radio', { name: 'Storytelling' }).check({ force: true });
  await expect(phone).toContainText('Long before you woke up');
  await expect(page.getByText('about 4,500 kr in thirty days').first()).toBeVisible();
  await page.getByRole('slider', { name: 'Daily budget' }).press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Daily budget' })).toHaveAttribute(
    'aria-valuetext',
    '200 kr a day',
  );
  await expect(page.getByText('about 6,000 kr in thirty days').first()).toBeVisible();

  await page.getByRole('button', { name: 'Yoga studio' }).click();
  await expect(page.getByText('25 km around Trondheim')).toBeHidden();
  await expect(phone).toContainText('One quiet hour a week');
  expect(asked, 'what was asked of anybody').toEqual([]);
});

test('who wants no movement sees the finished ad at once; a business without letters is asked for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nb');
  const field = page.getByLabel('Hva selger du, og hvor?');
  await field.fill('  ');
  await field.press('Enter');
  const asking = 'Skriv med ord hva du selger, og hvor: «Rørlegger, Bergen».';
  await expect(page.getByRole('alert')).toHaveText(asking);
  await field.fill('12345');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(asking);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid');
  await expectAccessible(page);
  await field.fill('Frisør på Voss');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const phone = page.getByRole('figure', { name: 'Annonsen din, som et eksempel' });
  expect(await phone.innerText()).toContain('Frisør på Voss');
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
  await expectAccessible(page);
});

test('what is long is left in the field, and a place that is not known has no map', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const field = page.getByLabel('What do you sell, and where?');
  const long = `${'Handmade cakes '.repeat(10)}in Oslo`;
  await field.fill(long);
  await field.press('Enter');
  await expect(field).toHaveValue(long);
  await expect(phoneOf(page)).toContainText('Handmade cakes Handmade cakes · Oslo');
  await expect(page.getByText('25 km around Oslo')).toBeVisible();
  await field.fill('Plumber, x');
  await field.press('Enter');
  await expect(phoneOf(page)).toContainText('Plumber · X');
  await expect(page.getByText('25 km around Oslo')).toBeHidden();
});

test('a link that says what is sold shows its ad, and one that says nothing the example', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/?sell=${encodeURIComponent(`Electrician, Drammen${' and on'.repeat(20)}`)}#try`);
  await expect(page.getByLabel('What do you sell, and where?')).toHaveValue(/^Electrician, Drammen/);
  await expect(phoneOf(page)).toContainText('Electrician · Drammen');
  await page.goto('/?sell=%3C%3E');
  await expect(phoneOf(page)).toContainText('Plumber · Bergen');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const speakers = [
  {
    language: 'en',
    path: '/',
    wish: 'I am a plumber in Bergen',
    words: {
      field: 'What do you sell, and where?',
      tone: 'Friendly',
      keep: 'Keep this ad',
      waits: 'Your ad for Plumber, Bergen is kept in this browser.',
      name: 'Full name',
      email: 'Email',
      password: /^Password/,
      create: 'Create Account',
      created: 'Account created!',
      signIn: 'Sign In',
      here: 'Your ad is here',
      title: ['Campaign title', 'Plumber, Bergen'],
      industry: ['Industry', 'Plumbing and heating'],
      adLanguage: 'English',
      headline: 'Drip, drip? We fix that',
    },
  },
  {
    language: 'nb',
    path: '/nb',
    wish: 'Rørlegger, Bergen',
    words: {
      field: 'Hva selger du, og hvor?',
      tone: 'Vennlig',
      keep: 'Behold denne annonsen',
      waits: 'Annonsen for Rørlegger, Bergen er tatt vare på i denne nettleseren.',
      name: 'Fullt navn',
      email: 'E-post',
      password: /^Passord/,
      create: 'Opprett konto',
      created: 'Kontoen er opprettet!',
      signIn: 'Logg inn',
      here: 'Annonsen din er her',
      title: ['Kampanjetittel', 'Rørlegger, Bergen'],
      industry: ['Bransje', 'Plumbing and heating'],
      adLanguage: 'Norwegian',
      headline: 'Drypp, drypp? Det ordner vi',
    },
  },
] as const;

for (const { language, path, wish, words } of share(speakers, () => 'one of them')) {
  test(`an ad that is kept goes through sign-up and its email into the wizard: ${language}`, async ({
    page,
    product,
  }) => {
    const person = newcomer('Kari Nordmann');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByLabel(words.field).fill(wish);
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: words.tone }).check({ force: true });
    await page.getByRole('slider').press('ArrowRight');
    await page.getByRole('link', { name: words.keep }).click();

    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(words.waits)).toBeVisible();
    await page.getByLabel(words.name).fill(person.name);
    await page.getByLabel(words.email).fill(person.email);
    await page.getByLabel(words.password).fill(person.password);
    await page.getByRole('button', { name: words.create, exact: true }).click();
    await expect(notice(page, words.created)).toBeVisible();

    // The email may be opened in another window of the same browser, which knows nothing of this one.
    const link = await linkInEmail(product, person.email, /\/api\/auth\/verify-email\S+/);
    const window = await page.context().newPage();
    await window.goto(link);
    await window.getByLabel(words.email).fill(person.email);
    await window.getByLabel(words.password).fill(person.password);
    await window.getByRole('button', { name: words.signIn, exact: true }).click();

    await expect(notice(window, words.here)).toBeVisible();
    await expect(window.getByLabel(words.title[0])).toHaveValue(words.title[1]);
    await expect(window.getByLabel(words.industry[0])).toHaveValue(words.industry[1]);
    await expectAccessible(window);
    await expect(window).toHaveURL(/\/campaign\/[\da-f-]{36}$/);

    const id = new URL(window.url()).pathname.split('/').at(-1)!;
    const answer = await window.request.get(`/api/campaigns/${id}`);
    expect(await answer.json()).toMatchObject({
      title: words.title[1],
      productService: words.title[1].split(',')[0],
      language: words.adLanguage,
      dailyBudgetMinor: 200_00,
      currency: 'NOK',
      locations: [{ name: 'Bergen', radiusKm: 25 }],
      ads: [{ tone: 'friendly', headline: words.headline, selected: true }],
    });

    // Kept once, used once: the next campaign begins empty.
    expect(await window.evaluate(() => localStorage.getItem('kept-ad'))).toBeNull();
    await window.goto('/campaign/new');
    await expect(window.getByLabel(words.title[0])).toHaveValue('');
  });
}

test('who has an account goes straight on with an ad, and may begin empty all the same', async ({
  page,
  product,
}) => {
  const person = newcomer('Ola Nordmann');
  await join(page, product, person);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Bakery, Oslo' }).click();
  const keep = page.getByRole('link', { name: 'Keep this ad' });
  // Who somebody is comes after the page.
  await expect(keep).toHaveAttribute('href', '/campaign/new');
  await keep.click();
  await expect(notice(page, 'Your ad is here')).toBeVisible();
  await expect(page.getByLabel('Campaign title')).toHaveValue('Bakery, Oslo');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByLabel('Campaign title')).toHaveValue('');
});

test('what stands in the place of a kept ad and is none leads nowhere', async ({ page, product }) => {
  const person = newcomer('Nina Nordmann');
  await join(page, product, person);
  await page.evaluate(() => localStorage.setItem('kept-ad', '{"what":{"toString":1},"keptAt":1e99}'));
  await page.goto('/campaign/new');
  await expect(page.getByLabel('Campaign title')).toHaveValue('');
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/auth');
  await expect(page.getByText('is kept in this browser')).toHaveCount(0);
  await signIn(page, person);
});

/** Counts from now on how far anything moves by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const page = window as unknown as { shifts: number };
    page.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) page.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
