/** A rectangle of the drawing, in kilometres. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** West, north, east, south. */
export type Box = readonly [number, number, number, number];

const aspect = 16 / 10;
const leastWidthKm = 130;
const marginShare = 0.22;
/** The whole of the drawing. */
const whole: Box = [-2900, -2350, 3000, 2250];

/** The part of the drawing that shows all of these with room around them, never closer than one can make out a coast. */
export function windowAround(boxes: readonly Box[]): Window {
  const west = Math.min(...boxes.map((box) => box[0]));
  const north = Math.min(...boxes.map((box) => box[1]));
  const east = Math.max(...boxes.map((box) => box[2]));
  const south = Math.max(...boxes.map((box) => box[3]));
  const wanted = Math.max((east - west) * (1 + 2 * marginShare), leastWidthKm);
  const tall = (south - north) * (1 + 2 * marginShare) * aspect;
  const width = Math.min(Math.max(wanted, tall), whole[2] - whole[0], (whole[3] - whole[1]) * aspect);
  const height = width / aspect;
  return {
    x: within((west + east - width) / 2, whole[0], whole[2] - width),
    y: within((north + south - height) / 2, whole[1], whole[3] - height),
    width,
    height,
  };
}

/** A round length for a scale bar: about a fifth of the window's width. */
export function scaleKm({ width }: Window): number {
  const lengths = [20, 50, 100, 200, 500, 1000];
  return lengths.findLast((km) => km <= width / 4) ?? 20;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
