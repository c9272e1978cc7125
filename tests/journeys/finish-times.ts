/** How a run came to its end after a restart. */
export interface FinishTime {
  /** From the start of the server until it was ready. */
  startMs: number;
  /** From then until the end of the run. */
  tookMs: number;
  /** What Meta took for its answers meanwhile. */
  metaMs: number;
}

/** One line about all of them. */
export function tellFinishTimes(times: FinishTime[]): string {
  const ours = spread(times.map(({ tookMs, metaMs }) => tookMs - metaMs));
  const starts = spread(times.map(({ startMs }) => startMs));
  return `${times.length} runs finished after a restart. Ours, without Meta's own time: ${ours}. The start before that: ${starts}.`;
}

function spread(timesMs: number[]): string {
  const sorted = timesMs.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1]! / 1000).toFixed(1);
  return `median ${at(0.5)} s, nine in ten within ${at(0.9)} s, slowest ${at(1)} s`;
}
