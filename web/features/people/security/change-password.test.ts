import { expect, test } from 'vitest';
import { checkPasswordChange } from './change-password.ts';

const wish = { current: 'cold by morning', password: 'warm by tonight', again: 'warm by tonight' };

test('a new password is typed twice the same', () => {
  expect(checkPasswordChange(wish, 6)).toBeUndefined();
  expect(checkPasswordChange({ ...wish, again: 'warm by tomorrow' }, 6)).toEqual({
    field: 'again',
    text: "New passwords don't match.",
  });
});

test('the present password comes first, and the new one is long enough', () => {
  expect(checkPasswordChange({ current: '', password: '', again: '' }, 6)).toMatchObject({
    field: 'current',
  });
  expect(checkPasswordChange({ ...wish, password: '12345', again: '12345' }, 6)).toEqual({
    field: 'password',
    text: 'Password must be at least 6 characters long',
  });
});
