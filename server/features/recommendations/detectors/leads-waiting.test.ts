import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { leadsWaiting } from './leads-waiting.ts';

const campaign = known({ days: daysOf([300_00, 300_00], { results: [2, 2] }) });
const { facebookCampaignId } = campaign;

function detect(hoursAgo: number, of = facebookCampaignId) {
  const facts = factsOf([campaign]);
  const since = new Date(facts.now - hoursAgo * 3_600_000);
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

test('leads of a campaign that is not listed are nothing to do here', () => {
  expect(detect(30, 'elsewhere')).toEqual([]);
});
