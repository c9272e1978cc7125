import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { keepFiles } from './enhance/enhancement-progress.ts';
import { ensureCut } from './crop/ensure-cut.ts';
import { getMedia, type WholeMedia } from './queries.ts';

const { ctx, visitor, runJobs, close } = await openTestHouse();
afterAll(() => close());

/** A picture as a worker or a request holds it, of somebody whose account is deleted in this moment. */
async function holdLostPicture(): Promise<WholeMedia> {
  const kari = await visitor().join();
  const id = await uploadPicture(kari);
  await kari.ask.media.enhance({ id });
  const cookie = [...kari.cookies].map((pair) => pair.join('=')).join('; ');
  const person = await ctx.sessions.read(new Headers({ cookie }));
  const picture = await getMedia(ctx.db, person!.workspaceId, id);
  await kari.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });
  return picture;
}

async function keptFiles(): Promise<string[]> {
  const folder = join(ctx.settings.dataDir, 'files');
  const kept = await readdir(folder, { recursive: true, withFileTypes: true });
  return kept.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('what the studio made of a picture that is deleted meanwhile leaves no file', async () => {
  const picture = await holdLostPicture();
  const key = `${picture.workspaceId}/${picture.id}/edited.jpg`;
  const keeping = keepFiles(
    { ctx, picture, enhancement: picture.enhancement! },
    { [key]: Buffer.from('made') },
    { editedKey: key },
  );
  await expect(keeping).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect(await keptFiles()).not.toContain('edited.jpg');
  await runJobs();
  expect(await keptFiles()).toEqual([]);
});

test('a picture that is cut while it is deleted leaves no cut', async () => {
  const picture = await holdLostPicture();
  const cutting = ensureCut(ctx, picture, { placement: '1x1', isEnhanced: false });
  await expect(cutting).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect(await keptFiles()).not.toContain('1x1.jpg');
});
