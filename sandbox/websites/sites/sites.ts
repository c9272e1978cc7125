import { bergenRor } from './bergenror.ts';
import { fjordYoga } from './fjordyoga.ts';
import { gamlebyenKafe } from './gamlebyenkafe.ts';
import { lukketLand } from './lukketland.ts';
import { menyKort, minSide } from './no-front-page.ts';
import { nordlysBil } from './nordlysbil.ts';
import { salongNord } from './salongnord.ts';
import type { Site } from './site.ts';
import { skitur } from './skitur.ts';
import { solsidenBakeri } from './solsidenbakeri.ts';
import { storkjokken } from './storkjokken.ts';
import { tehuset } from './tehuset.ts';
import { toppDeals } from './toppdeals.ts';
import { vestlandTak } from './vestlandtak.ts';

/** A small web: twelve firms, good and bad to read, and two websites that show nobody what they are. */
export const sites: Site[] = [
  bergenRor,
  solsidenBakeri,
  fjordYoga,
  salongNord,
  nordlysBil,
  storkjokken,
  vestlandTak,
  gamlebyenKafe,
  lukketLand,
  toppDeals,
  skitur,
  tehuset,
  minSide,
  menyKort,
];
const byHost = new Map(sites.map((site) => [site.host, site]));

export function siteAt(host: string): Site | undefined {
  return byHost.get(host);
}
