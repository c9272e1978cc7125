import type { GoalFigures } from '#contract/live/live-figures.ts';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { campaignWeekPath, type WeekPath } from './week-path.ts';
import { WeekSentence } from './week-sentence.tsx';

const leads: GoalFigures = {
  objective: 'leads',
  spendMinor: 80_000,
  results: 10,
  before: { spendMinor: 100_000, results: 10 },
};
const visits: GoalFigures = { objective: 'traffic', spendMinor: 40_000, results: 300, before: null };

const noneYet = { spendMinor: 0, results: 0 };

/** What is read, and where its numbers lead. */
function read(
  goals: GoalFigures[],
  pathTo?: WeekPath,
  more: Partial<ComponentProps<typeof WeekSentence>> = {},
) {
  const days = { since: '2026-11-14', until: '2026-11-20' };
  const spendMinor = goals.reduce((sum, goal) => sum + goal.spendMinor, 0);
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <WeekSentence
        soFar={noneYet}
        week={{ days, spendMinor, goals }}
        currency="NOK"
        pathTo={pathTo}
        {...more}
      />
    </MemoryRouter>,
  );
  return {
    text: page.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '),
    titles: [...page.matchAll(/title="([^"]*)"/g)].map(([, title]) => title),
    ways: [...page.matchAll(/href="([^"]*)"/g)].map(([, way = '']) => way.replaceAll('&amp;', '&')),
  };
}

test('of one goal: what it cost, what it brought, what each cost beside the week before', () => {
  const { text, ways } = read([leads]);
  expect(text).toBe(
    'In the last 7 days, NOK 800 brought 10 leads. Each lead cost NOK 80.00, 20% less than the week before.',
  );
  expect(ways).toEqual([
    '/meta-ads?period=7d&sort=-spend#campaigns',
    '/meta-ads?period=7d&goal=leads&sort=-results#campaigns',
    '/meta-ads?period=7d&goal=leads&sort=cost-per-result#campaigns',
  ]);
});

test('which days the week is, is said once: below it where it is large, and else on pointing at it', () => {
  const below = read([leads], undefined, { isLarge: true });
  expect(below.text).toMatch(/ before\. ?7 full days, Nov 14 to Nov 20$/);
  expect(below.titles).toEqual([]);
  expect(read([leads]).titles).toEqual(['7 full days, Nov 14 to Nov 20']);
});

test('unlike things stand side by side and are never added up; the dearest that can be is compared', () => {
  expect(read([leads, visits]).text).toBe(
    'In the last 7 days, NOK 1,200 brought 10 leads at NOK 80.00 and 300 visits at NOK 1.33. Each lead cost 20% less than the week before.',
  );
  expect(read([visits, leads]).text.trim()).toMatch(
    /300 visits at NOK 1\.33 and 10 leads at NOK 80\.00\. Each lead cost 20% less than the week before\.$/,
  );
});

test('of several, what brought nothing is told with what it cost, and that it is too early where it is', () => {
  const { text, ways } = read([visits, { ...leads, results: 0 }]);
  expect(text).toBe(
    'In the last 7 days, NOK 1,200 brought 300 visits at NOK 1.33 and 0 leads for NOK 800. There is too little to compare with the week before.',
  );
  expect(ways.at(-1)).toBe('/meta-ads?period=7d&goal=leads&sort=-spend#campaigns');
});

test('what was not measured before is too little to compare; what brought nothing costs nothing apiece', () => {
  expect(read([visits]).text).toContain('Each visit cost NOK 1.33, but there is too little to compare.');
  expect(read([{ ...leads, results: 0 }]).text.trim()).toBe(
    'In the last 7 days, NOK 800 was spent, and brought no results yet.',
  );
  expect(read([]).text.trim()).toBe('Nothing was spent in the last 7 days.');
  const more = { soFar: { spendMinor: 130_87, results: 2 }, today: 'NOK 131 and 2 visits' };
  expect(read([], undefined, more).text).toBe(
    'So far today: NOK 131 and 2 visits. Nothing was spent in the 7 days before.',
  );
  expect(read([{ ...visits, results: 0 }], undefined, more).text.trim()).toBe(
    'So far today: NOK 131 and 2 visits. In the 7 days before, NOK 400 was spent without results.',
  );
});

test('of one campaign its numbers lead to its days, to who answered, and to its ads', () => {
  expect(read([leads], campaignWeekPath('/campaigns/7/leads')).ways).toEqual([
    '/?period=7d#per-day',
    '/campaigns/7/leads',
    '/?period=7d&tab=ads',
  ]);
  expect(read([visits], campaignWeekPath(undefined)).ways[1]).toBe('/?period=7d#per-day');
});
