import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const kari = await house.visitor().join();
for (let draft = 0; draft < 30; draft += 1)
  await kari.ask.campaigns.create({ title: `Winter check ${draft}` });

const drafts = (headers: Record<string, string>) => kari.fetch('/api/campaigns/drafts', { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('answers are packed as their reader likes it, and are the same unpacked', async () => {
  const plain = await bytesOf(await drafts({}));
  const asked: [string, string | null, (body: Buffer) => Buffer][] = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', null, (body) => body],
    ['identity', null, (body) => body],
  ];
  for (const [accepted, packing, unpack] of asked) {
    const answer = await drafts({ 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(packing);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const body = await bytesOf(answer);
    expect(unpack(body).equals(plain)).toBe(true);
    expect(body.length < plain.length / 3).toBe(packing !== null);
  }
});

test('the way the browser asks is packed too, and so is a refusal that is long', async () => {
  const asked = await kari.fetch('/rpc/campaigns/listDrafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: '{"json":null}',
  });
  expect(asked.headers.get('content-encoding')).toBe('br');
  expect(JSON.parse(brotliDecompressSync(await bytesOf(asked)).toString()).json).toHaveLength(30);
});

test('what is short, what is a stream, and files with their parts go out as they are', async () => {
  const accepted = { 'accept-encoding': 'br, gzip' };
  expect((await kari.fetch('/api/people/me', { headers: accepted })).headers.has('content-encoding')).toBe(
    false,
  );

  const id = await uploadPicture(kari);
  const stream = await kari.fetch(`/api/media/${id}/progress`, { headers: accepted });
  expect(stream.headers.get('content-type')).toContain('event-stream');
  expect(stream.headers.has('content-encoding')).toBe(false);
  await stream.body?.cancel();

  const part = await kari.fetch(`/media/${id}`, { headers: { ...accepted, range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
  expect(await bytesOf(part)).toHaveLength(100);
});

test('what another site has a browser ask is not packed', async () => {
  const answer = await drafts({ 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(200);
  expect(answer.headers.has('content-encoding')).toBe(false);
});
