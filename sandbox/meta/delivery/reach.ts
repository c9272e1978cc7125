/** Ads of one ad set, seen by the same people. */
export interface Crowd {
  impressions: number;
  audience: number;
  days: number;
}

/** How many different people saw it: many at first, fewer and fewer new ones later. */
export function reachOf(crowds: Crowd[]): number {
  const most = Math.max(0, ...crowds.map(({ audience }) => likelyPeople(audience))) * 1.5;
  const shown = crowds.reduce((sum, { impressions }) => sum + impressions, 0);
  if (shown === 0 || most === 0) return shown;
  const [only] = crowds;
  const people =
    crowds.length === 1 && only
      ? peopleIn(only)
      : most * (1 - crowds.reduce((missed, crowd) => missed * (1 - peopleIn(crowd) / most), 1));
  return Math.max(1, Math.min(shown, Math.floor(people)));
}

/** Ads go to those who are likely to act, the same ones again and again: most of a small audience, some of a large one. */
function likelyPeople(audience: number): number {
  return audience * (0.12 + 0.78 * Math.exp(-audience / 60_000));
}

/** Not everybody is there every day, and who is there a lot sees an ad many times before others see it once. */
function peopleIn({ impressions, audience, days }: Crowd): number {
  const around = likelyPeople(audience) * (0.45 + 0.55 * (1 - Math.exp(-days / 10)));
  return around * (1 - Math.sqrt(1 / (1 + (2 * impressions) / (1.12 * around))));
}
