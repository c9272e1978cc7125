import { expect, test } from 'vitest';
import { hasEnded, isSoldOut } from './ended.ts';

const today = '2026-11-27';

test.each([
  'Gjelder til 31. mars 2023',
  'Tilbudet gjelder t.o.m. søndag 26. november 2026.',
  'Kampanje 1.–30. juni 2026',
  'Gjelder ut oktober 2026',
  'Gyldig til 01.11.2026',
  'Valid until 31st March 2026',
  'Offer ended March 31, 2025',
  'Until 30/09/26',
])('%s: it is over', (text) => expect(hasEnded(text, today)).toBe(true));

test.each([
  'Gjelder til 31. desember 2026',
  'Gjelder til og med 27. november 2026',
  'Gjelder ut november 2026',
  'Gjelder ut november',
  'Fra 1. mars 2023',
  'Siden mai 2009',
  'Tidligere til 1. mai 2026, nå forlenget til 1. mai 2027',
  'Valid until 28 February',
  'Ring til 01.02',
])('%s: it is not', (text) => expect(hasEnded(text, today)).toBe(false));

test.each([
  'Utsolgt',
  'Rørsjekk 990 kr (utgått)',
  'Kurset er fulltegnet.',
  'Sold out!',
  'Currently out of stock',
])('%s: nothing is left', (text) => expect(isSoldOut(text)).toBe(true));

test.each(['Nesten utsolgt', 'Aldri utsolgt', 'Utsolgte rekker av smil', 'Almost sold out'])(
  '%s: something is left',
  (text) => expect(isSoldOut(text)).toBe(false),
);
