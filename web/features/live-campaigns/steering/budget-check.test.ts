import { expect, test } from 'vitest';
import { readBudget, steepIncrease, stepBudget } from './budget-check.ts';

const usd = { currency: 'USD', accountLeastMinor: 0 };

test('an amount is read as people type it', () => {
  expect(readBudget('1 200,50', usd)).toEqual({ minor: 120050 });
  expect(readBudget('1', usd)).toEqual({ minor: 100 });
});

test('nothing, or less than one of the currency, is too little', () => {
  expect(readBudget('', usd)).toEqual({ problem: 'Budget must be at least $1' });
  expect(readBudget('0.99', usd)).toEqual({ problem: 'Budget must be at least $1' });
  expect(readBudget('0.5', { ...usd, currency: 'NOK' })).toEqual({
    problem: expect.stringMatching(/^Budget must be at least NOK.1$/),
  });
});

test('below zero is too little as well', () => {
  const nok = { currency: 'NOK', accountLeastMinor: 1100 };
  for (const typed of ['0', '-1', '', ' − 20'])
    expect(readBudget(typed, nok)).toEqual({
      problem: expect.stringMatching(/^Budget must be at least NOK.1$/),
    });
});

test('the ad account may ask for more', () => {
  expect(readBudget('20', { currency: 'USD', accountLeastMinor: 2500 })).toEqual({
    problem: 'The ad account allows no less than $25 per day.',
  });
});

test('what is more than anybody spends is too much', () => {
  expect(readBudget('99999999999', usd)).toEqual({
    problem: 'That is too much. Please enter a lower amount.',
  });
});

test('what is not clearly an amount is not guessed', () => {
  expect(readBudget('about 20', usd)).toEqual({ problem: 'Please enter an amount, for example 150.' });
});

test('above double is asked about, with the percentage', () => {
  expect(steepIncrease(10000, 20000)).toBeUndefined();
  expect(steepIncrease(10000, 25000)).toBe(150);
  expect(steepIncrease(10000, 5000)).toBeUndefined();
  expect(steepIncrease(0, 5000)).toBeUndefined();
});

test('a step up or down ends at a whole amount that may be set', () => {
  const nok = { currency: 'NOK', accountLeastMinor: 2500 };
  expect(stepBudget(15000, -20, nok)).toBe(12000);
  expect(stepBudget(17500, 50, nok)).toBe(26300);
  expect(stepBudget(2600, -20, nok)).toBe(2500);
  expect(stepBudget(100, -20, { currency: 'USD', accountLeastMinor: 0 })).toBe(100);
});
