import { expect, test } from 'vitest';
import { isAddress } from './is-address.ts';

test.each([
  'bergenror.example',
  ' www.Rør.no ',
  'https://bergenror.example/tilbud?a=1',
  'http://rør.no:8080',
  'https://xn--rr-lka.no',
  'butikk.xn--p1ai',
  'http://127.0.0.1/',
  'http://localhost:3000',
  'file:///etc/passwd',
])('%s is a website', (text) => {
  expect(isAddress(text)).toBe(true);
});

test.each(['Bergen Rør AS', 'Rør & Varme A.S ', '987 654 321', '987654321', 'post@bergenror.no', 'Rør.'])(
  '%s is the name or the number of a firm',
  (text) => {
    expect(isAddress(text)).toBe(false);
  },
);
