import { mkdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import { publicPages } from '#web/features/public-pages/public-addresses.ts';
import { askAs } from '../journeys/ask-as.ts';
import { join, newcomer } from '../journeys/newcomer.ts';
import { prepareGround } from '../journeys/prepare-ground.ts';
import { expect, test } from '../journeys/product.ts';

const folder = process.env.ADFJORD_SCREENS ?? joinPath('docs', 'pictures', 'screens');
const widths = [1440, 820, 390, 320];
const openPages: string[] = [...publicPages, '404', 'auth', 'auth?mode=signup'];
const beginnings = ['dashboard', 'meta-ads', 'leads', 'drafts', 'campaign/new', 'pricing'];

test('every screen, at every width, dark and light, in both languages', async ({
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(0);
  await mkdir(folder, { recursive: true });
  await join(page, product, newcomer('Kari Nordmann'));
  const { ask } = await askAs(page, product.url);
  await takeAll(page, ask, 'first', beginnings);
  await ask.people.update({ language: 'en' });
  await page.goto('/dashboard');
  const { running, leadsOf, drafts } = await prepareGround(page, product);
  await takeAll(page, ask, 'full', [
    ...openPages,
    'dashboard',
    'meta-ads?sync=true',
    'leads',
    'drafts',
    'profile',
    'pricing',
    'dev/api-monitoring',
    'dev/image-lab',
    'dev/design',
    `campaigns/meta/${running.facebookCampaignId}`,
    `campaigns/${leadsOf}/leads`,
    `campaign/${running.id}/details`,
    `campaign/${running.id}/ads`,
    `campaign/${drafts.written}/details`,
    `campaign/${drafts.written}/saved`,
    ...[1, 2, 3, 4, 5].map((step) => `campaign/${drafts.written}?step=${step}`),
  ]);
  pageErrors.splice(0);
});

type Ask = Awaited<ReturnType<typeof askAs>>['ask'];

async function takeAll(page: Page, ask: Ask, who: string, paths: string[]): Promise<void> {
  for (const language of ['en', 'nb'] as const) {
    await ask.people.update({ language });
    for (const path of paths) {
      const isPublic = openPages.includes(path) && !path.startsWith('auth');
      await page.goto(isPublic && language === 'nb' ? `/nb/${path}` : `/${path}`);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: joinPath(folder, `${nameOf(path)}-${who}-${width}-${colorScheme}-${language}.png`),
            fullPage: true,
            animations: 'disabled',
          });
        }
      }
    }
  }
}

/** Without what is another at each run, so that two runs can be laid beside each other. */
function nameOf(path: string): string {
  const words = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{6,}/g, 'one').replaceAll(/\W+/g, '-');
  return words || 'front';
}
