import { expect, test } from 'vitest';
import { findWebMailbox } from './web-mailbox.ts';

test('a mailbox everybody reads in a browser is one click away', () => {
  expect(findWebMailbox('kari@gmail.com')).toBe('https://mail.google.com/mail/');
  expect(findWebMailbox(' Kari@Hotmail.no ')).toBe('https://outlook.live.com/mail/');
});

test('where another address is read nobody knows', () => {
  for (const email of ['kari@nordmann.no', 'kari@gmail.com.example', 'kari', '', 'a@constructor'])
    expect(findWebMailbox(email)).toBeUndefined();
});
