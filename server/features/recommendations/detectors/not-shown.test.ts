import type { Delivery, DeliveryCause, DeliveryState } from '#contract/live/delivery.ts';
import { factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { notShown } from './not-shown.ts';

const refused: DeliveryCause = {
  reason: { code: 'ads-refused', facebookAdIds: ['1'] },
  metaWords: 'Too much text in the picture.',
  remedy: { code: 'fix-ads', facebookAdIds: ['1'] },
};

function campaign(
  facebookCampaignId: string,
  state: DeliveryState,
  { reason = { code: 'delivering' as const }, also = [] }: Partial<Delivery> = {},
) {
  const delivery: Delivery = { state, reason, metaWords: null, remedy: { code: 'none' }, also };
  return known({ facebookCampaignId, delivery });
}
const detect = (...campaigns: ReturnType<typeof campaign>[]) => notShown.detect(factsOf(campaigns));

test('what is switched on and not shown is found, and what is shown but for an ad Meta rejected', () => {
  const found = detect(
    campaign('1', 'running'),
    campaign('2', 'not-delivering', { reason: { code: 'no-ad-sets' } }),
    campaign('3', 'paused', { also: [refused] }),
    campaign('4', 'in-review'),
    campaign('5', 'running', { also: [refused] }),
  );
  expect(found).toMatchObject([
    { campaign: { facebookCampaignId: '2' }, reason: { stopped: 'campaign' } },
    {
      campaign: { facebookCampaignId: '5' },
      reason: { stopped: 'part', metaWords: refused.metaWords, reason: refused.reason },
      action: { code: 'mend', remedy: refused.remedy },
    },
  ]);
});

test('what is wrong with the ad account is told once for all its campaigns, and what is theirs one by one', () => {
  const disabled = (id: string) =>
    campaign(id, 'not-delivering', { reason: { code: 'account-disabled' }, also: [refused] });
  const found = detect(disabled('1'), campaign('2', 'running', { also: [refused] }), disabled('3'));
  expect(found).toMatchObject([
    { class: 'stops-everything', campaignCount: 2, reason: { stopped: 'account' } },
    { class: 'not-shown', campaign: { facebookCampaignId: '2' } },
  ]);
  expect(found[0]!.campaign).toBeUndefined();
});

test('a brake that is gone stops nothing and costs; what an earlier strike was is another matter than a later one', () => {
  const gone = campaign('1', 'running', {
    also: [
      {
        reason: {
          code: 'brake-gone',
          brake: 'mostPerDayMinor',
          status: 'gone',
          amountMinor: 35_000,
          currency: 'NOK',
          limitMinor: null,
        },
        metaWords: null,
        remedy: { code: 'set-brakes', facebookCampaignId: '1' },
      },
    ],
  });
  expect(detect(gone)).toMatchObject([{ class: 'costs-wrongly', reason: { stopped: 'nothing' } }]);
  const struck = (at: string) =>
    campaign('1', 'paused', {
      reason: {
        code: 'braked',
        brake: 'mostPerDayMinor',
        objective: 'leads',
        spentMinor: 1,
        readMinor: null,
        currency: 'NOK',
        timezone: 'Europe/Oslo',
        at,
      },
    });
  const [one, other] = ['2026-11-24T10:00:00Z', '2026-11-25T10:00:00Z'].map((at) => detect(struck(at))[0]!);
  expect(one).toMatchObject({ class: 'not-shown', reason: { stopped: 'campaign' } });
  expect(one!.about).not.toBe(other!.about);
});
