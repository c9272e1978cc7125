import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { makePicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { keepPicture } from './keep-picture.ts';

const { house, close } = await openTestHouse();
afterAll(() => close());

test('a picture that arrives while its account is deleted leaves no file', async () => {
  const { dataDir } = house.settings;
  const path = join(dataDir, 'arriving');
  await writeFile(path, await makePicture());
  // No request can be held at this moment, so the workspace is one that is gone.
  const gone = randomUUID() as WorkspaceId;
  const arriving = keepPicture(house, gone, { id: randomUUID(), path, fileName: 'van.jpg' });
  await expect(arriving).rejects.toMatchObject({ status_code: 401 });
  const kept = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toEqual([]);
});
