import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { openPractice } from '#sandbox/practice/practice.ts';

const outside = new Map<string, { bytes: Buffer; type: string }>();
const practice = await openPractice({
  fetch: async (request) => {
    const found = outside.get(new URL(request.url).pathname);
    if (!found) return new Response('nothing here', { status: 404 });
    return new Response(new Uint8Array(found.bytes), { headers: { 'content-type': found.type } });
  },
});
afterAll(() => practice.close());

const key = { authorization: 'Bearer practice' };
async function ask(path: string, body?: unknown, headers: Record<string, string> = key, method = 'POST') {
  const response = await practice.send(method, `/pictures/v1/${path}`, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Fields };
}
async function open(address: unknown): Promise<Buffer> {
  const response = await practice.send('GET', textOf(address));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const put = (name: string, bytes: Buffer) => {
  outside.set(`/${name}`, { bytes, type: 'image/jpeg' });
  return `http://elsewhere.test/${name}`;
};
async function meanOf(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => mean);
}

/** A dark, greenish picture of things that ought to be grey. */
const scene = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><defs><linearGradient id="g" x2="1"><stop offset="0" stop-color="#101510"/><stop offset="1" stop-color="#556a55"/></linearGradient></defs><rect width="600" height="400" fill="url(#g)"/><circle cx="300" cy="200" r="90" fill="#43203a"/></svg>',
);
const thing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="#fafafa"/><rect x="180" y="120" width="140" height="300" rx="20" fill="#b3271e"/></svg>',
);
let [photo, product] = ['', ''];
beforeAll(async () => {
  photo = put('photo.jpg', await sharp(scene).jpeg().toBuffer());
  product = put('product.jpg', await sharp(thing).jpeg({ quality: 95 }).toBuffer());
});
const enhance = {
  restorations: { decompress: 'auto', upscale: 'smart_enhance', polish: true },
  adjustments: { hdr: 100, sharpness: 20 },
};

test('an edit makes a small dark picture large, light and neutral', async () => {
  const { status, body, headers } = await ask('image/edit', { input: photo, operations: enhance });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: {
      input: { ext: 'jpeg', mime: 'image/jpeg', format: 'JPEG', width: 600, height: 400, mps: 0.24 },
      output: {
        width: 1620,
        height: 1080,
        tmp_url: expect.stringMatching(/\/pictures\/results\/\w+\.jpeg$/),
      },
    },
  });
  expect(headers.get('ratelimit-limit')).toBe('120, 120;w=60, 4;w=1');
  const [before, after] = await Promise.all([
    sharp(scene).jpeg().toBuffer().then(meanOf),
    open(at(body, 'data.output.tmp_url')).then(meanOf),
  ]);
  const spread = (means: number[]) => (Math.max(...means) - Math.min(...means)) / Math.max(...means);
  expect(Math.min(...after)).toBeGreaterThan(Math.max(...before));
  expect(spread(after)).toBeLessThan(spread(before));
});

test('the same picture edited twice is the same picture', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () =>
      open(at((await ask('image/edit', { input: photo, operations: enhance })).body, 'data.output.tmp_url')),
    ),
  );
  expect(first?.equals(second ?? Buffer.of())).toBe(true);
});

test('an upload is edited as a picture behind an address is', async () => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await sharp(scene).png().toBuffer())]), 'scene');
  form.set(
    'data',
    JSON.stringify({ operations: { resizing: { width: 300, height: 300 } }, output: { format: 'webp' } }),
  );
  const { body } = await ask('image/edit/upload', form);
  const { format, width, height } = await sharp(await open(at(body, 'data.output.tmp_url'))).metadata();
  expect([format, width, height]).toEqual(['webp', 300, 300]);
});

test.each([
  [{ width: 1000 }, [1000, 667]],
  [{ width: '50%' }, [300, 200]],
  [{ width: 500, height: 500, fit: 'bounds' }, [500, 333]],
  [{ width: 500, height: 500, fit: 'cover' }, [750, 500]],
  [{ width: 500, height: 500, fit: { crop: 'smart' } }, [500, 500]],
  [{ width: 500, height: 700, fit: 'canvas' }, [500, 700]],
  [{ width: 500, height: 700, fit: { type: 'outpaint' } }, [500, 700]],
])('resizing %j', async (resizing, size) => {
  const { body } = await ask('image/edit', { input: photo, operations: { resizing } });
  expect([at(body, 'data.output.width'), at(body, 'data.output.height')]).toEqual(size);
});

test('a plain background is taken away; a busy one stays', async () => {
  const operations = { background: { remove: { clipping: true }, color: 'transparent' } };
  const output = { format: 'png' };
  const cut = await open(
    at((await ask('image/edit', { input: product, operations, output })).body, 'data.output.tmp_url'),
  );
  const { width, height, hasAlpha } = await sharp(cut).metadata();
  expect(hasAlpha).toBe(true);
  expect([Math.round(width / 10), Math.round(height / 10)]).toEqual([14, 30]);
  const busy = await ask('image/edit', { input: photo, operations, output });
  expect(busy.body).toMatchObject({ data: { output: { width: 600, height: 400 } } });
});

