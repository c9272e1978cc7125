import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { prepareCampaign, upload } from '../campaigns.ts';
import { askAs } from '../journeys/ask-as.ts';
import { takeCabinPicture } from '../journeys/cabin-picture.ts';
import { join, newcomer } from '../journeys/newcomer.ts';
import { prepareGround } from '../journeys/prepare-ground.ts';
import { expect, test, type Product } from '../journeys/product.ts';
import { sandboxOf } from '../journeys/sandbox.ts';
import { takeVanPicture } from '../journeys/van-picture.ts';
import { leaveNoRoomForBars } from './album.ts';
import { nameFilled } from './name-filled.ts';
import { addressOf, askedScreens, firstScreens, fullScreens, linkedScreens, openScreens } from './screens.ts';

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

/** By so much Meta's practice clock goes on, so that what was just published has figures. */
const aheadMinutes = 300;

test('the screens of the README, or every screen in every look', async ({
  browser,
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(0);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (isEveryLook) await takeAll(page, undefined, 'open', openScreens);
  await chooseLanguage(page, 'en');
  await join(page, product, newcomer('Kari Nordmann'));
  const visitor = await askAs(page, product.url);
  const { ask } = visitor;
  if (isEveryLook) await takeAll(page, ask, 'first', firstScreens);
  await ask.people.update({ language: 'en' });
  await page.goto('/dashboard');
  const mediaIds = await Promise.all(
    [takeCabinPicture, takeVanPicture].map(async (take) => {
      const { headers } = await upload(visitor, await take());
      return headers.get('x-media-id')!;
    }),
  );
  const shown = { mediaIds, designs: [{ mediaId: mediaIds[0]!, design: 'price-sticker' as const }] };
  const { running, leadsOf, drafts } = await prepareGround(page, product, shown);
  const foreign = await letRun(product, ask);
  // What is told of Meta and what the browser counts are of the same hour.
  await page.clock.setSystemTime(Date.now() + aheadMinutes * 60_000);
  if (isEveryLook) await ask.operator.claim({ code: /\/setup#([A-Z0-9-]+)/.exec(product.output())![1]! });
  const campaigns = { running: running.id, written: drafts.written, leadsOf, foreign };
  await takeAll(page, ask, 'full', fullScreens(campaigns));
  if (isEveryLook) {
    const { approvalId, token } = await askForApproval(visitor, shown);
    await takeAll(page, ask, 'full', askedScreens(approvalId));
    const stranger = await browser.newContext({ baseURL: product.url });
    await takeAll(await stranger.newPage(), undefined, 'open', linkedScreens(token));
    await stranger.close();
    await takeMoment(page, visitor, shown);
  }
  pageErrors.splice(0);
});

type Asker = Awaited<ReturnType<typeof askAs>>;
type Ask = Asker['ask'];

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

/** Of a draft that nobody opens meanwhile, who might change what is asked. */
async function askForApproval(visitor: Asker, shown: Partial<CampaignFields>) {
  const { ask } = visitor;
  const { id: campaignId } = await prepareCampaign(visitor, { title: 'Before the frost', ...shown });
  const [self] = await ask.members.list();
  const to = { way: 'member' as const, personId: self!.personId };
  const { approval } = await ask.approvals.ask({ campaignId, to });
  const { link } = await ask.approvals.ask({ campaignId, to: { way: 'link', name: 'Ola' } });
  return { approvalId: approval.id, token: new URL(link!).pathname.split('/').at(-1)! };
}

async function takeAll(page: Page, ask: Ask | undefined, who: string, paths: string[]): Promise<void> {
  for (const language of languages) {
    await chooseLanguage(page, language, ask);
    for (const path of paths) {
      const name = nameOf(path);
      if (!isEveryLook && !inReadme.includes(name)) continue;
      await visit(page, addressOf(path, language));
      await takeLooks(page, `${name}-${who}`, language);
    }
  }
}

/** What is said once a campaign is out: for a second and a half, at which the page's clock is held. */
async function takeMoment(page: Page, visitor: Asker, shown: Partial<CampaignFields>): Promise<void> {
  const { ask } = visitor;
  // Whoever only tries it has published as many as they may.
  const { id: workspaceId } = await ask.workspaces.current();
  await ask.operator.setPlan({ workspaceId, plan: 'enterprise', until: null });
  for (const language of languages) {
    const { id } = await prepareCampaign(visitor, { title: 'After the frost', ...shown });
    await chooseLanguage(page, language, ask);
    await visit(page, `/campaign/${id}?step=5`);
    const publish = page.getByRole('button', { name: /^(Publish to|Publiser på) Facebook$/ });
    await expect(publish).toBeVisible();
    await showWhole(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await publish.click();
    const isOut = async () => {
      await page.clock.runFor(100);
      return page.locator('#published').isVisible();
    };
    await expect.poll(isOut, { timeout: 120_000 }).toBe(true);
    await takeLooks(page, 'published-full', language);
    await page.clock.resume();
  }
}

async function visit(page: Page, address: string): Promise<void> {
  // Come to from elsewhere: where only what follows a # is another, a page would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Laster)/ })).toHaveCount(0);
}

async function takeLooks(page: Page, name: string, language: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await takeWhole(page, `${name}-${width}-${colorScheme}-${language}`);
  }
}

async function chooseLanguage(page: Page, language: 'en' | 'nb', ask?: Ask): Promise<void> {
  await ask?.people.update({ language });
  await page.goto('/');
  await page.evaluate((chosen) => localStorage.setItem('ui-language', chosen), language);
}

/** Of what is longer the beginning shows how it looks. */
const highest = 9000;

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** From top to bottom, with what is only fetched once somebody scrolls there. */
async function showWhole(page: Page): Promise<void> {
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
}

async function takeWhole(page: Page, name: string): Promise<void> {
  await showWhole(page);
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
  const words = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{43}|\d{6,}/g, 'one').replaceAll(/\W+/g, '-');
  return words || 'front';
}
