import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test('a password is short, weak, fair or strong', () => {
  expect(passwordStrength('abc', 6)).toBe('short');
  expect(passwordStrength('abcdef', 6)).toBe('weak');
  expect(passwordStrength('Abc12!x9', 6)).toBe('fair');
  expect(passwordStrength('warm by tonight in Bergen', 6)).toBe('strong');
});

test('the same sign again and again is weak, however often', () => {
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaaaaaa', 6)).toBe('weak');
  expect(passwordStrength('1212121212121212', 6)).toBe('weak');
});

test('an installation that asks for more calls less short', () => {
  expect(passwordStrength('Abc12!x9', 10)).toBe('short');
});
