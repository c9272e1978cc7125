import { type FocalPoint, type Placement, placements } from '#contract/media.ts';

interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

/** The sizes Meta asks for in its ads guide: https://www.facebook.com/business/ads-guide */
const adSizes: Record<Placement, Size> = {
  '1x1': { width: 1080, height: 1080 },
  '4x5': { width: 1080, height: 1350 },
  '9x16': { width: 1080, height: 1920 },
  '191x100': { width: 1200, height: 628 },
};

export const placementNames = Object.keys(placements) as Placement[];

/** As much of a picture as fits a placement, with its focal point as near to the middle as the edges allow. */
export function regionFor(size: Size, placement: Placement, { x, y }: FocalPoint): Region {
  const shape = adSizes[placement].width / adSizes[placement].height;
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * shape)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / shape)));
  return {
    left: startOf(size.width, width, x),
    top: startOf(size.height, height, y),
    width,
    height,
  };
}

/** How large the cut becomes: the size of the ad, or all there is when that is less. */
export function cutSize({ width, height }: Size, placement: Placement): Size {
  const wanted = adSizes[placement];
  return width < wanted.width || height < wanted.height ? { width, height } : wanted;
}

/** The smallest size of the whole picture from which every placement can be cut. */
export function smallestUseful(size: Size): Size {
  const scale = Math.min(1, Math.max(...placementNames.map((placement) => scaleFor(size, placement))));
  return { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
}

function scaleFor(size: Size, placement: Placement): number {
  const { width, height } = adSizes[placement];
  return Math.max(width / size.width, height / size.height);
}

function startOf(whole: number, part: number, focus: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}
