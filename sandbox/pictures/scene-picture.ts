import { chooseColour, paintBackdrop } from './backdrop.ts';
import { cutOut, hasClearParts } from './cut-out.ts';
import { trim } from './edit-picture.ts';
import type { SceneRequest } from './edit-request.ts';
import { measurePalette } from './palette.ts';
import { develop, open, type Picture } from './picture.ts';
import { castShadow, contactShadow, reflection, type Shown, within } from './shadows.ts';

/** An ad's shorter side. */
const shortSide = 1080;
/** A studio leaves air around what it shows, even at full scale. */
const air = 0.84;

/** The picture in a studio: a thing that can be cut out stands there itself, any other picture as a print. */
export async function setScene(picture: Picture, request: SceneRequest, turn: number): Promise<Picture> {
  const { object, scene } = request;
  const [across = 1, down = 1] = scene.aspect_ratio.split(':').map(Number);
  const unit = shortSide / Math.min(across, down);
  const [width, height] = [Math.round(across * unit), Math.round(down * unit)];
  const cut = await cutOut(picture);
  const thing = await turned(cut ? await trim(cut) : picture, object.rotation_degree);
  const whole = cut || hasClearParts(thing) ? thing : await asPrint(thing);
  const placed = place(await fitInto(whole, boxOf(object, width, height)), object.position, {
    width,
    height,
  });

  const feet = (placed.top + placed.picture.height) / height;
  const isFront = scene.view !== 'top';
  const horizon = isFront ? Math.min(0.86, Math.max(0.45, feet - 0.1)) : undefined;
  const colour = chooseColour(scene, await measurePalette(thing), turn);
  const stage = { width, height, lightness: colour.lightness };
  const layers = [
    ...(isFront ? [await reflection(placed, stage)] : []),
    await castShadow(placed, stage),
    ...(isFront ? [await contactShadow(placed, stage)] : []),
    await within(placed, stage),
  ];
  const backdrop = paintBackdrop({ width, height, horizon }, colour);
  return develop(open(backdrop).composite(layers.filter((layer) => layer !== undefined)));
}

interface Size {
  width: number;
  height: number;
}

/** On the stage, 0 is at the left and at the bottom. */
function place(picture: Picture, { x, y }: { x: number; y: number }, { width, height }: Size): Shown {
  const left = Math.round(x * width - picture.width / 2);
  return { picture, left, top: Math.round((1 - y) * height - picture.height / 2) };
}

function boxOf(
  { placement_type: placement, padding, scale }: SceneRequest['object'],
  width: number,
  height: number,
) {
  if (placement === 'padding') {
    const [first = 0, second = first] = (padding ?? '10%')
      .split(' ')
      .map((part) => Number.parseInt(part, 10) / 100);
    return { width: width * Math.max(0.02, 1 - 2 * second), height: height * Math.max(0.02, 1 - 2 * first) };
  }
  const share = placement === 'original' ? air : scale * air;
  return { width: width * share, height: height * share };
}

function fitInto(picture: Picture, box: Size): Promise<Picture> {
  const size = { width: Math.max(8, Math.round(box.width)), height: Math.max(8, Math.round(box.height)) };
  return develop(
    open(picture)
      .ensureAlpha()
      .resize({ ...size, fit: 'inside', kernel: 'mks2021' }),
  );
}

function turned(picture: Picture, degrees: number): Picture | Promise<Picture> {
  if (degrees % 360 === 0) return picture;
  return develop(
    open(picture)
      .ensureAlpha()
      .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  );
}

/** With the corners of a photographic print. */
async function asPrint(picture: Picture): Promise<Picture> {
  const { width, height } = picture;
  const round = Math.round(Math.min(width, height) * 0.018);
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${round}"/></svg>`;
  return develop(
    open(picture)
      .ensureAlpha()
      .composite([{ input: Buffer.from(corners), blend: 'dest-in' }]),
  );
}
