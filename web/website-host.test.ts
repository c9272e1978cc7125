import { expect, test } from 'vitest';
import { websiteHost } from './website-host.ts';

test('a website is shown as it is written, without the parts nobody reads', () => {
  expect(websiteHost('https://rør.no/tilbud?x=1')).toBe('rør.no');
  expect(websiteHost('http://www.ror.no:8080')).toBe('ror.no');
  expect(websiteHost('ror.no')).toBe('');
});
