import { quotas } from '#contract/people/quotas.ts';
import { makePicture, upload } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const { free } = quotas;

function announce(visitor: Visitor, bytes: number, headers: Record<string, string> = {}) {
  const told = { 'tus-resumable': '1.0.0', 'upload-length': String(bytes), ...headers };
  return visitor.fetch('/uploads', {
    method: 'POST',
    headers: { ...told, 'upload-metadata': `filename ${btoa('film.mp4')}` },
  });
}

test('so many uploads may be under way; one more is refused in words until one is given up', async () => {
  const kari = await house.visitor().join();
  const begun = [];
  for (let each = 0; each < free.openUploads; each += 1) begun.push(await announce(kari, 1_000));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));

  const refused = await announce(kari, 1_000, { 'accept-language': 'nb' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_UPLOADS',
    message: expect.stringContaining('"film.mp4": 20 uploads'),
  });

  await kari.fetch(begun[0]!.headers.get('location')!, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0' },
  });
  expect((await announce(kari, 1_000)).status).toBe(201);
  // A neighbour's room is their own.
  expect((await announce(await house.visitor().join(), 1_000)).status).toBe(201);
});

test('what is announced counts before it is here, and what is here stays', async () => {
  const kari = await house.visitor().join();
  const film = 4 * 1024 ** 3;
  const kept = (await upload(kari, await makePicture())).headers.get('x-media-id')!;
  expect([(await announce(kari, film)).status, (await announce(kari, film)).status]).toEqual([201, 201]);
  const refused = await announce(kari, film);
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'STORAGE_FULL']);
  expect((await upload(kari, await makePicture('#aa3300'))).status).toBe(201);
  expect((await kari.fetch(`/media/${kept}`)).status).toBe(200);
});
