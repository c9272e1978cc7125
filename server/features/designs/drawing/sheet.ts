import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Box } from './boxes.ts';
import type { Rect, Scene } from './scene.ts';

/** White words over a photo: how dark it must be where they stand. */
export interface Shade {
  /** Where the words are. */
  over: Rect;
  /** From where it grows until it is whole, at the top of the words; without it all of the picture is shaded. */
  from?: number;
  /** What their contrast must be. */
  least: number;
  /** However dark the photo is. */
  atLeast: number;
}

/** A design, laid out: the photo, what is laid over it, and the words. */
export interface Sheet {
  /** Where the photo is, on a ground of this colour; without it, everywhere. */
  window?: { rect: Rect; ground: string };
  shade?: Shade;
  boxes: Box[];
  /** Where the logo goes, whole. */
  logo?: Rect;
}

/** Of these words there is no size at which they fit. */
export interface TooLong {
  tooLong: keyof CampaignFields;
}

export type Layout = (scene: Scene) => Sheet | TooLong;
