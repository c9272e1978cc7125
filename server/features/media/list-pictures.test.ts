import { picturesAtOnce } from '#contract/media.ts';
import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const { visitor, close } = await openTestHouse();
afterAll(() => close());

test('the pictures of a workspace are listed newest first, some at a time, and nobody else’s', async () => {
  const kari = await visitor().join();
  const { list } = kari.ask.media;
  expect(await list({})).toEqual({ pictures: [], next: null });
  const ids: string[] = [];
  for (let made = 0; made <= picturesAtOnce; made += 1) ids.unshift(await uploadPicture(kari));

  const first = await list({});
  expect(first.pictures.map(({ id }) => id)).toEqual(ids.slice(0, picturesAtOnce));
  const { next } = first;
  expect(await list({ after: next! })).toMatchObject({ pictures: [{ id: ids.at(-1) }], next: null });

  const eve = await visitor().join();
  expect(await eve.ask.media.list({ after: next! })).toEqual({ pictures: [], next: null });
});
