import { develop, open, type Picture } from './picture.ts';

/** Hue in degrees, the others from 0 to 1. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** The colour a picture lives by, and how light it is on the whole. */
export async function measurePalette(picture: Picture): Promise<Hsl> {
  const { pixels, channels } = await develop(open(picture).resize(72, 72, { fit: 'inside' }));
  const weights = new Map<number, number>();
  let [light, seen] = [0, 0];
  for (let place = 0; place < pixels.length; place += channels) {
    if (channels === 4 && (pixels[place + 3] ?? 255) < 128) continue;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(place, place + 3);
    const { hue, saturation, lightness } = toHsl(red, green, blue);
    const family = (Math.round(hue / 15) * 15) % 360;
    weights.set(family, (weights.get(family) ?? 0) + saturation * (1 - Math.abs(2 * lightness - 1)));
    light += lightness;
    seen += 1;
  }
  const [strongest = [32, 0]] = [...weights].sort(([, a], [, b]) => b - a);
  const [hue, weight] = strongest;
  const saturation = Math.min(1, (weight / Math.max(1, seen)) * 4);
  return { hue: saturation < 0.06 ? 32 : hue, saturation, lightness: light / Math.max(1, seen) };
}

export function fromHex(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) =>
    Number.parseInt(hex.slice(place, place + 2), 16),
  );
  return toHsl(red, green, blue);
}

export function toRgb({ hue, saturation, lightness }: Hsl): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function toHsl(red: number, green: number, blue: number): Hsl {
  const [high, low] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const [lightness, spread] = [(high + low) / 2, high - low];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const turn = high === r ? ((g - b) / spread) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (turn * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}
