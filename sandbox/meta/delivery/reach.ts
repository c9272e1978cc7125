/** Ads of one ad set, seen by the same people. */
export interface Crowd {
  impressions: number;
  audience: number;
  days: number;
}

/** How many different people saw it: nearly everybody at first, fewer and fewer new ones later. */
export function reachOf(crowds: Crowd[]): number {
  const most = Math.max(0, ...crowds.map(({ audience }) => audience)) * 1.5;
  const shown = crowds.reduce((sum, { impressions }) => sum + impressions, 0);
  if (shown === 0 || most === 0) return shown;
  const [only] = crowds;
  const people =
    crowds.length === 1 && only
      ? peopleIn(only)
      : most * (1 - crowds.reduce((missed, crowd) => missed * (1 - peopleIn(crowd) / most), 1));
  return Math.max(1, Math.min(shown, Math.floor(people)));
}

/** Not everybody is there every day, and some see an ad twice before others see it once. */
function peopleIn({ impressions, audience, days }: Crowd): number {
  const around = audience * (0.3 + 0.7 * (1 - Math.exp(-days / 10)));
  return around * (1 - Math.exp(-impressions / (1.12 * around)));
}
