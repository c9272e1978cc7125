import { type Fields, isMap } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { findOffers } from './find-offers.ts';
import { findAbout, findIndustry, findPoints, findTone } from './find-words.ts';
import { misread } from './misread.ts';
import type { Reading } from './reading.ts';
import { linesOf, type WebsitePages } from './website-pages.ts';

/** What a website says of its firm, each with the line it stands on; as much of it as was asked for. */
export function readPages(world: World, pages: WebsitePages, schema: Fields | undefined): Fields {
  const lines = linesOf(pages);
  const read: Reading = {
    offers: findOffers(lines),
    sellingPoints: findPoints(lines),
    industry: findIndustry(lines, pages),
    about: findAbout(lines),
    tone: findTone(lines, pages),
  };
  const told = misread(read, lines, switchOf(world, 'writer_reads_websites'));
  const asked = isMap(schema?.['properties']) ? Object.keys(schema['properties']) : Object.keys(told);
  return Object.fromEntries(Object.entries(told).filter(([name]) => asked.includes(name)));
}
