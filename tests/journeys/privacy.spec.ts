import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

test('the privacy page glides to the part its address names, and jumps where no movement is wanted', async ({
  page,
  browser,
  product,
}) => {
  const stopsOnTheWay = async (reader: Page) => {
    await reader.addInitScript(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      addEventListener('scroll', () => places.add(Math.round(scrollY)));
    });
    await reader.goto(`${product.url}/privacy#data-deletion`);
    await expect(reader.locator('#data-deletion')).toBeInViewport();
    await reader.waitForFunction(() => {
      const { top } = document.getElementById('data-deletion')!.getBoundingClientRect();
      return Math.abs(top) < innerHeight / 2;
    });
    return reader.evaluate(() => (window as unknown as { places: Set<number> }).places.size);
  };
  expect(await stopsOnTheWay(page)).toBeLessThanOrEqual(2);
  const mover = await browser.newContext({ reducedMotion: 'no-preference' });
  expect(await stopsOnTheWay(await mover.newPage())).toBeGreaterThan(2);
  await mover.close();
});
