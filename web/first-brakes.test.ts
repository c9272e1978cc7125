import { expect, test } from 'vitest';
import { firstBrakes } from './first-brakes.ts';

const campaign = { objective: 'leads', dailyBudgetMinor: 20_000, currency: 'NOK' } as const;

test('the brakes that publishing sets are told in a line, or not at all where there are none', () => {
  expect(firstBrakes(campaign)?.replaceAll('\u00A0', ' ')).toBe(
    'Brakes: Meta pauses it at NOK 1,000 without a result or NOK 350 a day. You can change them under Meta Ads.',
  );
  expect(firstBrakes({ ...campaign, objective: 'traffic' })).toContain('pauses it at NOK\u00A0350 a day.');
  expect(firstBrakes({ ...campaign, dailyBudgetMinor: null })).toBeUndefined();
});
