import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test, type Product } from './product.ts';
import { makeFilm } from './make-film.ts';
import { takeVanPicture } from './van-picture.ts';
import { sandboxOf } from './sandbox.ts';

test('somebody uploads a picture, has it enhanced, compares and crops it', async ({ page, product }) => {
  const { files, pictures } = await openLab(page, product);
  const items = page.getByRole('list', { name: 'Your pictures', exact: true });

  await test.step('a picture is enhanced as soon as it is there, by named steps', async () => {
    const sample = page.getByRole('region', { name: 'Before and after' });
    await expect(sample, 'an empty lab shows what it will hold').toBeVisible();
    await expectAccessible(page);
    await files.setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: await takeVanPicture() });
    await expect(page.getByText('1/5 selected')).toBeVisible();
    await expect(sample).toBeHidden();
    await expect(pictures.getByRole('progressbar', { name: 'Enhancing van.jpg' })).toBeVisible();
    await expect(
      pictures.getByText(/^(Generating ad-friendly design|Finalizing visual polish)$/),
    ).toBeVisible();
    await expectAccessible(page);
    await expect(pictures.getByRole('radio', { name: 'AI Enhanced' })).toBeChecked();
    const listed = items.getByRole('button', { name: 'Select van.jpg, AI Enhanced' });
    await expect(listed).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('before and after are compared by keyboard, and the original is chosen', async () => {
    await page.getByRole('button', { name: 'Compare and crop van.jpg' }).click();
    const slider = page.getByRole('slider', { name: 'Before and after' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '45');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '100');
    await expectAccessible(page);
    const dialog = page.getByRole('dialog', { name: 'van.jpg' });
    await dialog.getByRole('radio', { name: 'Original' }).click();
    await expect(dialog.getByRole('radio', { name: 'Original' })).toBeChecked();
  });

  await test.step('the focal point moves by arrow keys, and the picture is cut anew', async () => {
    const dialog = page.getByRole('dialog', { name: 'van.jpg' });
    const cuts = dialog.getByRole('list', { name: 'How the picture is cut' });
    await expect.poll(() => widthsOf(cuts)).toEqual([1080, 1080, 900, 1200]);
    await dialog.getByRole('button', { name: /^Focal point: 50% across, 50% down/ }).focus();
    const saved = page.waitForResponse('**/rpc/media/setFocalPoint');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('button', { name: /^Focal point: 40% across, 50% down/ })).toBeFocused();
    expect((await saved).ok()).toBe(true);
    await expect(cuts.locator('img').first()).toHaveAttribute('src', /\/cuts\/1x1\?.*at=0\.4/);
    await expect.poll(() => widthsOf(cuts)).toEqual([1080, 1080, 900, 1200]);
    await page.keyboard.press('Escape');
    await expect(pictures.getByRole('radio', { name: 'Original' })).toBeChecked();
  });

  await test.step('taken off the desk it is still listed, and is chosen again for a new campaign', async () => {
    await items.getByRole('button').click();
    await expect(pictures).toBeHidden();
    await items.getByRole('button').click();
    await expect(pictures.getByRole('radio', { name: 'AI Enhanced' })).toBeChecked();
    await page.getByRole('link', { name: 'Use in a new campaign' }).click();
    await expect(page).toHaveURL(/\/campaign\/new$/);
    expect(await page.evaluate(() => history.state.usr.mediaIds)).toHaveLength(1);
  });
});

test('a step of enhancing that fails is named, leaves the original usable, and is tried again', async ({
  page,
  product,
}) => {
  const { pictures } = await openLab(page, product);
  await sandboxOf(product).trouble({ service: 'pictures', path: 'scene', times: 1, trouble: refusal });
  await pastePicture(page, 'pasted.png');
  await expect(page.getByText('1/5 selected')).toBeVisible();
  const failure = pictures.getByRole('alert').filter({ hasText: 'Scene step failed' });
  await expect(failure).toContainText('Try again, or use the original.');
  await expectAccessible(page);
  await pictures.getByRole('button', { name: 'Try again' }).click();
  await expect(pictures.getByRole('radio', { name: 'AI Enhanced' })).toHaveCount(1);
  await expect(failure).toBeHidden();
});

