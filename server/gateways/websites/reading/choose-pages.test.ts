import { expect, test } from 'vitest';
import { choosePages, isSameSite } from './choose-pages.ts';

const front = 'https://firm.no/';
const choose = (links: Record<string, string>, most = 9, home = front) =>
  choosePages(
    home,
    Object.entries(links).map(([path, text]) => ({ url: new URL(path, home).href, text })),
    most,
  ).map((url) => url.replace('https://firm.no', ''));

test('one page of each subject, then the second of each, whatever order they are linked in', () => {
  const links = {
    '/om-oss': 'Om oss',
    '/tjenester': 'Tjenester',
    '/tjenester/bad': 'Bad',
    '/kontakt': 'Kontakt',
    '/priser': 'Priser',
    '/kampanje': 'Kampanje',
    '/tilbud/november/bad': 'Se tilbudet',
  };
  expect(choose(links)).toEqual([
    '/kampanje',
    '/priser',
    '/tjenester',
    '/kontakt',
    '/om-oss',
    '/tilbud/november/bad',
    '/tjenester/bad',
  ]);
  expect(choose(links, 3)).toEqual(['/kampanje', '/priser', '/tjenester']);
});

test('words of the link count where the address says nothing, in both languages', () => {
  expect(
    choose({
      '/p1': 'Våre priser',
      '/p2': 'Åpningstider',
      '/p3': 'About us',
      '/p4': 'Special offers',
      '/p5': 'Les mer',
    }),
  ).toEqual(['/p4', '/p1', '/p3', '/p2']);
  expect(choose({ '/%C3%A5pningstider': '', '/om': '', '/what-we-do': '' })).toEqual([
    '/what-we-do',
    '/om',
    '/%C3%A5pningstider',
  ]);
});

test('each page once, without its mark and what counts visitors', () => {
  expect(
    choose({
      '/priser': 'Priser',
      '/priser/': 'Priser',
      '/priser#klipp': 'Klipp',
      '/priser?utm_source=x': 'Priser',
      'https://www.firm.no/priser': 'Priser',
      '/': 'Tilbud',
      '/index.html': 'Tilbud',
    }),
  ).toEqual(['/priser']);
});

test.each([
  'https://other.no/priser',
  'https://shop.firm.no/priser',
  'mailto:pris@firm.no',
  '/personvern-og-priser',
  '/logg-inn/priser',
  '/blogg/priser',
  '/prisliste.pdf',
  '/en/prices',
  '/omregning',
])('%s is left alone', (path) => expect(choose({ [path]: 'Side' })).toEqual([]));

test('a website in a folder of its language stays there', () => {
  expect(choose({ '/en/prices': 'Prices', '/no/priser': 'Priser' }, 9, 'https://firm.no/en/')).toEqual([
    '/en/prices',
  ]);
});

test('with and without www is one website, and a name that only looks alike is another', () => {
  const home = new URL(front);
  expect(isSameSite(new URL('http://www.firm.no/x'), home)).toBe(true);
  expect(isSameSite(new URL('https://firm.no.evil.example/'), home)).toBe(false);
  expect(isSameSite(new URL('https://firm.no:8080/'), home)).toBe(false);
});
