import type { DailyFigures } from '#contract/live/live-figures.ts';
import { expect, test } from 'vitest';
import { plotPoints } from './plot-points.ts';

const day = (date: string, spendMinor: number, results: number) => ({
  day: date,
  spendMinor,
  results,
  impressions: 0,
  clicks: 0,
});
const figures: DailyFigures = {
  currency: 'NOK',
  days: [day('2026-11-21', 900, 9), day('2026-11-22', 800, 8), day('2026-11-23', 50, 1)],
  today: '2026-11-23',
  knownSince: null,
  before: [day('2026-11-19', 700, 7), day('2026-11-20', 600, 6)],
  asOf: null,
};

test('today stands by itself, and no line goes down to it', () => {
  const [, yesterday, today] = plotPoints(figures, { marks: [] });
  expect(yesterday).toMatchObject({ spend: 800, results: 8, spendSoFar: undefined });
  expect(yesterday!.earlier).toMatchObject({ day: '2026-11-20' });
  expect(today).toMatchObject({ spend: undefined, results: undefined, spendSoFar: 50, resultsSoFar: 1 });
});

test('what was changed stands on its day', () => {
  const mark = {
    id: crypto.randomUUID(),
    day: '2026-11-22',
    facebookCampaignId: '1',
    campaignName: 'Winter',
    objective: null,
    details: { kind: 'status' as const, from: 'ACTIVE', to: 'PAUSED' as const },
    by: 'Kari',
  };
  expect(plotPoints(figures, { marks: [mark] }).map(({ marks }) => marks.length)).toEqual([0, 1, 0]);
});

test('days before there was a campaign are left out, down to three, and none that cost something', () => {
  const days = Array.from({ length: 30 }, (_, place) =>
    day(`2026-11-${String(place + 1).padStart(2, '0')}`, 0, 0),
  );
  const begunOn = (since: string, spent?: number) => {
    const told = days.map((each, place) => (place === spent ? { ...each, spendMinor: 5 } : each));
    return plotPoints({ ...figures, days: told, before: [] }, { marks: [], since })[0]!.day;
  };
  expect(begunOn('2026-11-29T21:00:00Z')).toBe('2026-11-28');
  expect(begunOn('2026-11-12T21:00:00Z')).toBe('2026-11-12');
  expect(begunOn('2026-11-12T21:00:00Z', 10)).toBe('2026-11-11');
  expect(begunOn('2026-10-12T21:00:00Z')).toBe('2026-11-01');
});

test('no line comes from the days before there was a campaign', () => {
  const days = [day('2026-11-21', 0, 0), day('2026-11-22', 0, 0), day('2026-11-23', 50, 1)];
  const resultsOf = (since: string) =>
    plotPoints({ ...figures, days, before: [] }, { marks: [], since }).map(({ results }) => results);
  expect(resultsOf('2026-11-23T09:35:00Z')).toEqual([undefined, undefined, undefined]);
  expect(resultsOf('2026-11-22T09:35:00Z')).toEqual([undefined, 0, undefined]);
});
