import { expect, test } from 'vitest';
import { pageName } from './reading-words.ts';

test('a page is called by where it stands on the website', () => {
  const address = 'https://www.bergenror.example/';
  expect(pageName('https://bergenror.example/', address)).toBe('Front page');
  expect(pageName('https://www.bergenror.example/tilbud/', address)).toBe('/tilbud');
  expect(pageName('https://www.bergenror.example/%C3%A5pningstider?side=2', address)).toBe(
    '/åpningstider?side=2',
  );
  expect(pageName('https://www.bergenror.example/%E5pent', address)).toBe('/%E5pent');
  expect(pageName('https://vaktmester.example/om', address)).toBe('vaktmester.example/om');
});
