import { hoursIn, type ShownHours } from './shown-hours.ts';
import type { OpenedPage } from './opened-page.ts';
import { structuredHours } from './structured-hours.ts';
import { tell, type Told } from './told.ts';

/** When it is open: as people are told, else as machines are. */
export function findOpeningHours(pages: OpenedPage[], language: string | undefined): Told | undefined {
  const shown = pages.flatMap((page) => hoursIn(page.lines).map((hours) => ({ ...hours, url: page.url })));
  const [best] = shown.toSorted((a, b) => certainty(b) - certainty(a));
  if (best) return tell(best.text, { words: best.words, url: best.url, most: 300 });
  return pages.map((page) => structuredHours(page, language)).find((told) => told !== undefined);
}

/** Hours below a heading that says so are of the place itself. */
const certainty = ({ isHeaded, startsWithDay }: ShownHours) => 2 * Number(isHeaded) + Number(startsWithDay);
