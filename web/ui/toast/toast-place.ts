/** Where something lies in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Window {
  width: number;
  height: number;
  /** What is kept free at the upper edge: the header. */
  header: number;
  /** Where the page begins, beside the menu. */
  left?: number;
}

/** What a person must press or read next. */
export interface InTheWay {
  /** What has the keyboard: covered last of all. */
  focused?: Box | undefined;
  controls: readonly Box[];
  /** Titles, banners, sums: covered rather than something to press, where there is no room for all. */
  texts: readonly Box[];
  /** All other words: covered rather than any of those, and passed over where they scroll under it. */
  words?: readonly Box[];
}

const bandHeight = 8;
/** So much more does it weigh to cover what can be pressed, its very edge more than a whole title; and a title than words. */
const textWeight = 1000;
const controlWeight = 1000 * textWeight;
const focusWeight = 100 * controlWeight;

/**
 * Where toasts of this size lie without covering anything that must be pressed or read: in a corner if one is free,
 * else wherever there is room. They stay where they are while nothing but other words is under them.
 */
export function findToastPlace(
  size: Pick<Box, 'width' | 'height'>,
  window: Window,
  { focused, controls, texts, words = [] }: InTheWay,
  present?: Box,
): Box {
  const places = listPlaces(size, window);
  const held = present && places.find(({ left, top }) => left === present.left && top === present.top);
  const needed = (place: Box) =>
    (focused ? focusWeight * overlap(place, focused) : 0) +
    controlWeight * areaUnder(place, controls) +
    textWeight * areaUnder(place, texts);
  if (held && needed(held) === 0) return held;
  let best = places[0]!;
  let least = Infinity;
  for (const place of held ? [held, ...places] : places) {
    const covered = needed(place) + areaUnder(place, words);
    if (covered < least) [best, least] = [place, covered];
    if (covered === 0) break;
  }
  return best;
}

/** In the order we like them: the corners on the right, those on the left, and then from the bottom up. */
function listPlaces({ width, height }: Pick<Box, 'width' | 'height'>, window: Window): Box[] {
  const gap = window.width < 640 ? 8 : 16;
  const right = window.width - width - gap;
  const top = window.header + gap;
  const bottom = Math.max(top, window.height - height - gap);
  const left = (window.left ?? 0) + gap;
  const columns = right - left > width ? [right, (left + right) / 2, left] : [right];
  const heights = [bottom, top];
  for (let between = bottom - bandHeight; between > top; between -= bandHeight) heights.push(between);
  return heights.flatMap((y) => columns.map((x) => ({ left: x, top: y, width, height })));
}

function areaUnder(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(place, box), 0);
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
