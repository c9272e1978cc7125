import { bergenRor } from './bergenror.ts';
import { fjordYoga } from './fjordyoga.ts';
import type { Site } from './site.ts';
import { solsidenBakeri } from './solsidenbakeri.ts';

export const sites = [bergenRor, solsidenBakeri, fjordYoga];
const byHost = new Map<string, Site>(sites.map((site) => [site.host, site]));

/** A small web of firms, good and bad to read. */
export function siteAt(host: string): Site | undefined {
  return byHost.get(host);
}
