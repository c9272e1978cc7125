import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProof } from '#tests/chance.ts';
import type { Visitor } from '#tests/visitor.ts';
import { campaignCases } from './campaign-cases.ts';
import { liveCases } from './live-cases.ts';
import { look } from './look.ts';
import { measureFit, noMisfits, watchShifts } from './measure-page.ts';
import { openPages, type Pages } from './open-pages.ts';
import { ownCases } from './own-cases.ts';
import { bringPeople, type People } from './people.ts';

const widths = [1440, 820, 390, 320] as const;
const themes = ['dark', 'light'] as const;
const languages = ['en', 'nb'] as const;
type Theme = (typeof themes)[number];
type Language = (typeof languages)[number];

let pages: Pages;
let people: People;
beforeAll(async () => {
  pages = await openPages();
  people = await bringPeople(pages);
});
afterAll(() => pages.close());

/** What has been drawn anew. The others follow with their rooms: each is named here once it holds. */
const drawnAnew = new Set(['/dashboard', '/profile', '/leads', '/drafts']);
const own = [...ownCases, ...campaignCases, ...liveCases].filter(({ pattern }) => drawnAnew.has(pattern));
/** Who looks at what: pages as they are for somebody who has everything, and the first ones for who has nothing. */
const looks = [
  ...own.map((each) => ({ name: each.pattern, who: 'owner' as const, path: each.path })),
  { name: '/dev/design', who: 'owner' as const, path: () => '/dev/design' },
  ...own.map((each) => ({ name: `${each.pattern}, empty`, who: 'newcomer' as const, path: each.path })),
].map((each, place) => ({ ...each, place }));

/** All there are for the proof; before a change lands each page once, every look by turns. */
function looksAt(place: number): { width: number; theme: Theme; language: Language }[] {
  if (!isProof) {
    return [
      { width: widths[place % 4]!, theme: themes[(place >> 1) % 2]!, language: languages[(place >> 2) % 2]! },
    ];
  }
  return languages.flatMap((language) =>
    widths.flatMap((width) => themes.map((theme) => ({ width, theme, language }))),
  );
}

test.each(looks)('$name fits at any width, moves nothing by itself, and axe finds nothing', async (each) => {
  for (const { width, theme, language } of looksAt(each.place)) {
    const seen = `${each.name} at ${width}, ${theme}, ${language}`;
    const person = people[each.who];
    const { page, close } = await openLook(person, { width, theme, language });
    try {
      const readShifts = await watchShifts(page);
      await page.goto(pages.url + each.path(people));
      await settle(page);
      const shifts = await readShifts();
      expect.soft(shifts.sum, `${seen} moves: ${shifts.moved.join('\n')}`).toBeLessThan(0.02);
      expect.soft(await findFaults(page), `axe on ${seen}`).toEqual([]);
      for (const other of isProof ? [width] : widths) {
        await page.setViewportSize({ width: other, height: 900 });
        await look.poll(() => measureFit(page), { message: `${seen}, then at ${other}` }).toEqual(noMisfits);
      }
    } finally {
      await close();
    }
  }
});

interface Look {
  width: number;
  theme: Theme;
  language: Language;
}

async function openLook(person: Visitor, { width, theme, language }: Look) {
  await person.ask.people.update({ language });
  const window = await pages.openWindow(person, { isFresh: true });
  const { page } = window;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('ui-language', chosen), language);
  return window;
}

/** Until nothing is on its way any more, nor says that it is. */
async function settle(page: Page): Promise<void> {
  await look(page.locator('main h1').first()).toBeVisible();
  await look(page.locator('main [role=status]').filter({ hasText: /^(Loading|Laster) ?…$/ })).toHaveCount(0);
  await look(page.locator('main .animate-pulse:not([data-specimen] *)')).toHaveCount(0);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