test('a line that is cut in the middle of an upload is picked up where it broke', async ({
  page,
  product,
  pageErrors,
}, testInfo) => {
  const { files } = await openLab(page, product);
  await page.getByRole('switch', { name: 'Enhance new pictures with AI' }).click();
  const path = testInfo.outputPath('harbour.png');
  await writeFile(path, await takeHeavyPicture());
  const offsets = await cutAfterFirstPiece(page);
  await files.setInputFiles(path);
  await expect(page.getByText(/The connection is lost/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Uploading harbour.png' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'harbour.png' });
  const chooser = page.waitForEvent('filechooser');
  await expect(row).toContainText(/[1-9]\d?%/);
  await page.unroute('**/uploads/*');
  await row.getByRole('button', { name: 'Continue uploading harbour.png' }).click();
  await (await chooser).setFiles(path);
  await expect(page.getByText('1/5 selected')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Enhance with AI' })).toBeVisible();
  expect(Math.min(...offsets.afterwards()), 'what had arrived is not sent again').toBeGreaterThan(0);
  expect(pageErrors.splice(0).filter((error) => !error.includes('net::ERR_'))).toEqual([]);
});

test('what is no picture is refused by name, and a text is not even sent', async ({
  page,
  product,
  pageErrors,
}) => {
  const { files } = await openLab(page, product);
  await files.setInputFiles([
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no picture</html>') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: '"page.jpg"' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '"notes.txt": unsupported type.' })).toBeVisible();
  await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('a draft takes a film and a picture, keeps which variant was chosen, and the film plays', async ({
  page,
  product,
}) => {
  await join(page, product, newcomer('Odd Lie'));
  const id = await startDraft(page, product);
  await page.goto(`/campaign/${id}?step=4`);
  const tiles = page.getByRole('list', { name: 'Your pictures and videos' }).getByRole('listitem');
  const film = tiles.filter({ hasText: 'quay.webm' });
  const picture = tiles.filter({ hasText: 'van.jpg' });
  const kept = async () => {
    const { mediaIds, enhancedMediaIds } = await (await page.request.get(`/api/campaigns/${id}`)).json();
    return { all: mediaIds.length, enhanced: enhancedMediaIds.length };
  };

  await test.step('both go up side by side, and only the picture is enhanced', async () => {
    await page.locator('input[type=file]').setInputFiles([
      { name: 'quay.webm', mimeType: 'video/webm', buffer: await makeFilm(page, 3) },
      { name: 'van.jpg', mimeType: 'image/jpeg', buffer: await takeVanPicture() },
    ]);
    await expect(page.getByText('2/5 selected')).toBeVisible();
    await expect(film.getByText('0:03')).toBeVisible();
    await expect(picture.getByRole('radio', { name: 'AI Enhanced' })).toBeChecked();
    await expect.poll(kept).toEqual({ all: 2, enhanced: 1 });
    await expectAccessible(page);
  });

  await test.step('the film shows a frame of its own, and plays', async () => {
    const [red, green, blue] = await firstColourOf(film.locator('img'));
    expect(Math.abs(red! - 0x86) + Math.abs(green! - 0xae) + Math.abs(blue! - 0xbb)).toBeLessThan(40);
    await film.getByRole('button', { name: 'Play quay.webm' }).click();
    const video = page.getByRole('dialog', { name: 'quay.webm' }).locator('video');
    await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.videoWidth)).toBe(1280);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the original is chosen by keyboard, and a reload remembers it', async () => {
    await picture.getByRole('radio', { name: 'AI Enhanced' }).focus();
    // A finger stays on a key for a moment, and the group of choices counts on it.
    await page.keyboard.press('ArrowRight', { delay: 150 });
    await expect(picture.getByRole('radio', { name: 'Original' })).toBeChecked();
    await expect.poll(kept).toEqual({ all: 2, enhanced: 0 });
    await page.reload();
    await expect(picture.getByRole('radio', { name: 'Original' })).toBeChecked();
  });
});

/** Somebody who has just joined opens the image lab. */
async function openLab(page: Page, product: Product) {
  await join(page, product, newcomer('Nora Bakke'));
  await page.goto('/dev/image-lab');
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
  return {
    files: page.getByRole('region', { name: 'Enhance pictures' }).locator('input[type=file]').first(),
    pictures: page.getByRole('list', { name: 'Your pictures and videos' }),
  };
}

async function startDraft(page: Page, { url }: Product): Promise<string> {
  const bergen = { key: '2418', name: 'Bergen', region: null, countryCode: 'NO', countryName: 'Norway' };
  const answer = await page.request.post('/api/campaigns', {
    headers: { origin: url },
    data: {
      title: 'Winter check',
      businessName: 'Bergen Rør',
      industry: 'Home services',
      objective: 'traffic',
      websiteUrl: 'https://bergenror.example',
      productService: 'Heating check-up',
      offerDescription: 'A plumber looks through your heating before the frost does.',
      sellingPoints: ['Fixed price', 'Done within a day', 'Ten years in Bergen'],
      campaignPriceMinor: 99_000,
      locations: [{ ...bergen, type: 'city', radiusKm: 25 }],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** The colour of its top left corner. */
function firstColourOf(picture: Locator): Promise<number[]> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const brush = new OffscreenCanvas(1, 1).getContext('2d')!;
    brush.drawImage(image, 0, 0);
    return [...brush.getImageData(0, 0, 1, 1).data];
  });
}

const refusal = { kind: 'error', status: 400, code: 400, message: 'The product cannot be found.' };

/** Lets the first piece of an upload through and loses the line from then on; notes at which byte each piece begins. */
async function cutAfterFirstPiece(page: Page) {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  let sent = 0;
  let beforeCut = 0;
  await page.route('**/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') {
      sent += 1;
      if (sent > 1) {
        beforeCut = offsets.length;
        return route.abort('connectionreset');
      }
    }
    return route.continue();
  });
  return { afterwards: () => offsets.slice(beforeCut) };
}

async function pastePicture(page: Page, name: string): Promise<void> {
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b7c9d3' } })
    .png()
    .toBuffer();
  await page.evaluate(
    ({ bytes, fileName }) => {
      const clipboardData = new DataTransfer();
      const file = new File([Uint8Array.from(atob(bytes), (email) => email.charCodeAt(0))], fileName, {
        type: 'image/png',
      });
      clipboardData.items.add(file);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    { bytes: picture.toString('base64'), fileName: name },
  );
}

/** Noise cannot be made small: it takes several pieces to send. */
function takeHeavyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** How wide the pictures in a list really are; none as long as one of them is not there. */
function widthsOf(list: Locator): Promise<number[]> {
  return list.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
}
