import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { test } from '../journeys/product.ts';
import { leaveNoRoomForBars } from './album.ts';

const folder = join('web', 'public');

test('the pictures for sharing and the icons, drawn from the front page itself', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });

  for (const [language, path] of [
    ['en', '/'],
    ['nb', '/nb'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(drawCard);
    await leaveNoRoomForBars(page);
    const shot = await page.screenshot();
    const file = await sharp(shot).png({ palette: true, quality: 90, effort: 9 }).toBuffer();
    await writeFile(join(folder, `share-${language}.png`), file);
  }

  const mark = await page
    .locator('svg[viewBox="0 0 32 32"]')
    .first()
    .evaluate(({ innerHTML }) => innerHTML);
  const svg = mark.replaceAll('var(--text)', '#ebf1f7').replaceAll('var(--accent)', '#40e8a6');
  for (const size of [180, 192, 512]) {
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 52 52" fill="none"><rect x="-10" y="-10" width="52" height="52" fill="#09121d"/>${svg}</svg>`;
    await writeFile(
      join(folder, `icon-${size}.png`),
      await sharp(Buffer.from(icon), { density: 800 }).resize(size).png({ palette: true }).toBuffer(),
    );
  }
});

/** Leaves of the front page its mark, its title and the product: large enough to be read in a list of links. */
function drawCard(): void {
  const logo = document.querySelector('header a span')!.cloneNode(true) as HTMLElement;
  const title = document.querySelector('h1')!.cloneNode(true) as HTMLElement;
  const pictures = document.querySelector('symbol')!.closest('svg')!;
  const scene = document.querySelector('svg:has(> g > [data-try-light])')!.cloneNode(true) as SVGElement;
  const phone = document.querySelector('[data-try] figure')!.cloneNode(true) as HTMLElement;
  // Out of the page nothing says which of its three places is shown.
  const feed = phone.querySelector<HTMLElement>('div > div')!;
  feed.style.cssText = 'opacity:1;visibility:visible';
  phone.querySelector('figcaption')!.remove();
  logo.style.cssText =
    'position:absolute;left:72px;top:64px;font-size:34px;scale:1.5;transform-origin:left top';
  title.style.cssText = 'position:absolute;left:72px;top:170px;width:640px;font-size:66px;line-height:1.06';
  scene.style.cssText = 'position:absolute;left:0;top:220px;width:1200px;height:420px';
  phone.style.cssText = 'position:absolute;left:800px;top:64px;scale:1.15;transform-origin:left top';
  const card = document.createElement('div');
  card.style.cssText = 'position:fixed;inset:0;overflow:hidden;background:var(--ground)';
  card.append(scene, logo, title, phone);
  document.body.replaceChildren(pictures, card);
}
