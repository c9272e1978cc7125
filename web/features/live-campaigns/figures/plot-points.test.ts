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
  const [, yesterday, today] = plotPoints(figures, []);
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
  expect(plotPoints(figures, [mark]).map(({ marks }) => marks.length)).toEqual([0, 1, 0]);
});
