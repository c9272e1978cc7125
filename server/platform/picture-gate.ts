import { openGate } from './gate.ts';
import { currentContext } from './log/request-context.ts';

/** One fills the cores, a second hides the waiting for files. */
const through = openGate(2);
/** From here on one picture fills cores and memory alone. */
const largePixels = 24_000_000;

/**
 * Takes pictures apart a few at a time in this process. Workspaces take turns; with `until`, nothing is done for who does
 * not wait any more.
 */
export function throughPictureGate<Result>(
  work: () => Promise<Result>,
  { pixels = 0, until }: { pixels?: number; until?: AbortSignal | undefined } = {},
): Promise<Result> {
  const places = pixels > largePixels ? 2 : 1;
  return through(work, { lane: currentContext()?.workspaceId ?? '', places, until });
}
