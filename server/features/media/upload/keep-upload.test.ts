import { randomUUID } from 'node:crypto';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { makePicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { makeVideo } from '#tests/videos.ts';
import { afterAll, expect, test } from 'vitest';
import { keepUpload } from './keep-upload.ts';

const { ctx, close } = await openTestHouse();
afterAll(() => close());

test.each([
  ['a picture', () => makePicture()],
  ['a video', () => makeVideo('mp4')],
])('%s that arrives while its account is deleted leaves no file', async (_, make) => {
  // No request can be held at this moment, so the workspace is one that is gone.
  const gone = randomUUID() as WorkspaceId;
  const id = randomUUID();
  const key = `${gone}/${id}/upload`;
  await ctx.storage.put(key, await make());
  const arriving = keepUpload(ctx, gone, { id, key, fileName: 'van' });
  await expect(arriving).rejects.toMatchObject({ status_code: 401 });
  const kept: string[] = [];
  for await (const file of ctx.storage.list()) kept.push(file.key);
  expect(kept).toEqual([]);
});
