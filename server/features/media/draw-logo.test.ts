import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogo } from './draw-logo.ts';

const svg = (inside: string, size = 'width="300" height="100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);

test('a drawing in lines becomes a picture, without what it refers to elsewhere', async () => {
  const plain = '<rect width="300" height="100" fill="#1f6f8b"/>';
  const picture = await drawLogo(svg(plain));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 400 });
  const reaching = `<script>alert(1)</script><image href="file:///etc/hostname" width="9" height="9"/>`;
  expect(await drawLogo(svg(plain + reaching))).toEqual(picture);
});

test.each([
  ['is no drawing at all', Buffer.from('<svg')],
  ['is larger than any picture', svg('', 'width="100000" height="100000"')],
  [
    'asks for more work than there is time',
    svg(
      '<path d="M0 0L1200 1200L0 1200z" stroke="#000" stroke-width="900" stroke-dasharray="0.01"/>'.repeat(
        200,
      ),
      'width="1200" height="1200"',
    ),
  ],
])('a drawing is refused that %s', async (_what, drawing) => {
  await expect(drawLogo(drawing, { patienceMs: 2_000 })).rejects.toMatchObject({
    refused: { code: 'INVALID_FILE' },
  });
});
