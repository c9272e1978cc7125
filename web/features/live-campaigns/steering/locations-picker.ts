import type { Location } from '#contract/campaigns/locations.ts';

export interface LocationsPicker {
  locations: Location[];
  /** The places as Meta holds them. */
  held: Location[];
  most: number;
  onChange: (locations: Location[]) => void;
}
