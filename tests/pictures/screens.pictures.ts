import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publicPages } from '#web/features/public-pages/public-addresses.ts';
import { upload } from '../campaigns.ts';
import { askAs } from '../journeys/ask-as.ts';
import { takeCabinPicture } from '../journeys/cabin-picture.ts';
import { join, newcomer } from '../journeys/newcomer.ts';
import { prepareGround } from '../journeys/prepare-ground.ts';
import { expect, test, type Product } from '../journeys/product.ts';
import { sandboxOf } from '../journeys/sandbox.ts';
import { takeVanPicture } from '../journeys/van-picture.ts';
import { leaveNoRoomForBars } from './album.ts';
import { nameFilled } from './name-filled.ts';

const isEveryLook = process.env.ADFJORD_EVERY_LOOK === '1';
/** What the README shows; or all, in a folder Git leaves out. */
const folder = joinPath('docs', 'pictures', isEveryLook ? 'looks' : 'screens');
const inReadme = ['dashboard', 'meta-ads', 'campaign-one-step-3', 'campaign-one-step-5'];
const languages = isEveryLook ? (['en', 'nb'] as const) : (['en'] as const);
const looks = isEveryLook
  ? [1440, 820, 390, 320].flatMap((width) =>
      (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })),
    )
  : ([{ width: 1440, colorScheme: 'dark' }] as const);
const openPages: string[] = [
  ...publicPages,
  '404',
  'auth',
  'auth?mode=signup',
  'connect',
  'join',
  'a/of-nobody',
  'deletion/of-nobody',
  'setup',
];
// The plans take the place of the dashboard, which is to be come to from elsewhere.
const beginnings = ['dashboard', 'meta-ads', 'leads', 'pricing', 'drafts', 'campaign/new'];

/** By so much Meta's practice clock goes on, so that what was just published has figures. */
const aheadMinutes = 300;

test('the screens of the README, or every screen in every look', async ({ page, product, pageErrors }) => {
  test.setTimeout(0);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (isEveryLook) await takeAll(page, undefined, 'open', openPages);
  await chooseLanguage(page, 'en');
  await join(page, product, newcomer('Kari Nordmann'));
  const visitor = await askAs(page, product.url);
  const { ask } = visitor;
  if (isEveryLook) await takeAll(page, ask, 'first', beginnings);
  await ask.people.update({ language: 'en' });
  await page.goto('/dashboard');
  const mediaIds = await Promise.all(
    [takeCabinPicture, takeVanPicture].map(async (take) => {
      const { headers } = await upload(visitor, await take());
      return headers.get('x-media-id')!;
    }),
  );
  const designs = [{ mediaId: mediaIds[0]!, design: 'price-sticker' as const }];
  const { running, leadsOf, drafts } = await prepareGround(page, product, { mediaIds, designs });
  const other = await letRun(product, ask);
  // What is told of Meta and what the browser counts are of the same hour.
  await page.clock.setSystemTime(Date.now() + aheadMinutes * 60_000);
  if (isEveryLook) await ask.operator.claim({ code: /\/setup#([A-Z0-9-]+)/.exec(product.output())![1]! });
  await takeAll(page, ask, 'full', [
    'dashboard',
    'meta-ads',
    'leads',
    'drafts',
    `drafts/${drafts.written}`,
    'profile',
    'pricing',
    'team',
    'clients',
    'approvals',
    'audit-log',
    'operator',
    'operator?view=jobs',
    'operator?view=people',
    'setup',
    'setup?part=meta',
    'google-ads',
    'ai-seo',
    'dev/api-monitoring',
    'dev/image-lab',
    'dev/design',
    `campaigns/meta/${other}`,
    `campaigns/${leadsOf}/leads`,
    `campaign/${running.id}`,
    `campaign/${running.id}/details`,
    `campaign/${running.id}/ads`,
    `campaign/${running.id}/law`,
    `campaign/${drafts.written}/saved`,
    ...[1, 2, 3, 4, 5].map((step) => `campaign/${drafts.written}?step=${step}`),
  ]);
  pageErrors.splice(0);
});

type Ask = Awaited<ReturnType<typeof askAs>>['ask'];

/** Two weeks of figures, for some campaigns beside our own: gives one of these. */
async function letRun(product: Product, ask: Ask): Promise<string> {
  const names = ['Heat pump service', 'New bathroom in a week', 'Gutters before winter'];
  await sandboxOf(product).fill({ campaigns: names.length, adsPerCampaign: 2 });
  await nameFilled(product, names);
  await sandboxOf(product).advance(aheadMinutes);
  await ask.liveCampaigns.sync({ type: 'manual' });
  await expect
    .poll(async () => (await ask.liveCampaigns.list({})).campaigns.length, { timeout: 0 })
    .toBeGreaterThan(4);
  const { campaigns } = await ask.liveCampaigns.list({});
  return campaigns.find(({ campaignId }) => campaignId === null)!.facebookCampaignId;
}

async function takeAll(page: Page, ask: Ask | undefined, who: string, paths: string[]): Promise<void> {
  for (const language of languages) {
    await ask?.people.update({ language });
    await chooseLanguage(page, language);
    for (const path of paths) {
      const name = nameOf(path);
      if (!isEveryLook && !inReadme.includes(name)) continue;
      const isWritten = [...publicPages, '404'].some((page) => page === path);
      await page.goto(isWritten && language === 'nb' ? `/nb/${path}` : `/${path}`);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^(Loading|Laster)/ })).toHaveCount(0);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await takeWhole(page, `${name}-${who}-${width}-${colorScheme}-${language}`);
      }
    }
  }
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.goto('/');
  await page.evaluate((chosen) => localStorage.setItem('ui-language', chosen), language);
}

/** Of what is longer the beginning shows how it looks. */
const highest = 9000;

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** From top to bottom, with what is only fetched once somebody scrolls there. */
async function takeWhole(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize()!;
  let height = 0;
  // What is fetched once it is in sight may be longer than what held its place.
  for (let whole = await heightOf(page); whole > height && height < highest; whole = await heightOf(page)) {
    height = Math.min(highest, whole);
    // What stays in view stays at its edge, and everything is in sight.
    await page.setViewportSize({ width, height });
    await leaveNoRoomForBars(page);
    await expect(page.getByRole('status').filter({ hasText: /^(Loading|Laster)/ })).toHaveCount(0);
    await expect(page.locator('main .animate-pulse:not([data-specimen] *)')).toHaveCount(0);
  }
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
    ),
  );
  const shot = await page.screenshot({ animations: 'disabled' });
  await writeFile(
    joinPath(folder, `${name}.webp`),
    await sharp(shot).webp({ quality: 45, effort: 6 }).toBuffer(),
  );
}

/** Without what is another at each run, so that two runs can be laid beside each other. */
function nameOf(path: string): string {
  const words = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{6,}/g, 'one').replaceAll(/\W+/g, '-');
  return words || 'front';
}
