import { jsonLd, webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findName } from './name.ts';

const nameOf = (body: string, head = '', url = 'https://bergenror.no/') =>
  findName([webPage(body, { head, url })])?.value;
const footer = '<footer>© 2026 Bergen Rør AS. Alle rettigheter reservert</footer>';

test.each([
  ['JSON-LD', '<p>Bergen Rør</p>', jsonLd({ '@type': 'Plumber', name: 'Bergen Rør', telephone: '55' })],
  ['Open Graph', '<p>Bergen Rør</p>', '<meta property="og:site_name" content="Bergen Rør">'],
  ['the title, by the address', '', '<title>Rørlegger i Bergen – Bergen Rør</title>'],
  ['the title, first', '', '<title>Bergen Rør | Rørlegger</title>'],
  [
    'the logo',
    '<header><a href="/"><img src="/l.png" alt="Bergen Rør logo"></a></header><p>Bergen Rør</p>',
    '<title>Hjem</title>',
  ],
])('%s tells the name', (_, body, head) => expect(nameOf(body, head)).toBe('Bergen Rør'));

test('a page is signed at its foot', () => {
  expect(nameOf(footer, '<title>Hjem</title>', 'https://xyz.no/')).toBe('Bergen Rør AS');
  expect(nameOf('<p>Bergen Rør AS, Strandgaten 1</p>', '', 'https://xyz.no/')).toBe('Bergen Rør AS');
  expect(nameOf('<p>Copyright © 2019-2026 Bergen Rør & Varme | Personvern</p>', '', 'https://xyz.no/')).toBe(
    'Bergen Rør & Varme',
  );
});

test('a name nobody reads on the page is that of somebody else', () => {
  expect(nameOf(footer, jsonLd({ '@type': 'Organization', name: 'Acme Theme Inc' }))).toBe('Bergen Rør AS');
  expect(nameOf('<p>Hei</p>', jsonLd({ '@type': 'Organization', name: 'Acme Theme Inc' }))).toBeUndefined();
});

test('who made the things it sells, or writes of it, is not the firm', () => {
  const brand = { '@type': 'Product', name: 'Kran', brand: { '@type': 'Organization', name: 'Oras' } };
  expect(nameOf('<p>Kran fra Oras</p>', jsonLd(brand))).toBeUndefined();
});

test('a title that says only what is done tells no name', () => {
  expect(
    nameOf('<h1>Rørlegger i Bergen</h1>', '<title>Rørlegger i Bergen | Hjem</title>', 'https://xyz.no/'),
  ).toBeUndefined();
});
