import { listTowns, type Spot } from './europe.ts';
import type { Window } from './map-window.ts';

export interface Label extends Spot {
  name: string;
  /** Chosen by the person; the others are there to find one's way. */
  isChosen: boolean;
}

const mostTowns = 7;
/** Of each country, in a window of 1000 km; in a wider one only the larger still help. */
const townsPerThousandKm = 25;
/** Of a window as narrow as a phone, so that what fits there fits everywhere. */
const shareOfLetter = 0.021;
const shareOfLine = 0.085;
const shareOfDot = 0.02;

/** The names there is room for: those of chosen places first, then of the largest towns in sight. */
export function layLabels(chosen: Label[], countryCodes: readonly string[], view: Window): Label[] {
  const laid: Label[] = [];
  const fits = (label: Label) => laid.every((other) => !overlap(label, other, view));
  for (const label of chosen) if (fits(label)) laid.push(label);
  const perCountry = Math.round((townsPerThousandKm * 1000) / view.width);
  const towns = countryCodes
    .flatMap((code) => listTowns(code).slice(0, perCountry))
    .filter((town) => isInside(town, view));
  for (const { name, x, y } of towns) {
    if (laid.length >= chosen.length + mostTowns) break;
    const label = { name, x, y, isChosen: false };
    if (fits(label)) laid.push(label);
  }
  return laid;
}

function isInside({ x, y, name }: Spot & { name: string }, view: Window): boolean {
  const room = view.width * (shareOfDot + shareOfLetter * name.length);
  const margin = view.height * 0.06;
  return (
    x > view.x && x + room < view.x + view.width && y > view.y + margin && y < view.y + view.height - margin
  );
}

function overlap(one: Label, other: Label, { width }: Window): boolean {
  const reach = (label: Label) => width * (shareOfDot + shareOfLetter * label.name.length);
  const isBeside =
    one.x - width * shareOfDot > other.x + reach(other) || other.x - width * shareOfDot > one.x + reach(one);
  return !isBeside && Math.abs(one.y - other.y) < width * shareOfLine * 0.7;
}