test.each(['1:1', '4:5', '9:16'])(
  'a scene sets what an edit made on a studio backdrop: %s',
  async (ratio) => {
    const edited = await ask('image/edit', { input: product, operations: enhance });
    const { status, body } = await ask('scene/create', {
      object: { image_url: at(edited.body, 'data.output.tmp_url') },
      scene: { prompt: 'on a soft studio backdrop', aspect_ratio: ratio },
      output: { number_of_images: 2, format: 'jpeg' },
    });
    expect(status).toBe(200);
    const outputs = at(body, 'data.output') as Fields[];
    expect(outputs).toHaveLength(2);
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    const pictures = await Promise.all(outputs.map(({ tmp_url: address }) => open(address)));
    for (const picture of pictures) {
      const { width, height } = await sharp(picture).metadata();
      expect([width, height]).toEqual([1080, (1080 * down) / across]);
      const middle = await meanOf(
        await sharp(picture)
          .extract({ left: 520, top: height / 2 - 20, width: 40, height: 40 })
          .toBuffer(),
      );
      expect(middle[0]).toBeGreaterThan((middle[1] ?? 255) * 2);
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
  },
);

test('pictures of every kind come out upright and in colour: grey, CMYK, sixteen bits, turned by its camera', async () => {
  const kinds = {
    grey: await sharp(scene).greyscale().jpeg().toBuffer(),
    cmyk: await sharp(scene).toColourspace('cmyk').jpeg().toBuffer(),
    deep: await sharp(scene).toColourspace('rgb16').png().toBuffer(),
    turned: await sharp(scene).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(kinds)) {
    const { body } = await ask('image/edit', { input: put(name, bytes), operations: enhance });
    const made = await sharp(await open(at(body, 'data.output.tmp_url'))).metadata();
    expect([name, made.channels, made.space, made.orientation]).toEqual([name, 3, 'srgb', undefined]);
    expect(made.width > made.height).toBe(name !== 'turned');
  }
});

const huge = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#777' } })
  .png()
  .toBuffer();
test.each([
  ['an address where nothing is', 'gone.jpg', undefined, 400, 'image'],
  ['a page', 'page', Buffer.from('<html></html>'), 422, 'image'],
  ['a drawing', 'drawing.svg', thing, 422, 'image'],
  ['half a picture', 'half.jpg', undefined, 422, 'image'],
  ['a picture that is too large', 'huge.png', huge, 422, 'image'],
])('%s is refused', async (_case, name, bytes, status, type) => {
  if (bytes) put(name, bytes);
  if (name === 'half.jpg') put(name, (await sharp(scene).jpeg().toBuffer()).subarray(0, 1500));
  const refused = await ask('image/edit', { input: `http://elsewhere.test/${name}`, operations: {} });
  expect([refused.status, refused.body['error_type']]).toEqual([status, type]);
  expect(refused.body).toMatchObject({
    error_code: expect.any(String),
    error_message: expect.stringMatching(/\.$/),
    error_details: {},
  });
});

test.each([
  ['no key', {}, 'image/edit', {}, 401, '111'],
  ['another key', { authorization: 'Bearer guess' }, 'image/edit', {}, 401, '112'],
  ['nothing', key, 'image/edit', undefined, 400, '9001'],
  ['no input', key, 'image/edit', { operations: {} }, 422, '9000'],
  ['a file of this machine', key, 'image/edit', { input: 'file:///etc/passwd', operations: {} }, 422, '9000'],
  [
    'an operation nobody knows',
    key,
    'image/edit',
    { input: 'http://a.test/b', operations: { sparkle: 1 } },
    422,
    '9000',
  ],
  ['a scene without a thing', key, 'scene/create', { scene: { prompt: 'a table' } }, 422, '9000'],
  ['an upload without a file', key, 'image/edit/upload', new FormData(), 422, '9000'],
  ['an address nobody knows', key, 'image/imagine', {}, 404, '1000'],
])('%s is refused in the studio’s own words', async (_case, headers, path, body, status, code) => {
  const refused = await ask(path, body, headers as Record<string, string>);
  expect([refused.status, refused.body['error_code']]).toEqual([status, code]);
});

test('what is wrong with a request is said field by field', async () => {
  const { body } = await ask('image/edit', { input: photo, operations: { adjustments: { hdr: 300 } } });
  expect(body['error_details']).toHaveProperty(['operations.adjustments.hdr']);
});

test('what is asked to go wrong goes wrong as it does in the studio', async () => {
  const trouble = { kind: 'error', status: 402, code: 'credits' };
  await practice.control('troubles', { service: 'pictures', times: 1, trouble });
  expect(await ask('image/edit', { input: photo, operations: {} })).toMatchObject({
    status: 402,
    body: { error_type: 'billing', error_message: 'No API calls left.' },
  });
});

test('a finished picture is kept for a day', async () => {
  const { body } = await ask('image/edit', { input: photo, operations: {} });
  const address = textOf(at(body, 'data.output.tmp_url'));
  await open(address);
  await practice.advance(25 * 60);
  expect((await practice.send('GET', address)).status).toBe(404);
});
