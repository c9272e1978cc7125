import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diagonal } from '#tests/proof/diagonal.ts';
import { look } from './look.ts';
import { overlays } from './measure-page.ts';
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
  type Language,
  type Theme,
  type Width,
} from './measured-looks.ts';
import { openPages, type Pages, type Window } from './open-pages.ts';
import { bringOverlaid, type Overlaid } from './overlaid.ts';
import { overlayCases, type OverlayCase } from './overlay-cases.ts';
import { speak } from './say.ts';

let pages: Pages;
let overlaid: Overlaid;
beforeAll(async () => {
  pages = await openPages();
  overlaid = await bringOverlaid(pages);
});
afterAll(() => pages.close());

/** What draws something over a page; what it is drawn with is in web/ui. */
const tag =
  /<(?:\w+\.)*(Dialog|ConfirmDialog|SteeringDialog|dialog|Menu\n|AnchoredPopover|BottomSheet|Popover|Palette)\b/;

test('nothing that opens over a page is left out', () => {
  const drawing = globSync('web/{features,routes}/**/*.tsx').filter((file) =>
    tag.test(readFileSync(file, 'utf8')),
  );
  const listed = overlayCases.map(({ drawnIn }) => `web/${drawnIn}`);
  expect(drawing.filter((file) => !listed.includes(file)).toSorted()).toEqual([
    'web/routes/design/actions.tsx',
    'web/routes/shell/shell.tsx',
  ]);
});

/** Before a change lands each is opened once: wide in one language, or narrow in the other, which has the longer words. */
const runs: { language: Language; width: Width; themes: readonly Theme[] }[] = isWhole
  ? languages.flatMap((language) => widths.map((width) => ({ language, width, themes })))
  : [
      { language: 'en', width: 1440, themes: ['light'] },
      { language: 'nb', width: 320, themes: ['dark'] },
    ];

const kindsAt = (width: Width) => (width < 500 ? ['narrow'] : width < 1280 ? ['wide'] : ['wide', 'table']);
const cells = runs.flatMap((run) =>
  overlayCases
    .filter(({ only }) => only === undefined || kindsAt(run.width).includes(only))
    .map((each) => ({ run, each })),
);
const opened = isWhole
  ? cells
  : diagonal(
      cells,
      ({ each }) => each,
      ({ run }) => run,
    );

describe.each(runs)('$width wide, in $language', (run) => {
  const { language, width, themes } = run;
  const open = new Map<OverlayCase['who'], Window & { at: string }>();
  const say = speak(language);
  beforeAll(async () => {
    for (const person of [overlaid.people.owner, overlaid.people.newcomer, overlaid.people.boss])
      await person.ask.people.update({ language });
  });
  afterAll(async () => {
    for (const { close } of open.values()) await close();
  });

  async function windowOf(who: OverlayCase['who']) {
    const known = open.get(who);
    if (known) return known;
    const { boss, newcomer, owner } = overlaid.people;
    const person = { newcomer, boss, stranger: undefined }[who as 'newcomer' | 'boss' | 'stranger'];
    const window = await pages.openWindow(who ? person : owner, { isFresh: true });
    await window.page.addInitScript((chosen) => localStorage.setItem('ui-language', chosen), language);
    const begun = { ...window, at: '' };
    open.set(who, begun);
    return begun;
  }

  const cases = opened.filter((cell) => cell.run === run).map(({ each }) => each);
  test.each(cases)('$drawnIn fits, and axe finds nothing', async ({ drawnIn, who, path, steps }) => {
    const window = await windowOf(who);
    const { page } = window;
    const seen = `${drawnIn} at ${width}, ${language}`;
    const to = path(overlaid, say);
    await widen(page, width);
    if (window.at !== to) {
      await page.goto(pages.url + to);
      await settle(page);
    }
    // Where this one fails, the next begins anew.
    window.at = '';
    for (const step of steps) await step(page, say);
    const over = page.locator(overlays);
    await look(over.last()).toBeVisible();
    for (const theme of themes) {
      await light(page, theme);
      await expectNoFaults(page, `${seen}, ${theme}`, overlays);
    }
    await expectFits(page, seen, [width]);
    await widen(page, width);
    for (let presses = 0; presses < 3 && (await over.count()) > 0; presses += 1) {
      await page.keyboard.press('Escape');
      await untilDrawn(page);
    }
    if ((await over.count()) === 0) window.at = to;
  });
});
