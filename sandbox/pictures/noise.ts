import { develop, open, type Picture } from './picture.ts';

/**
 * How much a picture is grained, as the spread of its noise in shades of 255.
 * After J. Immerkær, "Fast Noise Variance Estimation" (1996), in a piece of the middle, without its edges.
 */
export async function measureNoise(picture: Picture): Promise<number> {
  const side = Math.min(512, picture.width, picture.height);
  if (side < 8) return 0;
  const piece = {
    left: Math.floor((picture.width - side) / 2),
    top: Math.floor((picture.height - side) / 2),
    width: side,
    height: side,
  };
  const { pixels, channels } = await develop(open(picture).extract(piece).greyscale().toColourspace('srgb'));
  const shade = (x: number, y: number) => pixels[(y * side + x) * channels] ?? 0;
  const rough: number[] = [];
  for (let y = 1; y < side - 1; y += 1)
    for (let x = 1; x < side - 1; x += 1)
      rough.push(
        Math.abs(
          shade(x - 1, y - 1) +
            shade(x + 1, y - 1) +
            shade(x - 1, y + 1) +
            shade(x + 1, y + 1) +
            4 * shade(x, y) -
            2 * (shade(x, y - 1) + shade(x, y + 1) + shade(x - 1, y) + shade(x + 1, y)),
        ),
      );
  // Texture and edges are rough as well; the calmer half of the picture shows the grain alone.
  rough.sort((a, b) => a - b);
  const calm = rough[Math.floor(rough.length / 2)] ?? 0;
  return calm / 0.6745 / 6;
}
