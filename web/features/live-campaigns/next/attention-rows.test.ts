import type { Delivery, DeliveryCause, DeliveryState } from '#contract/live/delivery.ts';
import { expect, test } from 'vitest';
import { findAttention } from './attention-rows.ts';

const refused: DeliveryCause = {
  reason: { code: 'ads-refused', facebookAdIds: ['1'] },
  metaWords: 'Too much text in the picture.',
  remedy: { code: 'fix-ads', facebookAdIds: ['1'] },
};

function row(
  state: DeliveryState,
  also: DeliveryCause[] = [],
  reason: DeliveryCause['reason'] = { code: 'delivering' },
): { delivery: Delivery } {
  return { delivery: { state, reason, metaWords: null, remedy: { code: 'none' }, also } };
}

test('what is switched on and not shown needs attention, and what is shown but for an ad Meta rejected', () => {
  const silent = row('not-delivering');
  const partly = row('running', [refused]);
  const found = findAttention([row('running'), silent, row('paused', [refused]), row('in-review'), partly]);
  expect(found.map(({ campaigns }) => campaigns)).toEqual([[silent], [partly]]);
  expect(found.map(({ cause }) => cause.reason.code)).toEqual(['delivering', 'ads-refused']);
});

test('what is wrong with the ad account is told once for all its campaigns, and what is theirs one by one', () => {
  const disabled = () => row('not-delivering', [refused], { code: 'account-disabled' });
  const all = [disabled(), row('running', [refused]), disabled(), row('running', [refused])];
  const [one, two, three, four] = all;
  expect(findAttention(all).map(({ campaigns }) => campaigns)).toEqual([[one, three], [two], [four]]);
});
