import type { Element, Line } from '../lines.ts';
import { isNameOfThing } from './offer-name.ts';

/** What of a page belongs to one thing that has a price. */
export interface Item {
  name: string;
  /** From which line to before which. */
  from: number;
  to: number;
}

const mostClimbs = 5;
const mostLines = 12;
export const isHeading = ({ element }: Line) => /^(h[1-6]|dt|summary)$/.test(element.tagName);

/** The smallest box round a price that also holds a name; nothing where it holds several things. */
export function itemOfLine(
  lines: Line[],
  at: number,
  isPriced: (place: number) => boolean,
): Item | undefined {
  let holder: Element | undefined = lines[at]!.element;
  for (let climbs = 0; holder && climbs < mostClimbs; climbs += 1, holder = parentOf(holder)) {
    const { from, to } = linesIn(lines, at, holder);
    if (to - from > mostLines) return undefined;
    const places = Array.from({ length: to - from }, (_, place) => from + place);
    const plain = places.filter((place) => place < at && !isPriced(place));
    const headings = places.filter((place) => isHeading(lines[place]!));
    const priced = places.filter(isPriced);
    if (headings.length > 1 || priced.length - 1 !== priced.at(-1)! - priced[0]!) return undefined;
    const name = headings[0] ?? plain[0];
    if (name === undefined || name > at) continue;
    const { text } = lines[name]!;
    return isNameOfThing(text) ? { name: text, from, to } : undefined;
  }
  return undefined;
}

/** In a list without boxes, name and price take turns. */
export function nameInTurn(
  lines: Line[],
  at: number,
  isPriced: (place: number) => boolean,
): string | undefined {
  const before = lines[at - 1];
  const takesTurns = isPriced(at - 2) || isPriced(at + 2);
  const isName = before && !isPriced(at - 1) && !isPriced(at + 1) && isNameOfThing(before.text);
  return takesTurns && isName && before.text.split(' ').length <= 6 ? before.text : undefined;
}

function linesIn(lines: Line[], at: number, holder: Element): { from: number; to: number } {
  let from = at;
  let to = at + 1;
  while (from > 0 && to - from <= mostLines && isWithin(lines[from - 1]!.element, holder)) from -= 1;
  while (to < lines.length && to - from <= mostLines && isWithin(lines[to]!.element, holder)) to += 1;
  return { from, to };
}

/** Whether a line may speak of another: it stands in the same box, or in one around it. */
export function standsOver({ element }: Line, other: Line): boolean {
  const holder = parentOf(element);
  return !holder || isWithin(other.element, holder);
}

function isWithin(element: Element, holder: Element): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (at === holder) return true;
  return false;
}

function parentOf({ parent }: Element): Element | undefined {
  return parent && 'tagName' in parent && !/^(body|main|html)$/.test(parent.tagName) ? parent : undefined;
}
