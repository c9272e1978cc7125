/** The middle of the drawing, in degrees. An equal-area projection around it keeps a circle round all over Europe. */
const middle = { north: radians(52), east: radians(10) };
const earthKm = 6371;

/** What is drawn, in kilometres east and south of the middle. */
export const frame = { west: -2900, north: -2350, east: 3000, south: 2250 };

/** Lambert's azimuthal equal-area projection, in whole kilometres east and south of the middle. */
export function project([east, north]) {
  const [lat, lon] = [radians(north), radians(east) - middle.east];
  const towards =
    Math.sin(middle.north) * Math.sin(lat) + Math.cos(middle.north) * Math.cos(lat) * Math.cos(lon);
  const scale = earthKm * Math.sqrt(2 / Math.max(1 + towards, 1e-6));
  const x = scale * Math.cos(lat) * Math.sin(lon);
  const y =
    scale * (Math.cos(middle.north) * Math.sin(lat) - Math.sin(middle.north) * Math.cos(lat) * Math.cos(lon));
  return [x, -y];
}

export function isInFrame([x, y]) {
  return x > frame.west && x < frame.east && y > frame.north && y < frame.south;
}

/** The part of a ring that lies in the frame (Sutherland and Hodgman's way). */
export function clip(ring) {
  const edges = [
    ([x]) => x - frame.west,
    ([x]) => frame.east - x,
    ([, y]) => y - frame.north,
    ([, y]) => frame.south - y,
  ];
  return edges.reduce((points, inside) => {
    const kept = [];
    points.forEach((point, place) => {
      const before = points.at(place - 1);
      const [here, there] = [inside(point), inside(before)];
      if (here >= 0 !== there >= 0) {
        const share = there / (there - here);
        kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
      }
      if (here >= 0) kept.push(point);
    });
    return kept;
  }, ring);
}

/** The same line with fewer points, nowhere further away than this (Douglas and Peucker's way). */
export function simplify(points, tolerance) {
  const first = points[0];
  const last = points.at(-1);
  let farthest = 0;
  let place = 0;
  for (let n = 1; n < points.length - 1; n += 1) {
    const distance = distanceTo(points[n], first, last);
    if (distance > farthest) [farthest, place] = [distance, n];
  }
  if (farthest <= tolerance) return points.length > 1 ? [first, last] : points;
  return [
    ...simplify(points.slice(0, place + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(place), tolerance),
  ];
}

/** A ring as SVG draws it, in whole kilometres from point to point. */
export function pathOf(ring) {
  let [x, y] = ring[0].map(Math.round);
  const steps = ring.slice(1).flatMap((point) => {
    const [nextX, nextY] = point.map(Math.round);
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] === 0 && step[1] === 0 ? [] : `${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`;
  });
  const [first, ...rest] = steps;
  return `M${ring[0].map(Math.round).join(' ')}l${first ?? '0 0'}${rest.map((step) => (step.startsWith('-') ? step : ` ${step}`)).join('')}z`;
}

export function areaOf(ring) {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [fromX, fromY] = ring.at(place - 1);
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(twice / 2);
}

function distanceTo([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  const share = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length ** 2));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}

function radians(degrees) {
  return (degrees * Math.PI) / 180;
}
