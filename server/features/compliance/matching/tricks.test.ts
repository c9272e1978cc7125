import { expect, test } from 'vitest';
import { plainAd } from '#tests/compliance/plain-ad.ts';
import { judge } from '../judge.ts';
import { fold } from './fold.ts';

function quotesOf(text: string, language: 'nb' | 'en' = 'nb') {
  const texts = [{ field: 'ads.a.primaryText', of: 'ad' as const, language, text, folded: fold(text) }];
  return judge({ ...plainAd, industry: 'Retail', language, texts })
    .filter(({ level }) => level === 'stop')
    .map(({ quote }) => quote);
}

test.each([
  ['signs of no width', 'Kjøp s\u200bn\u200bus hos oss', 's\u200bn\u200bus'],
  ['soft hyphens', 'Kjøp sn\u00adus hos oss', 'sn\u00adus'],
  ['a blank of Braille or Korean', 'Kjøp sn\u2800us og sn\u3164us', 'sn\u2800us'],
  ['Cyrillic letters', 'Kjøp ѕnuѕ hos oss', 'ѕnuѕ'],
  ['Greek capitals', 'Rød ΒΙΝ? Nei, VΙΝ!', 'VΙΝ'],
  ['Armenian letters', 'Kjøp sոսs hos oss', 'sոսs'],
  ['small capitals', 'Kjøp ꜱɴᴜꜱ hos oss', 'ꜱɴᴜꜱ'],
  ['letters in circles and squares', 'Kjøp ⓢⓝⓤⓢ og 🆂🅽🆄🆂', 'ⓢⓝⓤⓢ'],
  ['wide letters', 'Kjøp ｓｎｕｓ hos oss', 'ｓｎｕｓ'],
  ['signs for ø', 'Kjøp ∅l hos oss', '∅l'],
  ['o with a stroke laid over', 'Kjøp o\u0338l hos oss', 'o\u0338l'],
  ['figures within a word', 'Billig 4lk0hol og t0bakk', 't0bakk'],
  ['a figure at either end', 'Kjøp 5nus hos oss', '5nus'],
  ['a sign of money at the end', 'Kjøp snu$ hos oss', 'snu$'],
  ['a capital I for an l', 'Iskald øI i baren', 'øI'],
  ['letters one by one', 'Kjøp s n u s hos oss', 's n u s'],
  ['three letters one by one', 'Et glass v i n til maten', 'v i n'],
  ['two letters one by one', 'En iskald ø l til maten', 'ø l'],
  ['dots and spaces', 'Kjøp s. n. u. s. hos oss', 's. n. u. s'],
  ['brackets', 'Kjøp (s)(n)(u)(s) hos oss', 's)(n)(u)(s'],
  ['a hyphen within', 'Kjøp sn-us hos oss', 'sn-us'],
  ['a dot within', 'Kjøp sn.us hos oss', 'sn.us'],
  ['a hyphen between two words of one', 'Bli med på øl-smaking', 'øl-smaking'],
  ['pictures within', 'Kjøp sn🎉🎉us hos oss', 'sn🎉🎉us'],
  ['pictures instead of spaces', 'Drikk🍀øl🍀nå', 'øl'],
  ['a picture of several signs', 'Kjøp sn👩‍👩‍👧us hos oss', 'sn👩‍👩‍👧us'],
  ['marks of direction', 'Kjøp s\u200fn\u200eus hos oss', 's\u200fn\u200eus'],
  ['words written backwards', 'Kjøp \u202esuns\u202c hos oss', 'suns'],
  ['marks above and through', 'Kjøp s\u0336n\u0336u\u0336s\u0336 hos oss', 's\u0336n\u0336u\u0336s\u0336'],
  ['letters drawn out', 'Kjøp snuuuus hos oss', 'snuuuus'],
  ['line breaks within a phrase', 'Happy\n\n\n \n\nhour på torsdag', 'Happy\n\n\n \n\nhour'],
  ['a row of signs within a phrase', 'Happy ✨✨✨✨✨✨ hour på torsdag', 'Happy ✨✨✨✨✨✨ hour'],
  ['capitals', 'KJØP SNUS HOS OSS', 'SNUS'],
  ['a sentence in the other language', 'Kom til oss på lørdag. Free beer for you and your friends!', 'beer'],
])('a word is found in spite of %s', (_, text, quote) => {
  expect(quotesOf(text)).toContain(quote);
});

test.each([
  'Vi er her i å så lenge du vil, o.l.',
  'Ta T-skjorta, e-posten og wi-fi med. 3-roms, 2-mannstelt og b2b.',
  'Åpent kl. 8–16, man.–fre. Tlf. 22 33 44 55. Kr 1.490,- inkl. mva.',
  'iPhone, LinkedIn, McDonald og WiFi på alle rom. 100kg, 5kilo, 3roms.',
  'Jaaaa! Endelig sommer! Sååå deilig ☀️☀️☀️ Velkommen inn 👋🏽',
  'Møt oss i Vinterbro, på Vinmonopolets gamle tomt? Nei, i Sandvika/Bærum.',
])('leaves alone what is only written so: %s', (text) => {
  expect(quotesOf(text)).toEqual([]);
});
