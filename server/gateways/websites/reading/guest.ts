import type { Ask } from '../../visits/answer.ts';

export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** How a website is visited. */
export interface Guest {
  ask: Ask;
  headers: Record<string, string>;
  patienceMs: number;
  /** How the rest between two pages passes. */
  pause: Pause;
  signal: AbortSignal;
}
