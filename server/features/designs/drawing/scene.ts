import type { DesignPlacement } from '#contract/designs.ts';
import type { DesignContent } from '../design-content.ts';
import { type Palette, paletteOf } from './colours.ts';

export const drawnWidth = 1080;
const heights: Record<DesignPlacement, number> = { '1x1': 1080, '4x5': 1350, '9x16': 1920 };
/** Of a picture in a feed nothing is covered; of one as high as the screen, Meta covers the top and much of the bottom with its own: https://www.facebook.com/business/ads-guide */
const covered: Record<DesignPlacement, { top: number; bottom: number }> = {
  '1x1': { top: 0, bottom: 0 },
  '4x5': { top: 0, bottom: 0 },
  '9x16': { top: 0.14, bottom: 0.35 },
};

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Logo {
  /** Width by height. */
  shape: number;
  /** Read on a dark ground and not on a light one. */
  isLight: boolean;
}

/** What a design is laid out in. */
export interface Scene {
  placement: DesignPlacement;
  width: number;
  height: number;
  /** Between these, words and logo are covered by nothing of Meta's. */
  safe: { top: number; bottom: number };
  /** What stays free at the edges. */
  margin: number;
  content: DesignContent;
  palette: Palette;
  logo: Logo;
  /** What must stay in sight, as shares of the picture as it is cut. */
  focus: { x: number; y: number };
}

/** The most usual shape, where no logo was looked at. */
const someLogo: Logo = { shape: 2, isLight: false };

interface Asked {
  placement: DesignPlacement;
  content: DesignContent;
  logo?: Logo | undefined;
  focus?: Scene['focus'];
}

export function sceneOf({ placement, content, logo = someLogo, focus = { x: 0.5, y: 0.5 } }: Asked): Scene {
  const height = heights[placement];
  const { top, bottom } = covered[placement];
  return {
    placement,
    width: drawnWidth,
    height,
    safe: { top: Math.ceil(height * top), bottom: Math.floor(height * (1 - bottom)) },
    margin: 64,
    content,
    palette: paletteOf(content.colour),
    logo,
    focus,
  };
}
