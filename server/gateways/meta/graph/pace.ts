import type { Usage } from './usage.ts';

/** How fast pages are asked for, when several listings are read side by side. */
export interface Pace {
  /** Asks for one page when its turn has come; throws instead of asking when nothing more is to be asked for. */
  turn<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
  /** Hears after every answer how much of Meta's allowance is used. */
  note(usage: Usage): void;
}

/** Each page as soon as the one before has come. */
export const noPace: Pace = { turn: (ask) => ask(), note: () => undefined };
