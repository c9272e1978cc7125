import type { InboxLead } from '#contract/leads/lead.ts';
import type { LiveCampaign, LiveOverview } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { isFirstRun } from './is-first-run.ts';

const overviewOf = ({ spentMinor = 0, todayMinor = 0, campaigns = [] as LiveCampaign[] } = {}) =>
  ({ campaigns, totals: { totalSpendMinor: spentMinor }, today: { spendMinor: todayMinor } }) as LiveOverview;

test('only with no campaign, nothing spent and nobody waiting it is the first run', () => {
  expect(isFirstRun(overviewOf(), [])).toBe(true);
  expect(isFirstRun(overviewOf({ campaigns: [{} as LiveCampaign] }), [])).toBe(false);
});

test('what an undone campaign has spent and who has answered it stay on the dashboard', () => {
  expect(isFirstRun(overviewOf({ spentMinor: 14_500 }), [])).toBe(false);
  expect(isFirstRun(overviewOf({ todayMinor: 14_500 }), [])).toBe(false);
  expect(isFirstRun(overviewOf(), [{} as InboxLead])).toBe(false);
});
