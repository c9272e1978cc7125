import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  beginningBytes,
  checkResolution,
  formatOf,
  invalidFile,
  tooManyPixels,
  unsupportedType,
} from './rules.ts';

const mostMegapixels = 120;
const previewEdge = 640;

export interface RenderedPicture {
  original: Buffer;
  preview: Buffer;
  contentType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Makes a picture of ours out of an upload: upright, without hidden data, in sRGB. Throws nothing but UploadRefused for a bad one. */
export async function renderPicture(path: string, fileName: string): Promise<RenderedPicture> {
  const format = formatOf(await readBeginning(path));
  if (!format) throw unsupportedType(fileName);
  // One page: a film of ten thousand frames is one picture to us.
  const picture = sharp(path, { limitInputPixels: mostMegapixels * 1e6, pages: 1, failOn: 'error' });
  const header = await readable(picture.metadata(), fileName);
  checkHeader(header, fileName);
  if (header.format !== format) throw invalidFile(fileName);

  // Both from the file: a JPEG is decoded at a fraction of its size for the preview, and neither lies whole in memory.
  const upright = picture.autoOrient().toColourspace('srgb');
  const [original, preview] = await Promise.all([
    readable(encode(upright.clone(), format === 'jpeg'), fileName),
    readable(makePreview(upright.clone()), fileName),
  ]);
  const kind = format === 'jpeg' ? jpeg : png;
  const { width, height } = original.info;
  return { ...kind, original: original.data, preview, width, height };
}

const jpeg = { contentType: 'image/jpeg', extension: 'jpg' } as const;
const png = { contentType: 'image/png', extension: 'png' } as const;

async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function checkHeader({ width, height }: Metadata, fileName: string): void {
  if (width * height > mostMegapixels * 1e6) throw tooManyPixels(fileName, mostMegapixels);
  checkResolution(fileName, { width, height });
}

function encode(picture: Sharp, isPhoto: boolean) {
  return (isPhoto ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer({ resolveWithObject: true });
}

function makePreview(picture: Sharp): Promise<Buffer> {
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
