import { openKept } from '#sandbox/memory/kept.ts';
import { openDice } from './noise.ts';

/** A day, and which hours of the clock it has: 24, but 23 or 25 when the clocks are changed. */
export interface DayFrame {
  day: string;
  start: number;
  end: number;
  hours: number[];
}

/** How busy people are on their phones, hour by hour. */
const busy = [2, 1, 1, 1, 1, 2, 4, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 6, 7, 8, 9, 8, 6, 4];
const hourMs = 3_600_000;

/** The part of a budget's spending on a day that is done at a moment, from 0 to 1; no two of its days are quite alike. */
export function shareOfDay(owner: string, frame: DayFrame, time: number): number {
  if (time <= frame.start) return 0;
  if (time >= frame.end) return 1;
  const done = curves(`${owner} ${frame.day}`, () => doneByHour(owner, frame));
  const passed = (time - frame.start) / hourMs;
  const whole = Math.floor(passed);
  const [from = 0, to = 1] = [done[whole], done[whole + 1]];
  return from + (to - from) * (passed - whole);
}

const curves = openKept<string, number[]>(20_000);

/** What is done when so many hours have passed. */
function doneByHour(owner: string, { day, hours }: DayFrame): number[] {
  const dice = openDice(owner, day, 'hours');
  const weights = hours.map((hour) => (busy[hour] ?? 1) * (0.78 + 0.44 * dice()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return [0, ...weights.map((weight) => (sum += weight) / total)];
}
