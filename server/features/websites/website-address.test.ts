import { expect, test } from 'vitest';
import { wholeAddress } from './website-address.ts';

test.each([
  ['bergenror.no', 'https://bergenror.no/'],
  [' www.bergenror.no/tilbud ', 'https://www.bergenror.no/tilbud'],
  ['http://bergenror.no', 'http://bergenror.no/'],
  ['HTTPS://BergenRor.NO/Om#oss', 'https://bergenror.no/Om'],
  ['bergenrør.no', 'https://xn--bergenrr-c5a.no/'],
  ['bergenror.no:8080/a?b=c', 'https://bergenror.no:8080/a?b=c'],
  ['bergenror.no.', 'https://bergenror.no/'],
  ['facebook.com/@bergenror', 'https://facebook.com/@bergenror'],
  ['93.184.216.34', 'https://93.184.216.34/'],
])('%j is visited at %s', (typed, address) => {
  expect(wholeAddress(typed)).toBe(address);
});

test.each([
  'hei',
  'vi har ingen nettside',
  'Hei. Vi holder til i Bergen',
  'post@bergenror.no',
  'mailto:post@bergenror.no',
  'javascript:alert(1)',
  'javascript://bergenror.no/%0aalert(1)',
  'data:text/html,<h1>hei',
  'file:///etc/passwd',
  'file:/etc/passwd',
  'ftp://bergenror.no/',
  'https://kari:hemmelig@bergenror.no/',
  'kari:hemmelig@bergenror.no',
  'https://kari@bergenror.no/',
  'https://',
  'http:///',
  'localhost',
  'localhost:3000',
  'https://intranett/',
  '12',
  '1.2',
  '+47 55 12 34 56',
  'tel:55123456',
  '.no',
  'https://bergen ror.no',
])('%j is no address of a website', (typed) => {
  expect(wholeAddress(typed)).toBeUndefined();
});
