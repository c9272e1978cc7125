/** How busy people are on their phones, hour by hour. */
const busy = [2, 1, 1, 1, 1, 2, 4, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 6, 7, 8, 9, 8, 6, 4];
const total = busy.reduce((sum, share) => sum + share, 0);

/** The part of a day's spending that is done when this part of the day has passed; both go from 0 to 1. */
export function shareOfDay(passed: number): number {
  const hours = Math.min(1, Math.max(0, passed)) * 24;
  const whole = Math.floor(hours);
  const done = busy.slice(0, whole).reduce((sum, share) => sum + share, 0);
  return (done + (hours - whole) * (busy[whole] ?? 0)) / total;
}
