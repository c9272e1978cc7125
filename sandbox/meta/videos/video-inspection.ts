import type { FileHandle } from 'node:fs/promises';

import type { FileShelf } from '#sandbox/memory/file-shelf.ts';

export interface VideoShape {
  /** Seconds, where the file tells. */
  length?: number;
  width?: number;
  height?: number;
}

interface Box {
  type: string;
  /** Where its content begins and ends in the file. */
  start: number;
  end: number;
}

/** What a file is by its bytes: nothing, when it is no video. */
export async function inspectVideo(
  files: FileShelf,
  name: string,
  size: number,
): Promise<VideoShape | undefined> {
  if (size < 12) return undefined;
  const file = await files.open(name);
  try {
    const head = await readAt(file, 0, 16);
    if (isQuickTime(head)) return await readMovie(file, size);
    return isOtherVideo(head) ? {} : undefined;
  } finally {
    await file.close();
  }
}

const pictures = ['heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'M4A ', 'M4B '];

function isQuickTime(head: Buffer): boolean {
  const type = head.toString('latin1', 4, 8);
  if (type === 'ftyp') return !pictures.includes(head.toString('latin1', 8, 12));
  return ['moov', 'mdat', 'wide', 'skip', 'pnot'].includes(type);
}

/** WebM and Matroska, AVI, Flash, Windows Media, Ogg, MPEG streams. */
function isOtherVideo(head: Buffer): boolean {
  const hex = head.toString('hex');
  const isAvi = hex.startsWith('52494646') && head.toString('latin1', 8, 11) === 'AVI';
  return (
    isAvi || ['1a45dfa3', '464c5601', '3026b275', '4f676753', '000001ba'].some((sign) => hex.startsWith(sign))
  );
}

/** ISO/IEC 14496-12: the length stands in `moov/mvhd`, the size of the picture in `moov/trak/tkhd`. */
async function readMovie(file: FileHandle, size: number): Promise<VideoShape> {
  const shape: VideoShape = {};
  const movie = (await boxesIn(file, 0, size)).find(({ type }) => type === 'moov');
  for (const box of movie ? await boxesIn(file, movie.start, movie.end) : []) {
    if (box.type === 'mvhd') Object.assign(shape, lengthIn(await readAt(file, box.start, 32)));
    if (box.type !== 'trak') continue;
    const header = (await boxesIn(file, box.start, box.end)).find(({ type }) => type === 'tkhd');
    if (header) Object.assign(shape, sizeIn(await readAt(file, header.start, header.end - header.start)));
  }
  return shape;
}

/** Boxes side by side; a file that goes on without end is read no further than its thousandth. */
async function boxesIn(file: FileHandle, from: number, until: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let place = from;
  while (place + 8 <= until && boxes.length < 1000) {
    const head = await readAt(file, place, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short || until - place;
    if (length < 8) break;
    const end = Math.min(place + length, until);
    boxes.push({ type: head.toString('latin1', 4, 8), start: place + (isLong ? 16 : 8), end });
    place += length;
  }
  return boxes;
}

function lengthIn(header: Buffer): VideoShape {
  if (header.length < 32) return {};
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 && duration > 0 ? { length: Math.round((duration / scale) * 1000) / 1000 } : {};
}

/** Sound has a track as well, but no size. */
function sizeIn(header: Buffer): VideoShape {
  if (header.length < 84) return {};
  const [width, height] = [header.readUInt32BE(header.length - 8), header.readUInt32BE(header.length - 4)];
  return width > 0 && height > 0 ? { width: width >>> 16, height: height >>> 16 } : {};
}

async function readAt(file: FileHandle, place: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(Math.min(length, 4096)),
    0,
    Math.min(length, 4096),
    place,
  );
  return buffer.subarray(0, bytesRead);
}
