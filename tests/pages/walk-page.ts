import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visitor } from '#tests/visitor.ts';
import { share } from '#tests/proof/diagonal.ts';
import { look } from './look.ts';
import { openPages, type Pages, type Window } from './open-pages.ts';
import type { PageCase } from './page-case.ts';
import { bringPeople, type People } from './people.ts';

const ours = 'Something went wrong on our side';
const unfetched = 'This page could not be fetched';
const tabOf = (title: string) => `${title} · Adfjord`;

/** Walks every page of a room through all its states: each is a test. */
export function walkPages(cases: PageCase[]): void {
  let pages: Pages;
  let people: People;
  beforeAll(async () => {
    pages = await openPages();
    people = await bringPeople(pages);
  });
  afterAll(() => pages.close());

  const others = cases.flatMap(({ alias, ...page }) => (alias ? [{ ...page, ...alias }] : []));
  // What is read first is not shown without a connection. Before a change lands one of those that say the same shows it.
  const kept = share(
    cases.filter(({ readFirst }) => !readFirst),
    ({ offline, loading }) => (offline ?? loading).says,
  );
  // The same for all, so one of a room shows it; what is read first has no other way to be without a connection.
  const fetched = cases.filter((page) => page === cases[0] || page.readFirst);

  test.each(cases)('$pattern tells somebody who has nothing there what to do', seeEmpty);
  test.each(cases)('$pattern says that it loads, what went wrong, and then shows it all', seeFilled);
  test.each(kept)('$pattern waits without a connection, and goes on by itself', seeOffline);
  test.each(fetched)('$pattern says so where its code cannot be fetched, and comes later', seeUnfetched);
  test.each(others)('$pattern is the same page', seeOther);

  async function seeEmpty({ path, empty }: PageCase): Promise<void> {
    const window = await open(people.newcomer);
    const { page } = window;
    await page.goto(pages.url + path(people));
    await look(mainOf(page)).toContainText(empty.says);
    await look(page).toHaveTitle(tabOf(empty.title));
    await look(page.getByRole(empty.action[0], { name: empty.action[1] }).first()).toBeVisible();
    expect(pathOf(page)).toBe(empty.at ?? path(people));
    await look(mainOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await leave(window);
  }

  async function seeFilled(each: PageCase): Promise<void> {
    const { path, loading, error, filled, empty, asksNothing, readFirst } = each;
    const window = await open(people.owner);
    const { page, line } = window;
    if (readFirst) await openElsewhere(window, each);
    await line.hold();
    if (readFirst) await goTo(page, path(people));
    else await page.goto(pages.url + path(people));
    await look(mainOf(page)).toContainText(loading.says);
    await look(page).toHaveTitle(tabOf(loading.title));
    await look(page.locator('main h1')).toHaveCount(1);
    if (readFirst) await look(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
    await look(page.getByRole('alert')).toHaveCount(0);
    if (!asksNothing) await look(mainOf(page)).not.toContainText(filled.says);
    if (empty.says !== filled.says && !asksNothing) await look(mainOf(page)).not.toContainText(empty.says);

    await pages.breakDatabase();
    try {
      line.release();
      await seeError(page, each);
    } finally {
      await pages.mendDatabase();
    }
    const again = mainOf(page).getByRole('button', { name: 'Try again' }).first();
    // A stream that was cut has everything asked again: the button may be gone before it is pressed.
    if (!asksNothing)
      await again.click({ timeout: 10_000 }).catch(async (error: unknown) => {
        if (await again.isVisible()) throw error;
      });
    if (error.at !== filled.at) await goTo(page, path(people));
    await seeWhole(window, each);
    await leave(window);
  }

  async function seeError(page: Page, { path, error, filled, empty, asksNothing }: PageCase): Promise<void> {
    if (asksNothing) return;
    const where = error.toast ? page.getByRole('alert') : mainOf(page).getByRole('alert');
    await look(where.filter({ hasText: error.says }).first()).toBeVisible();
    await look(mainOf(page).getByRole('alert').first()).toBeVisible();
    expect(pathOf(page)).toBe(error.at ?? path(people));
    await look(mainOf(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await look(mainOf(page).getByText('Loading…', { exact: true })).toHaveCount(0);
    await look(page.locator('main h1')).toHaveCount(1);
    if (filled.says !== empty.says) await look(mainOf(page)).not.toContainText(empty.says);
    expect(await mainOf(page).innerText()).toMatch(new RegExp(`${ours}|Failed to load`));
  }

  async function seeOffline(each: PageCase): Promise<void> {
    const { path, loading, offline = loading, empty, filled, asksNothing } = each;
    const window = await open(people.owner);
    const { page, setOffline } = window;
    await openElsewhere(window, each);
    await fetchCode(page);
    await setOffline(true);
    await goTo(page, path(people));
    await look(mainOf(page)).toContainText(offline.says);
    await look(page.getByText('You are offline. What you see may be out of date')).toBeVisible();
    await look(page).toHaveTitle(tabOf(offline.title));
    if (!asksNothing && empty.says !== filled.says) await look(mainOf(page)).not.toContainText(empty.says);
    expect(await hasFocusInside(page)).toBe(true);
    await setOffline(false);
    await seeWhole(window, each);
    await leave(window);
  }

  async function seeUnfetched(each: PageCase): Promise<void> {
    const window = await open(people.owner, { isFresh: true });
    const { page, setOffline, faults } = window;
    await openElsewhere(window, each);
    await setOffline(true);
    await goTo(page, each.path(people));
    const told = page.getByRole('heading', { level: 1, name: unfetched });
    await look(told).toBeVisible();
    await look(page).toHaveTitle(tabOf(unfetched));
    await look(mainOf(page)).toContainText('What you have saved is safe');
    await look(page.getByRole('navigation').first()).toBeVisible();
    expect(await hasFocusInside(page)).toBe(true);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await look(again).toBeEnabled();
    await look(told).toBeVisible();
    await setOffline(false);
    await again.click();
    faults.length = 0;
    await seeWhole(window, each);
    await leave(window);
  }

  async function seeOther(each: PageCase): Promise<void> {
    const window = await open(people.owner);
    await window.page.goto(pages.url + each.path(people));
    await seeWhole(window, each);
    await leave(window);
  }

  async function seeWhole({ page }: Window, { path, filled }: PageCase): Promise<void> {
    await look(mainOf(page)).toContainText(filled.says);
    await look(page).toHaveTitle(tabOf(filled.title));
    await look(page.locator('main h1')).toHaveText(filled.heading);
    expect(pathOf(page)).toBe(filled.at ?? path(people));
    await look(mainOf(page).getByRole('alert')).toHaveCount(0);
  }

  async function open(person: Visitor, how?: { isFresh: boolean }): Promise<Window> {
    const window = await pages.openWindow(person, how);
    onTestFinished(async () => {
      await window.setOffline(false);
      await window.close();
    });
    return window;
  }

  /** A page whose code is not that of the page that is asked for next. */
  async function openElsewhere({ page }: Window, { pattern }: PageCase): Promise<void> {
    const path = pattern === '/google-ads' ? '/ai-seo' : '/google-ads';
    await page.goto(pages.url + path);
    await look(mainOf(page)).toContainText('Coming Soon');
  }

  async function leave({ page, faults }: Window): Promise<void> {
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|\bNaN\b|\[object /);
    expect(faults).toEqual([]);
  }
}

const mainOf = (page: Page) => page.locator('main');
const pathOf = (page: Page) => new URL(page.url()).pathname;

function hasFocusInside(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.activeElement?.closest('main')));
}

/** As a press on a link does, without loading the page anew. */
function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    // The router keeps itself there, and calls back only once the page is there: nobody waits for that.
    void (
      window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
    ).__reactRouterDataRouter //
      .navigate(to);
  }, path);
}

/** Has the browser fetch the code of all pages, as it has for whoever was on them before. */
async function fetchCode(page: Page): Promise<void> {
  // In words, since what is compiled for this process imports otherwise than a browser does.
  await page.evaluate(
    'Promise.all(Object.values(__reactRouterManifest.routes).map(({ module }) => import(module))).then(() => {})',
  );
}
