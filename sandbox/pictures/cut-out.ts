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
  if (!(await open(picture).stats()).isOpaque) return picture;
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const opaque = picture.channels === 3 ? picture : await develop(open(picture).removeAlpha());
  const small = await develop(open(opaque).resize(maskSide, maskSide, fit));
  const mask = floodFromBorder(small);
  if (!mask) return undefined;
  const { width, height } = picture;
  const soft = await open({ ...small, pixels: mask })
    .blur(1.1)
    .resize({ width, height, fit: 'fill' })
    .extractChannel(0)
    // A little inwards, so that no rim of the old ground comes along.
    .linear(1.9, -218)
    .raw()
    .toBuffer();
  const alpha = { raw: { width, height, channels: 1 } } as const;
  return develop(open(opaque).joinChannel(soft, alpha));
}

/** White where the thing is and black where the ground is, in three channels. */
function floodFromBorder({ pixels, width, height }: Picture): Buffer | undefined {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  const ground = [0, 1, 2].map((channel) => {
    const shades = border.map((place) => pixels[place * 3 + channel] ?? 0).sort((a, b) => a - b);
    return shades[Math.floor(shades.length / 2)] ?? 0;
  });
  const away = (place: number) =>
    Math.max(...ground.map((shade, channel) => Math.abs((pixels[place * 3 + channel] ?? 0) - shade)));
  if (border.filter((place) => away(place) <= calmBorder).length < border.length * 0.9) return undefined;

  const mask = Buffer.alloc(pixels.length, 255);
  let left = width * height;
  const waiting: number[] = [];
  const take = (place: number) => {
    if (mask[place * 3] === 0 || away(place) > calmBorder * 1.5) return;
    mask.fill(0, place * 3, place * 3 + 3);
    left -= 1;
    waiting.push(place);
  };
  for (const place of border) take(place);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (place >= width) take(place - width);
    if (place + width < width * height) take(place + width);
    if (place % width > 0) take(place - 1);
    if (place % width < width - 1) take(place + 1);
  }
  const kept = left / (width * height);
  return kept > 0.02 && kept < 0.92 ? mask : undefined;
}
