import type { Delivery, DeliveryCause, DeliveryState } from '#contract/delivery.ts';
import { expect, test } from 'vitest';
import { findAttention } from './attention-rows.ts';

const refused: DeliveryCause = {
  reason: { code: 'ads-refused', facebookAdIds: ['1'] },
  metaWords: 'Too much text in the picture.',
  remedy: { code: 'fix-ads', facebookAdIds: ['1'] },
};

function row(state: DeliveryState, also: DeliveryCause[] = []): { delivery: Delivery } {
  return {
    delivery: { state, reason: { code: 'delivering' }, metaWords: null, remedy: { code: 'none' }, also },
  };
}

test('what is switched on and not shown needs attention, and what is shown but for an ad Meta rejected', () => {
  const silent = row('not-delivering');
  const partly = row('running', [refused]);
  const found = findAttention([row('running'), silent, row('paused', [refused]), row('in-review'), partly]);
  expect(found.map(({ campaign }) => campaign)).toEqual([silent, partly]);
  expect(found.map(({ cause }) => cause.reason.code)).toEqual(['delivering', 'ads-refused']);
});
