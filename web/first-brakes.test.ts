import { expect, test } from 'vitest';
import { firstBrakes } from './first-brakes.ts';

const campaign = { objective: 'leads', dailyBudgetMinor: 20_000, currency: 'NOK', brakes: {} } as const;
const line = (changes: Partial<Parameters<typeof firstBrakes>[0]>) =>
  firstBrakes({ ...campaign, ...changes })?.replaceAll('\u00A0', ' ');

test('the brakes that publishing sets are told in a line, or not at all where there are none', () => {
  expect(line({})).toBe(
    'Meta pauses the campaign after NOK 1,000 without a result, or once it spends more than NOK 350 in one day, even if somebody raises the budget in Ads Manager.',
  );
  expect(line({ objective: 'traffic' })).toContain(
    'after NOK 400 without a result, or once it spends more than NOK 350 in one day,',
  );
  expect(line({ dailyBudgetMinor: null })).toBeUndefined();
});

test('what somebody has chosen is told in place of what would be suggested', () => {
  const { spentWithoutResultMinor, mostPerDayMinor } = {
    spentWithoutResultMinor: 50_000,
    mostPerDayMinor: null,
  };
  expect(line({ brakes: { spentWithoutResultMinor } })).toContain(
    'after NOK 500 without a result, or once it spends more than NOK 350 in one day,',
  );
  expect(line({ brakes: { mostPerDayMinor } })).toContain('campaign after NOK 1,000 without a result, even');
  expect(line({ brakes: { spentWithoutResultMinor: null } })).toContain(
    'campaign once it spends more than NOK 350 in one day, even',
  );
  expect(line({ brakes: { spentWithoutResultMinor: null, mostPerDayMinor } })).toBeUndefined();
});
