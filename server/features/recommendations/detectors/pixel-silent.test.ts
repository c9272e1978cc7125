import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { orderFound } from '../order-found.ts';
import { landingPage } from './landing-page.ts';
import { noResults } from './no-results.ts';
import { pixelSilent } from './pixel-silent.ts';

const pixel = {
  pixelId: '77',
  name: 'Shop',
  lastFiredAt: new Date('2026-11-22T09:00:00Z'),
  clicks: 64,
  spendMinor: 900_00,
  facebookCampaignIds: ['1', '2'],
};
const sales = (facebookCampaignId: string, days = daysOf([])) =>
  known({ facebookCampaignId, objective: 'sales', days });

test('a silent pixel is told of once, with what was clicked and spent past it', () => {
  const facts = factsOf([sales('1'), sales('2'), sales('3')], { silentPixels: [pixel] });
  expect(pixelSilent.detect(facts)).toMatchObject([
    {
      class: 'costs-wrongly',
      reason: { name: 'Shop', since: '2026-11-22', clicks: 64, spendMinor: 900_00 },
      campaigns: [{ facebookCampaignId: '1' }, { facebookCampaignId: '2' }],
      about: '77',
      action: {
        code: 'open-events-manager',
        url: 'https://business.facebook.com/events_manager2/list/dataset/77/overview?act=1',
      },
    },
  ]);
});

test('of campaigns that are not listed any more nothing is said', () => {
  expect(pixelSilent.detect(factsOf([sales('3')], { silentPixels: [pixel] }))).toEqual([]);
});

test('it is told again once twice as many have clicked', () => {
  const evidenceOf = (clicks: number) =>
    pixelSilent.detect(factsOf([sales('1')], { silentPixels: [{ ...pixel, clicks }] }))[0]!.evidence;
  expect(evidenceOf(64)).toBe(evidenceOf(127));
  expect(evidenceOf(64)).not.toBe(evidenceOf(128));
});

test('where it says why nothing came, “no results” is left out, and so is it where its page is down', () => {
  const days = daysOf(Array.from({ length: 10 }, () => 300_00));
  const [one, two] = [sales('1', days), sales('2', days)];
  const codes = (changes: Parameters<typeof factsOf>[1]) => {
    const facts = factsOf([one, two], changes);
    const all = [landingPage, pixelSilent, noResults].flatMap((detector) =>
      detector.detect(facts).map((found) => ({ detector, found })),
    );
    return orderFound(all).map(({ reason }) => reason.code);
  };
  expect(codes({})).toEqual(['no-results', 'no-results']);
  expect(codes({ silentPixels: [pixel] })).toEqual(['pixel-silent']);
  const badPage = {
    address: 'https://bakery.example/',
    trouble: 'nobody' as const,
    status: null,
    ms: 20,
    since: new Date('2026-11-26T08:05:00Z'),
    facebookCampaignIds: ['1', '2'],
  };
  expect(codes({ silentPixels: [pixel], badPages: [badPage] })).toEqual(['landing-page']);
});
