import { brotliCompressSync } from 'node:zlib';
import { publicPages, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { leftoverEnglish } from './leftover-english.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';

const addresses = (['en', 'nb'] as const).flatMap((language) =>
  publicPages.map((page) => ({ page, language, path: publicPath(page, language) })),
);

test('the menu of a narrow window leads where the wide head does, by keyboard as well', async ({ page }) => {
  for (const [path, button, names] of [
    ['/', 'Menu', ['Product', 'Use cases', 'Customers', 'Pricing']],
    ['/nb', 'Meny', ['Produktet', 'Bruksområder', 'Kunder', 'Priser']],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const wide = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const [place, name] of names.entries()) await expect(links.nth(place)).toHaveText(name);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(links).toHaveCount(0);
    await page.getByRole('button', { name: button }).press('Enter');
    await expectAccessible(page);
    const narrow = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(narrow.slice(0, names.length)).toEqual(wide);
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});

test('what it costs can be read by anybody, and is what the dashboard says', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/plans');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(3);
  for (const [place, words] of [
    /Basic.*970 kr/,
    /Pro.*Most popular.*1,700 kr/,
    /Enterprise.*Contact us/,
  ].entries())
    await expect(cards.nth(place)).toContainText(words);
  await expect(cards.nth(0).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/auth?mode=signup',
  );
  for (const [place, count] of [1, 1, 0].entries())
    await expect(cards.nth(place).getByText('14 days free, no card', { exact: true })).toHaveCount(count);
  await expect(cards.nth(2).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact#write',
  );
  await page.goto('/nb/plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Én pris i måneden. Annonsepengene går til Meta.',
  );
});

test('search engines and link previews are told of each page, its language and its counterpart', async ({
  page,
  product,
}) => {
  const titles = new Set<string>();
  for (const { page: name, path, language } of addresses) {
    await page.goto(path);
    const linked = (rel: string) => page.locator(`link[rel=${rel}]`);
    await expect(linked('canonical')).toHaveAttribute('href', product.url + path);
    for (const [hreflang, other] of [
      ['en', 'en'],
      ['nb', 'nb'],
      ['x-default', 'en'],
    ] as const) {
      await expect(page.locator(`link[rel=alternate][hreflang=${hreflang}]`)).toHaveAttribute(
        'href',
        product.url + publicPath(name, other),
      );
    }
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description!.length, path).toBeGreaterThan(30);
    titles.add(await page.title());
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe(`${product.url}/share-${language}.png`);
    for (const facts of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(facts)).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  expect(titles.size, 'every page has a title of its own').toBe(addresses.length);

  for (const file of ['share-en.png', 'share-nb.png']) {
    const answer = await page.request.get(`/${file}`);
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { path } of addresses) expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
});

test('the front page needs next to no script, and asks nobody else for anything', async ({
  page,
  product,
}) => {
  const scripts: Promise<Buffer>[] = [];
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(product.url))
      elsewhere.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const inline = await page.locator('script:not([src])').allTextContents();
  const all = [...(await Promise.all(scripts)), ...inline.map((code) => Buffer.from(code))];
  const weight = all.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  expect(scripts).toHaveLength(1);
  expect(weight).toBeLessThan(15 * 1024);
  expect(elsewhere).toEqual([]);
});

test('the front page leads in, and shows the product before anybody has signed up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Publish Meta ads Campaigns in just Minutes',
  );
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(3);
  await expect(page.getByText('14-day free trial')).toBeVisible();
  await expect(page.getByText('© 2025 Adfjord')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Your ad, as an example' })).toContainText(
    'Plumber · Bergen',
  );
  await expect(page.locator('#product').getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(
    page.getByRole('region', { name: 'Five questions' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(5);

  await test.step('the demo, by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Watch Demo' }).press('Enter');
    const demo = page.getByRole('dialog', { name: 'From an idea to a running campaign' });
    await expect(demo.getByText('1. Connect Facebook')).toBeInViewport();
    await expectAccessible(page);
    await demo.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(demo.getByText('2. Say what you do')).toBeInViewport();
    await expect(demo.getByText('2 / 6')).toBeVisible();
    await demo.getByRole('button', { name: 'Play' }).press('Enter');
    await demo.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(demo.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(demo).toBeHidden();
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused();
  });

  await test.step('the keyboard comes past the menu first, and can leave it out', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'What do you sell, and where?' })).toBeFocused();
  });
});

