import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { leadsWaiting } from './leads-waiting.ts';

const campaign = known({ days: daysOf([300_00, 300_00], { results: [2, 2] }) });
const { facebookCampaignId } = campaign;

function detect(hoursAgo: number, of = facebookCampaignId) {
  const facts = factsOf([campaign]);
  const since = new Date(facts.at - hoursAgo * 3_600_000);
  return leadsWaiting.detect({ ...facts, waiting: [{ facebookCampaignId: of, count: 3, since }] });
}

test('after an hour they are told of, with what so many cost', () => {
  expect(detect(0.9)).toEqual([]);
  expect(detect(1)).toMatchObject([
    { class: 'people-wait', reason: { count: 3, hours: 1, costMinor: 450_00 } },
  ]);
});

test('whoever has waited for a day is told of anew, and within one is not', () => {
  const evidenceAfter = (hours: number) => detect(hours)[0]!.evidence.split(' ')[1];
  expect(evidenceAfter(2)).toBe(evidenceAfter(23));
  expect(evidenceAfter(23)).not.toBe(evidenceAfter(25));
});

test('leads of campaigns that are not listed are told of together, without a campaign and what they cost', () => {
  const facts = factsOf([campaign]);
  const since = (hours: number) => new Date(facts.at - hours * 3_600_000);
  const found = leadsWaiting.detect({
    ...facts,
    waiting: [
      { facebookCampaignId, count: 1, since: since(5) },
      { facebookCampaignId: 'gone', count: 3, since: since(2) },
      { facebookCampaignId: 'a form', count: 2, since: since(30) },
    ],
  });
  expect(found.map(({ campaign: of, reason }) => [of?.name, reason])).toMatchObject([
    [undefined, { count: 5, hours: 30, costMinor: null }],
    ['Winter check', { count: 1, hours: 5, costMinor: 150_00 }],
  ]);
});
