import { expect, test } from 'vitest';
import { resultKindOf } from './result-kind.ts';

test.each([
  ['leads', 'LEAD_GENERATION', 'leads'],
  ['sales', 'OFFSITE_CONVERSIONS', 'purchases'],
  ['traffic', 'LANDING_PAGE_VIEWS', 'landingPageViews'],
  ['traffic', 'LINK_CLICKS', 'linkClicks'],
  [null, 'REACH', 'linkClicks'],
] as const)('a campaign for %s that seeks %s has %s as its results', (objective, sought, kind) => {
  expect(resultKindOf(objective, [{ goal: { optimization_goal: sought } }])).toBe(kind);
});
