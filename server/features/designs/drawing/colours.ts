/** From 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What WCAG AA asks of words; of large ones less. */
export const leastContrast = { small: 4.5, large: 3 } as const;

const white: Rgb = [255, 255, 255];
const ink: Rgb = [16, 20, 24];
const black: Rgb = [0, 0, 0];
/** Deep fjord water. */
const ours = '#0f4a5c';

export interface Palette {
  /** Of what is filled with the firm's colour, and of the words on it. */
  ground: string;
  onGround: string;
  /** Of a light card, the words on it, and the firm's colour where it is a word or a dot on it. */
  paper: string;
  onPaper: string;
  wordsOnPaper: string;
  dotOnPaper: string;
  onDot: string;
  /** The firm's colour at night, laid over photos under white words. */
  deep: Rgb;
}

/** Any colour of a firm, as near to it as words that are read by everybody allow. */
export function paletteOf(colour: string | null): Palette {
  const own = rgbOf(colour ?? ours);
  const ground = groundOf(own);
  const carriesWhite = contrast(ground, white) >= leastContrast.small;
  const isSeen = contrast(ground, white) >= 1.3;
  return {
    ground: hexOf(ground),
    onGround: hexOf(carriesWhite ? white : ink),
    paper: hexOf(white),
    onPaper: hexOf(ink),
    wordsOnPaper: hexOf(carriesWhite ? ground : ink),
    dotOnPaper: hexOf(isSeen ? ground : ink),
    onDot: hexOf(isSeen && !carriesWhite ? ink : white),
    deep: mixed(own, black, 0.9),
  };
}

/** What carries dark words well stays as it is, the rest is darkened until it carries white ones. */
function groundOf(own: Rgb): Rgb {
  if (contrast(own, ink) >= 7) return own;
  return darkened(own, (one) => contrast(one, white) >= leastContrast.small);
}

function darkened(colour: Rgb, isEnough: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const one = mixed(colour, black, share);
    if (isEnough(one)) return one;
  }
  return black;
}

/** How much of a colour must lie over a photo, so that white words on it are read though it is this light. */
export function shadeOver(lightest: number, deep: Rgb, least: number): number {
  const grey = 255 * fromLinear(lightest);
  for (let share = 0; share < 1; share += 0.01)
    if (contrast(mixed([grey, grey, grey], deep, share), white) >= least) return share;
  return 1;
}

/** As WCAG counts it: from 1, the same, to 21, black and white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (place: 0 | 1 | 2) => Math.round(from[place] + (to[place] - from[place]) * share);
  return [part(0), part(1), part(2)];
}

export function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
