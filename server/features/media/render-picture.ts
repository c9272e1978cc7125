import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureFormat } from './upload/file-formats.ts';
import { checkResolution, invalidFile, tooManyFrames, tooManyPixels } from './upload/refused-files.ts';

export const mostMegapixels = 120;
const mostFrames = 1000;
const previewEdge = 640;

/** What a picture of ours is made from. */
export type RenderedFormat = PictureFormat | 'webp';

export interface RenderedPicture {
  original: Buffer;
  preview: Buffer;
  contentType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Makes a picture of ours: upright, without hidden data, in sRGB. Throws nothing but UploadRefused for a bad one. */
export async function renderPicture(
  bytes: Uint8Array,
  { fileName, format, isLogo }: { fileName: string; format: RenderedFormat; isLogo?: boolean | undefined },
): Promise<RenderedPicture> {
  const limits = { limitInputPixels: mostMegapixels * 1e6, failOn: 'error' } as const;
  const header = await readable(sharp(bytes, limits).metadata(), fileName);
  checkHeader({ ...header, isLogo }, fileName);
  if (header.format !== format) throw invalidFile(fileName);

  // One page: a film is its first picture to us. The JPEG for the preview is decoded at a fraction of its size.
  const upright = sharp(bytes, { ...limits, pages: 1 })
    .autoOrient()
    .toColourspace('srgb');
  const isPhoto = format === 'jpeg' || (format === 'webp' && !header.hasAlpha);
  const [original, preview] = await Promise.all([
    readable(encode(upright.clone(), isPhoto), fileName),
    readable(makePreview(upright.clone()), fileName),
  ]);
  const kind = isPhoto ? jpeg : png;
  const { width, height } = original.info;
  return { ...kind, original: original.data, preview, width, height };
}

/** Only the small picture of one, at most 640 pixels long. Throws nothing but UploadRefused for a bad one. */
export async function renderPreview(bytes: Uint8Array, fileName: string): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostMegapixels * 1e6, pages: 1, failOn: 'error' });
  return readable(makePreview(picture.autoOrient().toColourspace('srgb')), fileName);
}

const jpeg = { contentType: 'image/jpeg', extension: 'jpg' } as const;
const png = { contentType: 'image/png', extension: 'png' } as const;

function checkHeader(
  { width, height, pages = 1, isLogo }: Metadata & { isLogo: boolean | undefined },
  fileName: string,
): void {
  if (pages > mostFrames) throw tooManyFrames(fileName, mostFrames);
  if (width * height > mostMegapixels * 1e6) throw tooManyPixels(fileName, mostMegapixels);
  checkResolution(fileName, { width, height, isLogo });
}

function encode(picture: Sharp, isPhoto: boolean) {
  return (isPhoto ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer({ resolveWithObject: true });
}

/** The small picture for lists (WebP). */
export function makePreview(picture: Sharp): Promise<Buffer> {
  return picture
    .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** What the picture library cannot read is the file's fault, in its owner's words. */
async function readable<Result>(reading: Promise<Result>, fileName: string): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const isTooBig = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw isTooBig ? tooManyPixels(fileName, mostMegapixels) : invalidFile(fileName);
  }
}
