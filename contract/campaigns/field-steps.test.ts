import { expect, test } from 'vitest';
import { stepOfField } from './field-steps.ts';
import { stepsFor } from './next-step.ts';

test('a field at fault leads to the step where it is changed', () => {
  expect(stepOfField('dailyBudgetMinor')).toBe('audience');
  expect(stepsFor('sales')).toContain(stepOfField('pixelId'));
  expect(stepsFor('leads')).toContain(stepOfField('leadFormId'));
});

test('ads are changed on the review step, and what we do not know leads nowhere', () => {
  expect(stepOfField('ads')).toBeUndefined();
  expect(stepOfField('something new')).toBeUndefined();
});
