import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../journeys/product.ts';

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
    await expect
      .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
      .toBe(true);
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
  const scene = document.querySelector('main section > svg')!.cloneNode(true) as SVGElement;
  const picture = document.querySelector('main section img')!.cloneNode(true) as HTMLImageElement;
  picture.loading = 'eager';
  logo.style.cssText =
    'position:absolute;left:72px;top:64px;font-size:34px;scale:1.5;transform-origin:left top';
  title.style.cssText = 'position:absolute;left:72px;top:170px;width:520px;font-size:66px;line-height:1.06';
  scene.style.cssText = 'position:absolute;left:0;bottom:0;width:1200px;height:420px;z-index:0';
  picture.style.cssText =
    'position:absolute;left:640px;top:84px;width:960px;height:600px;max-width:none;display:block;border-radius:14px';
  const card = document.createElement('div');
  card.style.cssText = 'position:fixed;inset:0;overflow:hidden;background:var(--ground)';
  card.append(scene, logo, title, picture);
  document.body.replaceChildren(card);
}
