import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diagonal } from '#tests/proof/diagonal.ts';
import { look } from './look.ts';
import { measuredCases, type Who } from './measured-cases.ts';
import {
  expectFits,
  expectNoFaults,
  isWhole,
  languages,
  light,
  settle,
  themes,
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

const cells = measuredCases.flatMap((each) =>
  languages.flatMap((language) => widths.map((width) => ({ each, language, width, themes }))),
);
/** Before a change lands each page is opened once, by turns in every language, at every width and in every theme. */
const looks = isWhole
  ? cells
  : diagonal(
      cells.flatMap((cell) => themes.map((theme) => ({ ...cell, themes: [theme] }))),
      ({ each }) => each,
      ({ language, width }) => `${language} ${width}`,
      ({ width, themes }) => `${themes[0]} ${width}`,
    );

describe.each(languages)('in %s', (language) => {
  const open = new Map<Who, Opened>();
  const isOf = (look: (typeof looks)[number], each: (typeof measuredCases)[number]) =>
    look.each === each && look.language === language;
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

  test.each(measuredCases.filter((each) => looks.some((look) => isOf(look, each))))(
    '$name fits at any width, moves nothing by itself, and axe finds nothing',
    async (each) => {
      const { name, who, path } = each;
      for (const { width, themes } of looks.filter((look) => isOf(look, each))) {
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
