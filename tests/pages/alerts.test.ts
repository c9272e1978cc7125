import type { Page } from '@playwright/test';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let owner: Awaited<ReturnType<typeof openLeadCampaign>>;
beforeAll(async () => {
  pages = await openPages();
  owner = await openLeadCampaign(pages);
  const { facebookCampaignId } = owner;
  await keepLeads(pages, owner.visitor, [{ name: 'Åse Marie Nordmann', facebookCampaignId }]);
});
afterAll(() => pages.close());

/** A browser of their own, in which notifications are asked for, allowed or blocked, or that has none at all. */
async function openBrowser(permission: 'granted' | 'denied' | 'none') {
  const { page, close, setOffline } = await pages.openWindow(owner.visitor, {
    isFresh: true,
    hasWorker: true,
  });
  onTestFinished(close);
  // A browser without a window blocks them always.
  if (permission !== 'none')
    await page.addInitScript(
      (told) => Object.defineProperty(Notification, 'permission', { get: () => told }),
      permission,
    );
  if (permission === 'none') await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  return { page, setOffline };
}

async function openAlerts(page: Page) {
  await page.goto(`${pages.url}/leads`);
  await page.getByRole('button', { name: 'When a lead comes in' }).click();
}

test.each([
  ['that can tell', 'granted', 'Hear of a new lead within seconds', 1],
  ['in which notifications are blocked', 'denied', 'blocked in this browser', 0],
  ['that has none', 'none', 'cannot show notifications', 0],
] as const)('a browser %s says so, and has one button at most', async (_which, permission, says, buttons) => {
  const { page } = await openBrowser(permission);
  await openAlerts(page);
  await look(page.getByText(says)).toBeVisible();
  expect(await page.getByRole('button', { name: 'Tell me on this device' }).count()).toBe(buttons);
});

test('an iPhone is told to put the app on its home screen', async () => {
  const { page } = await openBrowser('none');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)' }),
  );
  await openAlerts(page);
  await look(page.getByText('tap Share, then Add to Home Screen')).toBeVisible();
});

/** The app's own worker: pushes to it as the push service would, and notes what it shows, which a browser without a window does not. */
async function openWorker(page: Page) {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) resolve(first.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const registrationId = await promise;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    registration.getNotifications = () =>
      Promise.resolve(shown.map(() => ({ timestamp: Date.now() })) as unknown as Notification[]);
    registration.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  return {
    push: (data: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: pages.url,
        registrationId,
        data: JSON.stringify(data),
      }),
    shown: () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown),
  };
}

test('what is pushed comes up with Call, and the second within a minute makes no sound', async () => {
  const { page } = await openBrowser('granted');
  await page.goto(`${pages.url}/leads`);
  const { push, shown } = await openWorker(page);
  const message = {
    title: 'Åse Bø',
    body: 'New lead from “Winter check”',
    url: '/leads?lead=1',
    callUrl: '/leads?lead=1&call=1',
    call: 'Call',
    see: 'See answers',
  };
  await push({ ...message, tag: 'a' });
  await expect.poll(async () => (await shown()).length, { timeout: 20_000 }).toBe(1);
  await push({ ...message, tag: 'b', title: 'Per Bø' });
  await expect.poll(async () => (await shown()).length, { timeout: 20_000 }).toBe(2);
  expect(await shown()).toMatchObject([
    {
      title: 'Åse Bø',
      silent: false,
      actions: [{ action: 'call', title: 'Call' }, { action: 'see' }],
      data: { callUrl: '/leads?lead=1&call=1' },
    },
    { title: 'Per Bø', silent: true },
  ]);
});

test('the page of the leads opens without a line once it has been opened with one', async () => {
  const { page, setOffline } = await openBrowser('granted');
  await page.goto(`${pages.url}/leads`);
  await look(page.getByText('Åse Marie Nordmann').first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await look(page.getByText('Åse Marie Nordmann').first()).toBeVisible();
  // What was seen is kept a moment later.
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases().then(({ length }) => length)), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  await setOffline(true);
  await page.reload();
  await look(page.getByText('Åse Marie Nordmann').first()).toBeVisible();
});

test('each says on the profile page how they want to hear of leads', async () => {
  const { page } = await openBrowser('granted');
  await page.goto(`${pages.url}/profile#alerts`);
  const card = page.getByRole('region', { name: 'Lead alerts' });
  await card.getByRole('switch', { name: 'Quiet hours' }).click();
  await look(card.getByLabel('From', { exact: true })).toHaveValue('22:00');
  await card.getByLabel('Until', { exact: true }).fill('06:30');
  await card.getByRole('switch', { name: 'Winter check' }).click();
  const chosen = () => owner.visitor.ask.leads.getAlerts();
  await expect.poll(chosen, { timeout: 20_000 }).toMatchObject({
    quiet: { from: '22:00', until: '06:30', timeZone: 'Europe/Oslo' },
    mutedCampaigns: [owner.facebookCampaignId],
  });
  await page.getByLabel('Remind after').selectOption('Never');
  await expect
    .poll(() => owner.visitor.ask.leads.getReminder(), { timeout: 20_000 })
    .toEqual({ minutes: null });
});
