import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { isPlatform } from './platforms.ts';
import { isClosed, isLoginPage, isScriptOnly } from './verdicts.ts';

const login = '<form><label>Passord <input type="password"></label><button>Logg inn</button></form>';
const text = '<p>Vi hjelper deg med bad og varme i hele Bergen, og vi kommer når du trenger oss. </p>'.repeat(
  12,
);

test('a page to sign in on is one, and a shop where one may sign in is not', () => {
  expect(isLoginPage(`<h1>Min side</h1>${login}`)).toBe(true);
  expect(isLoginPage(`${login}${text}`)).toBe(false);
  expect(isLoginPage('<p>Logg inn</p>')).toBe(false);
});

test('a page that its scripts make is empty without them', () => {
  const script = '<script src="/app.js"></script>';
  expect(isScriptOnly(`<div id="root"></div><noscript>Slå på JavaScript</noscript>${script}`)).toBe(true);
  expect(isScriptOnly(`${text}${script}`)).toBe(false);
  expect(isScriptOnly('<p>Kort</p>')).toBe(false);
});

test.each([
  'Tehuset har stengt for godt. Siste dag var 30. mai.',
  'Butikken er nå nedlagt.',
  'Vi har dessverre lagt ned driften',
  'Vi har stengt dørene for siste gang',
  'Permanent stengt',
  'We have closed our doors for the last time',
  'The shop is now permanently closed',
  'Mill Lane Tea is no longer trading.',
])('%s: it is over', (line) => expect(isClosed(linesOf(`<p>${line}</p>`))).toBe(true));

test.each([
  'Søndag stengt',
  'Vi holder stengt i påsken',
  'Closed on Mondays',
  'Butikken er stengt for oppussing til mandag',
  'Vi har lagt ned mye arbeid i dette',
  'Veien er stengt for godt vær',
  'We have closed over 500 deals',
])('%s: it is not', (line) => expect(isClosed(linesOf(`<p>${line}</p>`))).toBe(false));

test.each([
  'https://www.facebook.com/bergenror',
  'https://m.facebook.com/x',
  'https://instagram.com/x',
  'https://no.linkedin.com/company/x',
  'https://www.google.com/maps/place/x',
  'https://maps.google.no/x',
  'https://www.finn.no/x',
  'https://www.gulesider.no/x',
  'https://bergenror.business.site/',
  'https://www.tripadvisor.co.uk/x',
])('%s is somebody else’s', (address) => expect(isPlatform(address)).toBe(true));

test.each([
  'https://bergenror.no/',
  'https://myfacebook.com/',
  'https://facebook.com.bergenror.no/',
  'https://sites.google.com/view/bergenror',
  'https://bergenror.wixsite.com/home',
  'https://xx.com/',
  'no address',
])('%s is a website of its own', (address) => expect(isPlatform(address)).toBe(false));
