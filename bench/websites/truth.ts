import { badSites } from './bad-sites.ts';
import { goodSites } from './good-sites.ts';

/** What stands on each of the twelve websites. */
export const truths = [...goodSites, ...badSites];
