import type { DesignPlacement } from '#contract/designs.ts';
import type { Placement } from './placements.ts';
import type { ShownPicture } from './preview-picture.tsx';

/** Which drawing a place shows, as it is published, and its width for a height of 1. */
const drawings: Record<Placement, [DesignPlacement, number]> = {
  'facebook-feed': ['4x5', 4 / 5],
  'instagram-feed': ['4x5', 4 / 5],
  story: ['9x16', 9 / 16],
};

/** A picture as it is shown in this place: where it is drawn in a design, in the shape of the place. */
export function pictureIn(picture: ShownPicture | undefined, place: Placement): ShownPicture | undefined {
  if (!picture?.drawn) return picture;
  const [shape, width] = drawings[place];
  return {
    previewUrl: picture.drawn[shape],
    under: picture.previewUrl,
    width,
    height: 1,
    drawn: picture.drawn,
  };
}

/** A picture as a square: where it is drawn in a design, the drawing of that shape. */
export function squareOf(picture: ShownPicture | undefined): ShownPicture | undefined {
  return (
    picture && {
      ...picture,
      ...(picture.drawn && { previewUrl: picture.drawn['1x1'], under: picture.previewUrl }),
      width: 1,
      height: 1,
    }
  );
}
