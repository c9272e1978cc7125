import { expect, test } from 'vitest';
import { areAlike, asFirmsWrite, isNamedAfter } from './firm-names.ts';

test.each([
  ['BERGEN RØR & VARME AS', 'Bergen Rør & Varme AS'],
  ['VESTLAND TAK OG BLIKK AS', 'Vestland Tak og Blikk AS'],
  ['BERGEN IT-HJELP AS', 'Bergen IT-hjelp AS'],
  ['HANSEN-OLSEN ENK', 'Hansen-Olsen ENK'],
  ['PÅ HJØRNET DA', 'På Hjørnet DA'],
  ['SOLSIDEN BAKERI AVD LADE', 'Solsiden Bakeri avd Lade'],
  ['GLØD ELEKTRO AS', 'Glød Elektro AS'],
  ['VVS NORD AS', 'VVS Nord AS'],
  ['Bergen Rør', 'Bergen Rør'],
])('%s writes itself %s', (capitals, name) => {
  expect(asFirmsWrite(capitals)).toBe(name);
});

test.each([
  ['Bergen Rør & Varme', 'BERGEN RØR & VARME AS', true],
  ['Salong Nord', 'SALONG NORD HANSEN', true],
  ['Gamlebyen Kafé', 'GAMLEBYEN KAFÉ AS', true],
  ['Bergen Rør', 'BERGEN DYREHJELP AS', false],
  ['AS', 'BERGEN RØR AS', false],
])('%s and %s: %s', (one, other, alike) => {
  expect(areAlike(one, other)).toBe(alike);
});

test('an address may be made of a name', () => {
  expect(isNamedAfter('www.bergenror.no', 'Bergen Rør AS')).toBe(true);
  expect(isNamedAfter('bergen-ror.no', 'Bergen Rør & Varme')).toBe(true);
  expect(isNamedAfter('bergenror.no', 'Solsiden Bakeri')).toBe(false);
  expect(isNamedAfter('no.no', 'Nordlys Yoga')).toBe(false);
});
