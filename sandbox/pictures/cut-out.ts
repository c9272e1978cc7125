import { develop, open, type Picture } from './picture.ts';

/** The mask is found at this size: fine enough for an edge, small enough to be quick. */
const maskSide = 900;
/** How far, in shades, the ground may stray along the border before it is no longer one ground. */
const calmBorder = 20;

/**
 * The thing in the picture without the plain ground behind it; undefined where the ground is not plain.
 * It looks from the border inwards, so it is honest work for product shots and declines everything else.
 */
export async function cutOut(picture: Picture): Promise<Picture | undefined> {
  if (picture.channels === 4 && hasClearParts(picture)) return picture;
  const size = { width: maskSide, height: maskSide, fit: 'inside', withoutEnlargement: true } as const;
  const small = await develop(open(picture).removeAlpha().resize(size));
  const mask = floodFromBorder(small);
  if (!mask) return undefined;
  const { width, height } = picture;
  const soft = await open({ ...small, pixels: asPicture(mask), channels: 3 })
    .blur(1.1)
    .resize({ width, height, fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const pixels = Buffer.alloc(width * height * 4);
  for (let from = 0, to = 0, place = 0; place < soft.length; from += picture.channels, to += 4, place += 1) {
    picture.pixels.copy(pixels, to, from, from + 3);
    // A little inwards, so that no rim of the old ground comes along.
    pixels[to + 3] = Math.max(0, Math.min(255, ((soft[place] ?? 0) - 115) * 1.9));
  }
  return { pixels, width, height, channels: 4 };
}

export function hasClearParts({ pixels, channels }: Picture): boolean {
  let clear = 0;
  for (let place = 3; place < pixels.length; place += channels * 7)
    if ((pixels[place] ?? 255) < 16) clear += 1;
  return clear > pixels.length / (channels * 7) / 100;
}

function floodFromBorder({ pixels, width, height }: Picture): Uint8Array | undefined {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  const ground = [0, 1, 2].map((channel) => middle(border.map((place) => pixels[place * 3 + channel] ?? 0)));
  const away = (place: number) =>
    Math.max(...ground.map((shade, channel) => Math.abs((pixels[place * 3 + channel] ?? 0) - shade)));
  const strays = border.map(away).sort((a, b) => a - b);
  if ((strays[Math.floor(strays.length * 0.9)] ?? 255) > calmBorder) return undefined;

  const step = (one: number, other: number) =>
    Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((pixels[one * 3 + channel] ?? 0) - (pixels[other * 3 + channel] ?? 0)),
      ),
    );
  /** The ground's own colour, only darker by up to a quarter. */
  const isGroundInShade = (place: number) => {
    const shares = ground.map((shade, channel) => (pixels[place * 3 + channel] ?? 0) / Math.max(1, shade));
    return Math.min(...shares) > 0.76 && Math.max(...shares) - Math.min(...shares) < 0.035;
  };
  const mask = new Uint8Array(width * height).fill(255);
  const waiting = border.filter((place) => away(place) <= calmBorder * 2);
  for (const place of waiting) mask[place] = 0;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const x = place % width;
    const next = [
      place - width,
      place + width,
      ...(x > 0 ? [place - 1] : []),
      ...(x < width - 1 ? [place + 1] : []),
    ];
    for (const neighbour of next) {
      if (mask[neighbour] !== 255) continue;
      const distance = away(neighbour);
      const isSoftShadow = distance <= 64 && step(place, neighbour) <= 4;
      if (distance > 22 && !isSoftShadow && !isGroundInShade(neighbour)) continue;
      mask[neighbour] = 0;
      waiting.push(neighbour);
    }
  }
  const kept = mask.reduce((sum, value) => sum + (value ? 1 : 0), 0) / mask.length;
  return kept > 0.02 && kept < 0.92 ? mask : undefined;
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function asPicture(mask: Uint8Array): Buffer {
  const pixels = Buffer.alloc(mask.length * 3);
  for (const [place, value] of mask.entries()) pixels.fill(value, place * 3, place * 3 + 3);
  return pixels;
}
