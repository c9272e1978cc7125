import { factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import type { AccountFacts } from '../account-facts.ts';
import { landingPage } from './landing-page.ts';

const since = new Date('2026-11-26T08:05:00Z');
const page = {
  address: 'https://bakery.example/bread',
  trouble: 'not-found' as const,
  status: 404,
  ms: 120,
  since,
  facebookCampaignIds: ['1', '2', '3'],
};
const one = known({ facebookCampaignId: '1' });
const two = known({ facebookCampaignId: '2', dailyBudgetMinor: 50_00 });
const paused = known({ facebookCampaignId: '3', state: 'paused' });

const detect = (
  badPage: Partial<AccountFacts['badPages'][number]>,
  ...campaigns: ReturnType<typeof known>[]
) => landingPage.detect(factsOf(campaigns, { badPages: [{ ...page, ...badPage }] }));

test('a page is told of once, with what the campaigns that lead there may cost', () => {
  const [found, ...others] = detect({}, one, two, paused);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    class: 'costs-wrongly',
    reason: { trouble: 'not-found', status: 404, since: '2026-11-26', dailyBudgetMinor: 200_00 },
    campaigns: [one, two],
    sureness: 'certain',
    stakeMinor: 200_00,
    action: { code: 'look-again', address: page.address },
  });
  expect(found!.campaign).toBeUndefined();
  expect(detect({}, one, paused)).toMatchObject([{ campaign: one, reason: { dailyBudgetMinor: 150_00 } }]);
});

test('what a campaign without a budget of its own may cost is not said', () => {
  const unsaid = known({ facebookCampaignId: '2', dailyBudgetMinor: null });
  expect(detect({}, one, unsaid)).toMatchObject([{ reason: { dailyBudgetMinor: null } }]);
});

test('where nothing that leads there is shown, there is nothing to tell', () => {
  expect(detect({}, paused)).toEqual([]);
  expect(detect({}, known({ facebookCampaignId: 'elsewhere' }))).toEqual([]);
});

test.each([
  [{ trouble: 'server-error', status: 503 }, 'costs-wrongly', 'certain'],
  [{ trouble: 'expired', status: null }, 'costs-wrongly', 'certain'],
  [{ trouble: 'nobody', status: null }, 'costs-wrongly', 'likely'],
  [{ trouble: 'slow', status: 200, ms: 7_400 }, 'could-be-better', 'worth-a-look'],
] as const)('%o is %s, and %s', (badPage, level, sureness) => {
  expect(detect(badPage, one)).toMatchObject([{ class: level, sureness }]);
});

test('what costs money for nothing is told anew on the next day, and what is slow is not', () => {
  const evidenceOn = (today: string, trouble: 'nobody' | 'slow') =>
    landingPage.detect(factsOf([one], { today, badPages: [{ ...page, trouble }] }))[0]!.evidence;
  expect(evidenceOn('2026-11-26', 'nobody')).not.toBe(evidenceOn('2026-11-27', 'nobody'));
  expect(evidenceOn('2026-11-26', 'slow')).toBe(evidenceOn('2026-11-27', 'slow'));
});
