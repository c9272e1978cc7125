import type { SceneRequest } from './edit-request.ts';
import { fromHex, type Hsl, toRgb } from './palette.ts';
import type { Picture } from './picture.ts';

interface Stage {
  width: number;
  height: number;
  /** Where wall and floor meet, as a share of the height; undefined when looking down on the floor. */
  horizon: number | undefined;
}

const named: Record<string, Partial<Hsl>> = {
  white: { saturation: 0.04, lightness: 0.95 },
  beige: { hue: 35, saturation: 0.3, lightness: 0.85 },
  pink: { hue: 345, saturation: 0.4, lightness: 0.86 },
  red: { hue: 5, saturation: 0.4, lightness: 0.6 },
  orange: { hue: 25, saturation: 0.5, lightness: 0.78 },
  yellow: { hue: 46, saturation: 0.5, lightness: 0.82 },
  green: { hue: 145, saturation: 0.24, lightness: 0.74 },
  blue: { hue: 212, saturation: 0.32, lightness: 0.78 },
  purple: { hue: 270, saturation: 0.26, lightness: 0.8 },
  wood: { hue: 28, saturation: 0.34, lightness: 0.68 },
  grey: { saturation: 0.04, lightness: 0.78 },
  gray: { saturation: 0.04, lightness: 0.78 },
  dark: { lightness: 0.24 },
  black: { saturation: 0.06, lightness: 0.14 },
};

/** The colour of the studio: what was asked for, or a quiet relative of the picture's own, which it stands out from. */
export function chooseColour({ color, prompt }: SceneRequest['scene'], palette: Hsl, turn: number): Hsl {
  if (color) return fromHex(color);
  const quiet = Math.min(0.34, 0.1 + palette.saturation * 0.3);
  const lightness = palette.lightness > 0.8 ? 0.68 : 0.87;
  const choices: [Hsl, Hsl, Hsl, Hsl] = [
    { hue: palette.hue, saturation: quiet, lightness },
    { hue: 34, saturation: 0.16, lightness: lightness - 0.02 },
    { hue: (palette.hue + 180) % 360, saturation: quiet * 0.8, lightness },
    { hue: palette.hue, saturation: quiet * 0.9, lightness: 0.3 },
  ];
  const words = typeof prompt === 'string' ? prompt : (prompt?.text ?? prompt?.guidelines ?? '');
  const wishes = Object.keys(named).filter((name) => new RegExp(`\\b${name}`, 'i').test(words));
  const base = choices[turn % 4] ?? choices[0];
  return wishes.reduce<Hsl>((colour, name) => ({ ...colour, ...named[name] }), base);
}

/** A soft studio: a wall that runs into the floor, light from above, darker corners, and grain against banding. */
export function paintBackdrop({ width, height, horizon }: Stage, colour: Hsl): Picture {
  const { lightness } = colour;
  const tone = (by: number, richer = 1) =>
    toRgb({
      ...colour,
      saturation: Math.min(1, colour.saturation * richer),
      lightness: Math.max(0.03, Math.min(0.985, lightness + by)),
    });
  const [wallHigh, wallLow] = [tone(-0.04, 1.1), tone(0.035, 0.95)];
  const [floorFar, floorNear] = [tone(0.02), tone(-0.06, 1.15)];
  const meets = horizon ?? 0;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    const down = y / height;
    const onFloor = horizon === undefined ? 1 : ease((down - meets + 0.09) / 0.18);
    const wall = ease(down / Math.max(meets, 0.01));
    const floor = ease((down - meets) / (1 - meets));
    for (let x = 0; x < width; x += 1, to += 3) {
      const [acrossLight, downLight] = [(x / width - 0.46) / 0.75, (down - 0.36) / 0.8];
      const light = Math.max(0, 1 - acrossLight ** 2 - downLight ** 2) * 13;
      const corner = ((x / width - 0.5) ** 2 + (down - 0.5) ** 2) * 26;
      const grain = noise(x, y) * 2.2;
      for (let channel = 0; channel < 3; channel += 1) {
        const back = mix(wallHigh[channel] ?? 0, wallLow[channel] ?? 0, wall);
        const front = mix(floorFar[channel] ?? 0, floorNear[channel] ?? 0, floor);
        const shade = mix(back, front, onFloor) + light - corner + grain;
        pixels[to + channel] = shade < 0 ? 0 : shade > 255 ? 255 : shade;
      }
    }
  }
  return { pixels, width, height, channels: 3 };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function ease(share: number): number {
  const kept = share < 0 ? 0 : share > 1 ? 1 : share;
  return kept * kept * (3 - 2 * kept);
}

/** From -0.5 to 0.5, and always the same in the same place. */
function noise(x: number, y: number): number {
  let mixed = (x * 374_761_393 + y * 668_265_263) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296 - 0.5;
}
