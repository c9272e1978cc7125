export interface Reading {
  heapBytes: number;
  rssBytes: number;
  handles: number;
  files: number;
}

/** What the server says of itself to Prometheus. */
export async function readMetrics(url: string): Promise<Reading> {
  const told = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^adfjord_${name} (\\S+)$`, 'm').exec(told)?.[1] ?? Number.NaN);
  return {
    heapBytes: read('nodejs_heap_size_used_bytes'),
    rssBytes: read('process_resident_memory_bytes'),
    handles: read('nodejs_active_handles_total'),
    files: read('process_open_fds'),
  };
}

export function middleOf(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
