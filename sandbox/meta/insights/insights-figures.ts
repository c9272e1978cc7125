import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { Crowd } from '#sandbox/meta/delivery/reach.ts';
import type { Results } from '#sandbox/meta/delivery/results.ts';
import type { SwitchValue } from '#sandbox/meta/switches.ts';
import type { Range } from './insights-ranges.ts';

/** How the caller wants action lists told. */
export interface Wording {
  windows: string[];
  actionBreakdowns: string[];
  /** Not for what is broken down and long ago, nor by the hour. */
  withReach: boolean;
  /** What of that which happened off Meta is kept back. */
  keptBack: SwitchValue<'off_meta_in_parts'>;
}

export interface Figures {
  world: World;
  account: Thing;
  subject: Thing;
  range: Range;
  parts: Record<string, string>;
  results: Results;
  crowds: Map<string, Crowd>;
  wording: Wording;
}
