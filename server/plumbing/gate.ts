/** Lets a few through at a time; whoever comes later waits, in turn. */
export function openGate(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = most;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // A place that is passed on is never free in between.
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
