import { findPlace } from '#sandbox/meta/places/geography.ts';
import { between } from './noise.ts';
import { wordNumbers } from './word-numbers.ts';

/** Millions, rounded. */
const countries = wordNumbers(`
  NO 5.6 SE 10.6 DK 6 FI 5.6 IS 0.4 DE 84 FR 68 GB 68 IE 5.3 NL 18 BE 11.8 LU 0.7 CH 9 AT 9.2 ES 48 PT 10.5 IT 59
  PL 37 CZ 10.9 SK 5.4 HU 9.6 RO 19 BG 6.4 GR 10.4 HR 3.9 SI 2.1 EE 1.4 LV 1.9 LT 2.9 UA 36 RS 6.6 TR 85 US 335 CA 40
  AU 27 NZ 5.2 JP 124 IN 1430 BR 216 MX 129 ZA 60`);

/** Thousands, rounded. */
const cities = wordNumbers(`
  Oslo 715 Bergen 291 Trondheim 212 Stavanger 149 Bærum 130 Kristiansand 116 Drammen 104 Asker 98 Lillestrøm 91
  Fredrikstad 85 Sandnes 83 Tromsø 78 Ålesund 58 Bodø 54 Stockholm 985 Göteborg 600 Malmö 360 København 660 Aarhus 290
  Helsinki 660 London 8900 Berlin 3700 Madrid 3300 Roma 2800 Paris 2100 Hamburg 1900 Wien 2000 Warszawa 1860
  Budapest 1700 Barcelona 1650 München 1500 Milano 1370 Praha 1350 Amsterdam 920 Brussel 1220 Lisboa 550 Dublin 590`);

export function peopleIn(country: string): number {
  return (countries[country] ?? 9) * 1_000_000;
}

export function peopleInRegion(key: string): number {
  const place = findPlace(key);
  return peopleIn(place?.countryCode ?? 'NO') * between(0.04, 0.12, key);
}

export function peopleInCity(key: string): number {
  const known = cities[findPlace(key)?.name ?? ''];
  return known === undefined ? Math.round(between(6_000, 42_000, key)) : known * 1_000;
}
