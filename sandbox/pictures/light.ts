import { develop, open, type Picture } from './picture.ts';

/** What the light in a picture lacks. */
interface Light {
  black: number;
  white: number;
  gamma: number;
  gains: [number, number, number];
}

export interface Wish {
  /** How much of what is measured is put right, from 0 to 1. */
  auto: number;
  /** Each from -1 to 1. */
  exposure: number;
  contrast: number;
  saturation: number;
}

/** Puts exposure, contrast and white balance right, gently: a picture that is good stays as it is. */
export async function correctLight(picture: Picture, wish: Wish): Promise<Picture> {
  const small = await develop(open(picture).resize(256, 256, { fit: 'inside', withoutEnlargement: true }));
  const light = measure(small);
  const curve = curveOf(light, wish);
  const [forRed, forGreen, forBlue] = light.gains.map((gain) => 1 + (gain - 1) * wish.auto);
  const pixels = Buffer.from(picture.pixels);
  for (let place = 0; place < pixels.length; place += picture.channels) {
    const red = Math.min(255, (pixels[place] ?? 0) * (forRed ?? 1));
    const green = Math.min(255, (pixels[place + 1] ?? 0) * (forGreen ?? 1));
    const blue = Math.min(255, (pixels[place + 2] ?? 0) * (forBlue ?? 1));
    const high = Math.max(red, green, blue, 1);
    const strong = 1 - Math.min(red, green, blue) / high;
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    const shade = at(curve, grey);
    // Half of the way by brightness alone, so that colours keep their hue; half by channel, so that haze goes.
    const lift = Math.min(shade / Math.max(grey, 1), 255 / high);
    const colour = 1 + wish.saturation + 0.16 * wish.auto * (1 - strong) ** 2;
    const [r, g, b] = [
      (red * lift + at(curve, red)) / 2,
      (green * lift + at(curve, green)) / 2,
      (blue * lift + at(curve, blue)) / 2,
    ];
    const middle = 0.299 * r + 0.587 * g + 0.114 * b;
    pixels[place] = clamp(middle + (r - middle) * colour);
    pixels[place + 1] = clamp(middle + (g - middle) * colour);
    pixels[place + 2] = clamp(middle + (b - middle) * colour);
  }
  return { ...picture, pixels };
}

function measure({ pixels, channels }: Picture): Light {
  const greys: number[] = [];
  const neutral = [0, 0, 0];
  let trust = 0;
  for (let place = 0; place < pixels.length; place += channels) {
    if (channels === 4 && (pixels[place + 3] ?? 255) < 128) continue;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(place, place + 3);
    greys.push(0.299 * red + 0.587 * green + 0.114 * blue);
    const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    if (high < 40 || low > 245) continue;
    // The less colour something has, the likelier it is meant to be grey.
    const weight = (low / high) ** 2;
    for (const [channel, value] of [red, green, blue].entries())
      neutral[channel] = (neutral[channel] ?? 0) + value * weight;
    trust += weight;
  }
  greys.sort((a, b) => a - b);
  const share = (part: number) => greys[Math.floor(part * (greys.length - 1))] ?? 128;
  // Only haze lacks black altogether; elsewhere the darkest thing may simply be no black thing.
  const isHazy = share(0.995) - share(0.005) < 150;
  const black = Math.min(share(0.005), isHazy ? 90 : 22);
  const white = Math.max(share(0.995), black + 90, 130);
  return {
    black: black * 0.85,
    white,
    gamma: gammaOf(greys, black, white),
    gains: gainsOf(neutral, trust / greys.length),
  };
}

/** Moves the middle of what is neither paper-white nor pitch-black half-way to where the eye likes it. */
function gammaOf(greys: number[], black: number, white: number): number {
  const middling = greys
    .map((grey) => (grey - black) / (white - black))
    .filter((grey) => grey > 0.03 && grey < 0.94);
  if (middling.length < greys.length * 0.15) return 1;
  const median = middling[Math.floor(middling.length / 2)] ?? 0.5;
  const wished = median < 0.42 ? 0.42 : median > 0.66 ? 0.66 : median;
  const gamma = Math.log((median + wished * 1.6) / 2.6) / Math.log(median);
  return Math.min(1.25, Math.max(0.74, gamma));
}

/** Grey should be grey; where hardly anything is, the colours are meant as they are. */
function gainsOf(neutral: number[], trust: number): [number, number, number] {
  if (!(trust > 0.1)) return [1, 1, 1];
  const [red = 1, green = 1, blue = 1] = neutral;
  const grey = (red + green + blue) / 3;
  const gain = (sum: number) => Math.min(1.16, Math.max(0.84, 1 + (grey / sum - 1) * 0.7));
  return [gain(red), gain(green), gain(blue)];
}

function curveOf({ black, white, gamma }: Light, { auto, exposure, contrast }: Wish): Float64Array {
  return Float64Array.from({ length: 256 }, (_none, value) => {
    const stretched = Math.min(1, Math.max(0, (value - black) / (white - black))) ** gamma;
    const curved = stretched + 0.08 * (smooth(stretched) - stretched);
    let shade = (value / 255) * (1 - auto) + curved * auto;
    shade = 1 - (1 - shade) ** (2 ** (exposure * 1.5));
    shade = 0.5 + (shade - 0.5) * (1 + contrast * 0.7);
    return Math.min(1, Math.max(0, shade)) * 255;
  });
}

function at(curve: Float64Array, shade: number): number {
  return curve[Math.round(shade)] ?? 0;
}

function smooth(value: number): number {
  return value * value * (3 - 2 * value);
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}