test('the week on the page of customers shows a whole ad, on a small phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [language, day, headline, button] of [
    ['en', 'Tuesday', 'Plumber in Bergen', 'Learn more'],
    ['nb', 'Tirsdag', 'Rørlegger i Bergen', 'Finn ut mer'],
  ] as const) {
    await page.goto(publicPath('customers', language));
    const moment = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day }) });
    await expect(moment.getByText(headline, { exact: true })).toBeVisible();
    await expect(moment.getByText(button, { exact: true })).toBeVisible();
  }
});

test('the theme is chosen on one page and drawn on the next from its first moment', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await test.step('until then it is the one of the system, whenever that changes', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f4f7fb');
  // The ground at the moment the body appears, long before anything else has run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      sessionStorage.setItem('first-ground', getComputedStyle(document.documentElement).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/privacy');
  const ground = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(await page.evaluate(() => sessionStorage.getItem('first-ground'))).toBe(ground);
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a language is offered, never forced; once chosen it goes on into the app', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Les siden på norsk' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Les siden på norsk' }).click();
  await expect(page).toHaveURL('/nb/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await page.getByRole('link', { name: 'Opprett konto' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');

  await page.goto('/nb');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Les siden på norsk' })).toBeHidden();
  await context.close();

  const abroad = await browser.newPage({ baseURL: product.url, locale: 'en-GB' });
  await abroad.goto('/nb/privacy');
  await abroad.goto('/auth');
  await expect(abroad.locator('html')).toHaveAttribute('lang', 'en');
  await abroad.getByLabel('Email').fill('kari@example.test');
  await abroad.getByLabel(/^Password/).fill('warm by tonight');
  await abroad.getByRole('button', { name: 'Use Norsk bokmål' }).click();
  await expect(abroad.getByRole('heading', { name: 'Velkommen tilbake' })).toBeVisible();
  await expect(abroad.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(abroad.getByLabel('E-post'), 'what was typed stays').toHaveValue('kari@example.test');
  await expect(abroad.getByLabel(/^Passord/)).toHaveValue('warm by tonight');
  await abroad.reload();
  await expect(abroad.getByRole('heading', { name: 'Velkommen tilbake' })).toBeVisible();
  await abroad.close();
});

test('who is signed in finds the way on instead of the way in', async ({ page, product }) => {
  await join(page, product, newcomer('Kari Nordmann'));
  await page.goto('/nb');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Oversikt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Opprett konto' })).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveCount(5);
  await page.getByRole('link', { name: 'Go to Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});

test('an address that leads nowhere says so in its own language', async ({ page, pageErrors }) => {
  for (const [path, heading, ways] of [
    ['/nowhere', 'Oops! Page not found', ['/', '/#try', '/use-cases', '/plans', '/support']],
    [
      '/nb/ingensteds',
      'Oi! Vi fant ikke siden',
      ['/nb', '/nb#try', '/nb/use-cases', '/nb/plans', '/nb/support'],
    ],
  ] as const) {
    expect((await page.goto(path))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main').getByText(path, { exact: true })).toBeVisible();
    const links = page.locator('main').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ways);
    await expectAccessible(page);
    await expect
      .poll(() => pageErrors.splice(0))
      .toEqual(expect.arrayContaining([`Page not found: ${path}`]));
  }
});

test('an address that leads nowhere and names no language is answered in the chosen one', async ({
  browser,
  product,
}) => {
  const heading = 'Oi! Vi fant ikke siden';
  const liking = await browser.newContext({
    baseURL: product.url,
    locale: 'nb-NO',
    javaScriptEnabled: false,
  });
  const asked = await liking.newPage();
  expect((await asked.goto('/campaign/one/two/three'))!.status()).toBe(404);
  await expect(asked.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect((await asked.goto('/404'))!.status()).toBe(404);
  await liking.close();

  const choosing = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  await choosing.addInitScript(() => localStorage.setItem('ui-language', 'nb'));
  const page = await choosing.newPage();
  await page.goto('/clients/one/two/three');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText('/clients/one/two/three', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.locator('[data-theme-toggle]').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme!);
  expect(await leftoverEnglish(page)).toEqual([]);
  await choosing.close();
});

test('without JavaScript everything can be read, and the demo opened', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of addresses) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});
