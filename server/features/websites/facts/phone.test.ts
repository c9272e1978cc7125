import { jsonLd, webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findPhone } from './phone.ts';

const phoneOf = (body: string, head = '') => findPhone([webPage(body, { head })])?.value;

test.each([
  ['<a href="tel:+4755123456">Ring oss</a>', '+4755123456'],
  ['<a href="tel:55%2012%2034%2056">55 12 34 56</a>', '55 12 34 56'],
  ['Tlf. 55 12 34 56', '55 12 34 56'],
  ['Telefon: +47 912 34 567', '+47 912 34 567'],
  ['Mob 912 34 567 / post@firm.no', '912 34 567'],
  ['Ring oss på 55123456 i dag', '55123456'],
  ['Phone: +44 (0)117 496 0123', '+44 (0)117 496 0123'],
  ['Call us on 0117 496 0123', '0117 496 0123'],
  ['<p>55 12 34 56</p>', '55 12 34 56'],
  ['Timebestilling 55 12 34 56', '55 12 34 56'],
  ['Bord: +47 51 00 00 07', '+47 51 00 00 07'],
])('%s', (body, number) => expect(phoneOf(body)).toBe(number));

test.each([
  'Org.nr. 974 760 673',
  'Faks: 55 12 34 57',
  'Konto 1234 56 78903',
  'Vipps 123456',
  'Åpnet 01.02.2009',
  'Telefon: 12345678',
  'Tlf 00 00 00 00',
  '<a href="tel:">Ring</a>',
  'Nødtelefon 900 12 345',
])('%s tells no number', (body) => expect(phoneOf(body)).toBeUndefined());

test('of several, the one on most pages counts, then the first', () => {
  const both = webPage('<p>Tlf 55 12 34 56</p><p>Mobil 900 12 345</p>');
  expect(findPhone([both])?.value).toBe('55 12 34 56');
  const again = webPage('<p>Mobil 900 12 345</p>', { url: 'https://firm.no/kontakt' });
  expect(findPhone([both, again])?.value).toBe('900 12 345');
});

test('what machines are told counts where people read it too', () => {
  const head = jsonLd({ '@type': 'Plumber', name: 'X', telephone: '+47 55 12 34 56' });
  expect(phoneOf('<p>Telefon 55 12 34 56</p>', head)).toBe('+47 55 12 34 56');
  expect(phoneOf('<p>Ingen telefon</p>', head)).toBeUndefined();
});
