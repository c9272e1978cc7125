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

/**
 * The app's own worker: pushes to it as the push service would, and notes what it shows, focuses and opens, which a
 * browser without a window does not.
 */
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
    const { registration, clients, WindowClient } = globalThis as unknown as WorkerScope;
    const [shown, done]: [object[], string[]] = [[], []];
    Object.assign(globalThis, { shown, done });
    registration.getNotifications = () =>
      Promise.resolve(shown.map(() => ({ timestamp: Date.now() })) as unknown as Notification[]);
    registration.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
    WindowClient.prototype.focus = () => Promise.resolve(done.push('focused'));
    clients.openWindow = (url) => Promise.resolve(done.push(`opened ${url}`));
  });
  return {
    push: (data: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: pages.url,
        registrationId,
        data: JSON.stringify(data),
      }),
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown),
    /** Presses what was shown last, or one of its buttons; answers what came of it once that is over. */
    press: (action = '') =>
      worker.evaluate(async (action) => {
        const { shown, done, dispatchEvent } = globalThis as unknown as WorkerScope;
        const waits: Promise<unknown>[] = [];
        const notification = { ...shown.at(-1), close: () => done.push('closed') };
        const waitUntil = (wait: Promise<unknown>) => waits.push(wait);
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action, waitUntil }));
        await Promise.all(waits);
        return done.splice(0);
      }, action),
  };
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<unknown> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  shown: object[];
  done: string[];
  dispatchEvent: (event: Event) => boolean;
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

test('a press on a push opens the lead where the leads of its workspace are open, and takes nobody from elsewhere', async () => {
  const { visitor, facebookCampaignId } = owner;
  const { page } = await openBrowser('granted');
  await page.goto(`${pages.url}/leads`);
  const { push, press, shown } = await openWorker(page);
  await keepLeads(pages, visitor, [{ name: 'Per Bø', facebookCampaignId }]);
  const { leads } = await visitor.ask.leads.inbox({ search: 'Per Bø' });
  const lead = leads[0]!.lead.id;
  const workspace = await visitor.workspaceId();
  const pushed = async (of: { workspace: string; lead: string }) => {
    const before = (await shown()).length;
    const url = `/leads?${new URLSearchParams(of).toString()}`;
    await push({
      title: 'Per Bø',
      body: '',
      tag: url,
      url,
      callUrl: `${url}&call=1`,
      call: 'Call',
      see: 'See',
    });
    await expect.poll(async () => (await shown()).length, { timeout: 20_000 }).toBe(before + 1);
    return url;
  };

  const url = await pushed({ workspace, lead });
  await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
  expect(await press('see')).toEqual(['closed', 'focused']);
  await look(page.getByRole('heading', { name: 'Per Bø' })).toBeVisible();
  expect(page.url()).toBe(`${pages.url}/leads?lead=${lead}`);
  // What was typed on it is still there: it was not loaded anew.
  expect(await page.evaluate(() => 'isTheSame' in globalThis)).toBe(true);

  const elsewhere = await pushed({ workspace: crypto.randomUUID(), lead });
  expect(await press()).toEqual(['closed', `opened ${elsewhere}`]);

  await pushed({ workspace, lead });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await look(page.getByRole('heading', { name: 'Per Bø' })).toHaveCount(0);
  expect(await press()).toEqual(['closed', `opened ${url}`]);
  expect(await press('call')).toEqual(['closed', `opened ${url}&call=1`]);
  expect(page.url()).toBe(`${pages.url}/dashboard`);

  // In whichever workspace that person has been since, and whichever this browser opens by itself.
  const other = await visitor.ask.workspaces.create({ name: 'Another firm' });
  await visitor.ask.workspaces.switchTo({ id: other.id });
  const opened = await page.context().newPage();
  await opened.goto(`${pages.url}${url}`);
  await look(opened.getByRole('heading', { name: 'Per Bø' })).toBeVisible();
  await visitor.ask.workspaces.switchTo({ id: workspace });
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
