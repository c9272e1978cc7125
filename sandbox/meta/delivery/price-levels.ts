import { mapOf } from '#sandbox/json.ts';
import { openKept } from '#sandbox/memory/kept.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import { countriesOf } from '#sandbox/meta/targeting/reached-countries.ts';
import { peopleIn } from './populations.ts';
import { wordNumbers } from './word-numbers.ts';

/** What it costs to be seen in a country, beside Norway. */
const levels = wordNumbers(`
  NO 1 SE 0.9 DK 1 FI 0.85 IS 0.9 DE 0.95 AT 0.9 CH 1.2 NL 0.9 BE 0.8 LU 1 FR 0.75 GB 1 IE 0.95 ES 0.55 PT 0.45 IT 0.55
  GR 0.35 PL 0.4 CZ 0.4 SK 0.35 HU 0.3 RO 0.28 BG 0.28 HR 0.35 SI 0.4 EE 0.45 LV 0.4 LT 0.4 UA 0.15 RS 0.2 TR 0.18
  US 1.45 CA 1.1 AU 1.25 NZ 1 JP 0.9 KR 0.8 IN 0.12 BR 0.2 MX 0.22 ZA 0.25`);
const elsewhere = 0.3;
/** Where nobody says where: most of the world is cheap. */
const everywhere = 0.35;

const priceLevels = openKept<string, number>(5_000);

/** How dear the places of a targeting spec, as JSON, are to advertise in; 1 in Norway. */
export function priceLevelOf(targeting: string): number {
  return priceLevels(targeting, () => average(countriesOf(mapOf(parsed(targeting)))));
}

/** Where more people live, more is shown. */
function average(countries: string[]): number {
  const people = countries.reduce((sum, code) => sum + peopleIn(code), 0);
  const price = countries.reduce((sum, code) => sum + peopleIn(code) * (levels[code] ?? elsewhere), 0);
  return people > 0 ? price / people : everywhere;
}
