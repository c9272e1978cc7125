import { jsonLd, webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findPlace } from './place.ts';

const placeOf = (body: string, head = '') => findPlace([webPage(body, { head })])?.value;
const address = (addressLocality: string) =>
  jsonLd({ '@type': 'LocalBusiness', name: 'X', address: { addressLocality } });

test.each([
  ['Strandgaten 1, 5013 Bergen', 'Bergen'],
  ['Strandgaten 1, N-5013 BERGEN', 'Bergen'],
  ['Postboks 12, 8601 Mo i Rana, Norge', 'Mo i Rana'],
  ['Strandgaten 1<br>5013 Bergen Telefon 55 12 34 56', 'Bergen'],
  ['Besøk oss i Storgata 4, 2000 Lillestrøm', 'Lillestrøm'],
  ['Skagen 12 - 4006 Stavanger', 'Stavanger'],
  ['Skogveien 3 · 1407 Vinterbro · Org.nr. 999 999 999', 'Vinterbro'],
  ['Besøksadresse<br>2150 Årnes', 'Årnes'],
  ['12 High Street, Bristol BS1 4ST', 'Bristol'],
  ['Unit 3, Mill Lane, Bishop Auckland, DL14 7JH', 'Bishop Auckland'],
])('%s', (line, town) => expect(placeOf(`<p>${line}</p>`)).toBe(town));

test.each([
  '© 2026 Bergen Rør AS',
  'I 2009 Startet vi opp',
  'Siden 1998 Har vi holdt på',
  'Pris 2490 Kroner',
  'Ring 55 12 34 56 Hver dag',
  'Vi har 1500 Kunder i Bergen',
  'Modell 3000 Pro',
  'Siden 2009<br>1500 Fornøyde kunder',
])('%s is no address', (line) => expect(placeOf(`<p>${line}</p>`)).toBeUndefined());

test('what machines are told counts where people read it too', () => {
  expect(placeOf('<p>Salong i Tromsø</p>', address('TROMSØ'))).toBe('Tromsø');
  expect(placeOf('<p>Salong</p>', address('Springfield'))).toBeUndefined();
});

test('between two towns nobody chooses', () => {
  expect(placeOf('<p>Gata 1, 5013 Bergen</p><p>Gata 2, 0150 Oslo</p>')).toBeUndefined();
  expect(placeOf('<p>Gata 1, 5013 Bergen</p><p>Lager: Gata 9, 5013 BERGEN</p>')).toBe('Bergen');
});
