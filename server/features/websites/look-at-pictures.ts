import type { FoundFacts } from '#contract/websites/reading.ts';
import type { FetchFile } from '#server/gateways/websites/websites.ts';
import sharp from 'sharp';
import { canBeTaken, formatOnTheWeb } from '../media/fetch-picture.ts';
import { isMeantForMachines } from './facts/meant-for-machines.ts';
import type { Page } from './facts/opened-page.ts';
import { findPictures, largeEnough } from './facts/pictures.ts';

const mostBytes = 8 * 1024 ** 2;
const enough = 8;

/** Looks at the pictures of a website, one after the other, and keeps those that an ad can be made of. */
export async function lookAtPictures(fetchFile: FetchFile, pages: Page[]): Promise<FoundFacts['pictures']> {
  const seen: FoundFacts['pictures'] = [];
  for (const picture of findPictures(pages)) {
    if (largeEnough(seen).length >= enough) break;
    const file = await fetchFile(picture.url, mostBytes);
    const size = file && (await sizeOf(file.bytes));
    if (size) seen.push({ ...picture, ...size, alt: isMeantForMachines(picture.alt) ? '' : picture.alt });
  }
  return largeEnough(seen);
}

/** As it is shown, upright. Undefined for what is no picture that can be taken. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  if (!formatOnTheWeb(bytes)) return undefined;
  try {
    const { autoOrient: size } = await sharp(bytes).metadata();
    return canBeTaken(size) ? size : undefined;
  } catch {
    return undefined;
  }
}
