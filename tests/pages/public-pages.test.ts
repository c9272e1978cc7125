import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';
import { publicPatterns } from './public-patterns.ts';

const unexpected = 'An unexpected error occurred. Please try again.';
let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function openWindow() {
  const window = await pages.openWindow();
  onTestFinished(async () => {
    await window.setOffline(false);
    await window.close();
  });
  return window;
}

async function withoutDatabase(see: () => Promise<void>): Promise<void> {
  await pages.breakDatabase();
  try {
    await see();
  } finally {
    await pages.mendDatabase();
  }
}

describe.each(publicPatterns)('%s', (path) => {
  test('asks nothing of the server, and so is whole while it fails', () =>
    withoutDatabase(async () => {
      const { page, line, faults } = await openWindow();
      const answer = await page.goto(pages.url + path);
      expect(answer?.status()).toBe(path.endsWith('/404') ? 404 : 200);
      const language = path === '/nb' || path.startsWith('/nb/') ? 'nb' : 'en';
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await look(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan('Adfjord'.length);
      await seeNothingBroken(page);
      expect(line.asked).toEqual([]);
      expect(faults.filter((fault) => !/^Page not found|status of 404/.test(fault))).toEqual([]);
    }));
});

describe('/auth', () => {
  test('waits to hear whether somebody is signed in', async () => {
    const { page, line } = await openWindow();
    await line.hold(/\/api\/auth\//);
    await page.goto(`${pages.url}/auth`);
    await look(page.getByRole('status')).toHaveText('Loading…');
    await look(page).toHaveTitle('Loading… · Adfjord');
    line.release();
    await look(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await look(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });

  test('lets one try to sign in while the server fails, and says that it does', async () => {
    const { page } = await openWindow();
    await withoutDatabase(async () => {
      await page.goto(`${pages.url}/auth`);
      await signIn(page);
      await look(page.getByRole('alert')).toContainText(unexpected);
    });
    await seeNothingBroken(page);
  });

  test('says that it has no connection, and keeps what was typed', async () => {
    const { page, setOffline, faults } = await openWindow();
    await page.goto(`${pages.url}/auth`);
    await look(page.getByLabel('Email')).toBeVisible();
    await setOffline(true);
    await signIn(page);
    await look(page.getByRole('alert')).toContainText(unexpected);
    await look(page.getByLabel('Email')).toHaveValue('kari@example.test');
    expect(faults).toEqual([]);
  });
});

describe('/deletion/:code', () => {
  test('says that it loads, what went wrong, and then what is known', async () => {
    const { page, line, faults } = await openWindow();
    await line.hold();
    await page.goto(`${pages.url}/deletion/of-nobody`);
    await look(page).toHaveTitle('Deletion of your data · Adfjord');
    await look(page.locator('main').getByText('Loading…')).toHaveCount(1);
    await look(page.getByText('No deletion request has this code')).toHaveCount(0);
    await withoutDatabase(async () => {
      line.release();
      await look(page.getByRole('alert')).toContainText('Something went wrong on our side');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await look(page.getByRole('heading', { level: 1 })).toHaveText('No deletion request has this code');
    await look(page.getByText('of-nobody', { exact: true })).toBeVisible();
    await look(page.getByRole('alert')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});

test.each(['/a/of-nobody', '/join', '/deletion/of-nobody'])(
  '%s leads on to what Adfjord is',
  async (path) => {
    const { page } = await openWindow();
    await page.goto(`${pages.url}${path}`);
    await look(page.getByRole('link', { name: 'What is Adfjord?' })).toBeVisible();
  },
);

test('An address that leads nowhere says so, and leads on', async () => {
  const { page } = await openWindow();
  const answer = await page.goto(`${pages.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await look(page).toHaveTitle('Oops! Page not found · Adfjord');
  await look(page.getByRole('link', { name: 'Return to home' })).toBeVisible();
});

test('Whoever is not signed in is asked to, and sees nothing of the page before', async () => {
  const { page } = await openWindow();
  await page.goto(`${pages.url}/dashboard`);
  await look(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(new URL(page.url()).pathname).toBe('/auth');
  await look(page.getByText('Total Campaigns')).toHaveCount(0);
});

describe('A signed-in page asked for directly', () => {
  test('says that the server fails, and not that it cannot be reached', async () => {
    const somebody = await pages.visitor().join();
    const { page } = await pages.openWindow(somebody);
    await withoutDatabase(async () => {
      await page.goto(`${pages.url}/profile`);
      await look(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
      await look(page.locator('main')).toContainText('Something went wrong on our side');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await look(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('kari@example.test');
  await page.getByLabel(/^Password/).fill('fjord and aurora');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function seeNothingBroken(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\bNaN\b|\[object /);
}
