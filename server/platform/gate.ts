/** How somebody wants to go through. */
interface Passage {
  /** Whose work it is: those who wait take turns, however much each of them brings. */
  lane?: string;
  /** How many places it takes, of those there are. */
  places?: number;
  /** Nobody waits any more for what this says is over. */
  until?: AbortSignal | undefined;
}

export type Gate = <Result>(work: () => Promise<Result>, passage?: Passage) => Promise<Result>;

interface Waiting {
  places: number;
  enter(): void;
}

/** Lets a few through at a time. Who comes later waits: each lane in its order, and the lanes in turn. */
export function openGate(most: number): Gate {
  let free = most;
  // In the order in which their turn comes.
  const lanes = new Map<string, Waiting[]>();

  function letIn(): void {
    for (const [lane, line] of lanes) {
      const [next] = line;
      if (!next || next.places > free) return;
      line.shift();
      lanes.delete(lane);
      if (line.length > 0) lanes.set(lane, line);
      free -= next.places;
      next.enter();
    }
  }

  function wait(places: number, { lane = '', until }: Passage): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = lanes.get(lane) ?? [];
      const waiting = { places, enter };
      lanes.set(lane, line);
      line.push(waiting);
      until?.addEventListener('abort', leave);
      function enter(): void {
        until?.removeEventListener('abort', leave);
        resolve();
      }
      function leave(): void {
        line.splice(line.indexOf(waiting), 1);
        if (line.length === 0) lanes.delete(lane);
        reject(until?.reason as Error);
        letIn();
      }
    });
  }

  return async (work, passage = {}) => {
    passage.until?.throwIfAborted();
    const places = Math.min(passage.places ?? 1, most);
    if (lanes.size === 0 && free >= places) free -= places;
    else await wait(places, passage);
    try {
      return await work();
    } finally {
      free += places;
      letIn();
    }
  };
}
