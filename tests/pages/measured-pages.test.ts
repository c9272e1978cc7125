import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look } from './look.ts';
import { measuredCases, type Who } from './measured-cases.ts';
import {
  expectFits,
  expectNoFaults,
  isWhole,
  languages,
  light,
  looksAt,
  settle,
  untilDrawn,
  widen,
  widths,
} from './measured-looks.ts';
import { watchShifts } from './measure-page.ts';
import { openPages, type Pages, type Window } from './open-pages.ts';
import { bringPeople, type People } from './people.ts';

let pages: Pages;
let people: People;
beforeAll(async () => {
  pages = await openPages();
  people = await bringPeople(pages);
});
afterAll(() => pages.close());

type Opened = Window & { readShifts: Awaited<ReturnType<typeof watchShifts>> };
const looks = measuredCases.map((each, place) => ({ ...each, place }));

describe.each(languages)('in %s', (language) => {
  const open = new Map<Who, Opened>();
  beforeAll(async () => {
    for (const who of ['owner', 'newcomer'] as const) await people[who].ask.people.update({ language });
  });
  afterAll(async () => {
    for (const { close } of open.values()) await close();
  });

  async function windowOf(who: Who): Promise<Opened> {
    const window = await pages.openWindow(who === 'stranger' ? undefined : people[who], { isFresh: true });
    await window.page.addInitScript((chosen) => localStorage.setItem('ui-language', chosen), language);
    return { ...window, readShifts: await watchShifts(window.page) };
  }

  test.each(looks)(
    '$name fits at any width, moves nothing by itself, and axe finds nothing',
    async (each) => {
      const { name, who, path, place } = each;
      for (const { width, themes } of looksAt(place, language)) {
        // For the proof nothing is there yet, neither code nor type.
        const window = (!isWhole && open.get(who)) || (await windowOf(who));
        if (!isWhole) open.set(who, window);
        const { page } = window;
        await widen(page, width);
        await light(page, themes[0]!);
        await openSlowly(page, pages.url + path(people, language));
        const shifts = await window.readShifts();
        const seen = `${name} at ${width}, ${language}`;
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect.soft(shifts.sum, `${seen} moves: ${shifts.moved.join('\n')}`).toBeLessThan(0.02);
        for (const theme of themes) {
          await light(page, theme);
          await expectNoFaults(page, `${seen}, ${theme}`);
        }
        await expectFits(page, seen, isWhole ? [width] : undefined);
        // What asks nobody anything is cheap to look at once more, where width and colours are the other ones.
        if (!isWhole && who === 'stranger') {
          await widen(page, widths[(widths.indexOf(width) + 2) % widths.length]!);
          await light(page, themes[0] === 'dark' ? 'light' : 'dark');
          await expectNoFaults(page, `${seen}, then in its other look`);
        }
        if (isWhole) await window.close();
      }
    },
  );

  /** Opens it where every answer is late, so that what holds the place of each is seen. */
  async function openSlowly(page: Page, url: string): Promise<void> {
    const release = pages.holdAnswers();
    try {
      await page.goto(url);
      await look(page.locator('body *:visible').first()).toBeVisible();
      await untilDrawn(page);
    } finally {
      release();
    }
    await settle(page);
  }
});
