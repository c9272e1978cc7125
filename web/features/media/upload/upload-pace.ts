interface Sample {
  atMs: number;
  sentBytes: number;
}

/** How fast a file is going lately. */
export interface Pace {
  bytesPerSecond: number;
  leftMs: number;
}

const lookBackMs = 6000;
/** Before that a first burst into the buffers would promise too much. */
const leastMs = 1000;

/** Follows one upload. Answers undefined as long as there is too little to tell from. */
export function openPace(totalBytes: number): (sample: Sample) => Pace | undefined {
  let samples: Sample[] = [];
  return (now) => {
    const last = samples.at(-1);
    // Bytes that were lost with the line are sent again: what was measured before says nothing of that.
    if (last && now.sentBytes < last.sentBytes) samples = [];
    samples = [...samples.filter(({ atMs }) => now.atMs - atMs <= lookBackMs), now];
    const first = samples[0] ?? now;
    const [ms, bytes] = [now.atMs - first.atMs, now.sentBytes - first.sentBytes];
    if (ms < leastMs || bytes <= 0) return undefined;
    const bytesPerSecond = (bytes / ms) * 1000;
    return { bytesPerSecond, leftMs: ((totalBytes - now.sentBytes) / bytesPerSecond) * 1000 };
  };
}
