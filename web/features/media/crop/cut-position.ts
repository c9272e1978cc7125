import { placements, type FocalPoint, type Placement } from '#contract/media.ts';

/** Where a picture sits in the frame of a placement, as CSS tells it: the focal point as close to the middle as fits. */
export function cutPosition(
  focalPoint: FocalPoint,
  { width, height }: { width: number; height: number },
  placement: Placement,
): string {
  const [shape, frame] = [width / height, placements[placement]];
  const across = shape > frame ? share(focalPoint.x, frame / shape) : 50;
  const down = shape < frame ? share(focalPoint.y, shape / frame) : 50;
  return `${across}% ${down}%`;
}

/** Of what hangs over the frame, how much lies before it, in percent. */
function share(focus: number, visible: number): number {
  const before = Math.min(1 - visible, Math.max(0, focus - visible / 2));
  return Math.round((before / (1 - visible)) * 1000) / 10;
}
