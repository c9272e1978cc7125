import { east } from './east.ts';
import { nordic } from './nordic.ts';
import { overseas } from './overseas.ts';
import { south } from './south.ts';
import { west } from './west.ts';

/** Countries that can be targeted whole. Those where Meta sells no ads are not among them. */
const restOfTheWorld = `
  AD AE AF AG AI AM AO AQ AR AS AU AW AX AZ BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CI CK CL
  CM CN CO CR CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HK HN
  HT ID IL IM IN IQ JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LY MA MC MF MG MH ML MM MN MO MP MQ
  MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RU RW SA SB SC SD
  SG SH SJ SL SM SN SO SR SS ST SV SX SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UG UM UY UZ VA VC VE VG VI VN VU
  WF WS XK YE YT ZA ZM ZW`;

type Regions = Record<string, string[]>;

/** Towns by region, by country. Countries beyond Europe can be targeted whole, and America by its states. */
export const countries: Record<string, Regions> = {
  ...readTable([nordic, west, south, east, overseas].join('')),
  ...Object.fromEntries(
    restOfTheWorld
      .trim()
      .split(/\s+/)
      .map((code) => [code, {}]),
  ),
};

/** A code on a line of its own, then its regions: `Region: Town, Town`; those before a bare colon have no towns here. */
function readTable(table: string): Record<string, Regions> {
  const lines = table.replaceAll(/\n +/g, ' ').trim().split(/\n+/);
  const found: Record<string, Regions> = {};
  let regions: Regions = {};
  for (const line of lines) {
    const [names = '', towns] = line.split(':');
    if (towns === undefined) regions = found[line] = {};
    else for (const name of names.split(', ')) regions[name] = towns.trim().split(', ').filter(Boolean);
  }
  return found;
}
