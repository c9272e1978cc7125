import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/people/people.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = join('web', 'features', 'front-page', 'pictures');
const sizesFile = join(folder, 'sizes.json');
const widest = 1440;

/** Takes pictures of a page, or of a part of it, for the front page: dark and light, with their sizes beside them. */
export function openAlbum(page: Page, language: Language) {
  async function take(name: string, clip?: Record<'x' | 'y' | 'width' | 'height', number>): Promise<void> {
    for (const theme of ['dark', 'light'] as const) {
      // As the system of somebody who has chosen nothing: the button for it follows.
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
      await leaveNoRoomForBars(page);
      await page.waitForFunction(hasItsPictures);
      const shot = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
      const { data, info } = await sharp(shot)
        .resize({ width: widest, withoutEnlargement: true })
        .webp({ quality: 76, effort: 4 })
        .toBuffer({ resolveWithObject: true });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}-${language}-${theme}.webp`), data);
      await noteSize(`${name}-${language}`, { width: info.width, height: info.height });
    }
  }
  return { take };
}

/** No scroll bar is drawn on a picture, so nothing is to be left free for one. */
export async function leaveNoRoomForBars(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
}

/** A page must know how large a picture is before it has it, or everything below would jump. */
async function noteSize(name: string, size: { width: number; height: number }): Promise<void> {
  const sizes = JSON.parse(await readFile(sizesFile, 'utf8').catch(() => '{}')) as Record<string, object>;
  sizes[name] = size;
  const sorted = Object.fromEntries(
    Object.entries(sizes).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(sizesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether everything in sight has arrived; pictures further down are not asked for before. */
function hasItsPictures(): boolean {
  if (document.querySelector('main .animate-pulse')) return false;
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return inSight.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}
