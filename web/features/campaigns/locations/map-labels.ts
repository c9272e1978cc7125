import { listTowns, type Spot } from './europe.ts';
import type { Window } from './map-window.ts';

interface Named extends Spot {
  name: string;
  /** Chosen by the person; the others are there to find one's way. */
  isChosen: boolean;
}

export interface Label extends Named {
  /** Where its name stands, seen from its dot. */
  side: 'left' | 'right';
}

const mostTowns = 7;
/** Of each country, in a window of 1000 km; in a wider one only the larger still help. */
const townsPerThousandKm = 25;
/** Of a window as narrow as a phone, so that what fits there fits everywhere. */
const shareOfLetter = 0.026;
const shareOfLine = 0.085;
const shareOfDot = 0.02;

/** The names there is room for, over no other name and no chosen place: those of chosen places first, then of the largest towns in sight. */
export function layLabels(chosen: Named[], countryCodes: readonly string[], view: Window): Label[] {
  const laid: Label[] = [];
  function lay(named: Named, sides: readonly Label['side'][]): void {
    const label = sides
      .map((side) => ({ ...named, side }))
      .find(
        (each) =>
          !laid.some((other) => overlap(each, other, view) || covers(other, each, view)) &&
          ![...chosen, ...laid].some((spot) => covers(each, spot, view)),
      );
    if (label) laid.push(label);
  }
  for (const each of chosen)
    lay(each, each.x > view.x + view.width * 0.75 ? ['left', 'right'] : ['right', 'left']);
  const perCountry = Math.round((townsPerThousandKm * 1000) / view.width);
  const towns = countryCodes
    .flatMap((code) => listTowns(code).slice(0, perCountry))
    .filter((town) => isInside(town, view) && !chosen.some((spot) => isNear(town, spot, view)));
  for (const { name, x, y } of towns) {
    if (laid.length >= chosen.length + mostTowns) break;
    lay({ name, x, y, isChosen: false }, ['right']);
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

/** It would only be taken for a part of the chosen place. */
function isNear(town: Spot, { x, y }: Spot, { width }: Window): boolean {
  return Math.hypot(town.x - x, town.y - y) < width * shareOfLine;
}

/** From where to where its letters go. */
function reach({ x, name, side }: Label, { width }: Window): [west: number, east: number] {
  const [near, far] = [width * shareOfDot, width * (shareOfDot + shareOfLetter * name.length)];
  return side === 'right' ? [x + near, x + far] : [x - far, x - near];
}

function overlap(one: Label, other: Label, view: Window): boolean {
  const [west, east] = reach(one, view);
  const [otherWest, otherEast] = reach(other, view);
  const isBeside = west > otherEast || otherWest > east;
  return !isBeside && Math.abs(one.y - other.y) < view.width * shareOfLine * 0.7;
}

function covers(label: Label, { x, y }: Spot, view: Window): boolean {
  const [west, east] = reach(label, view);
  return x > west && x < east && Math.abs(label.y - y) < view.width * shareOfLine * 0.5;
}
