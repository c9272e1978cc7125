import type { AppContext } from '#server/app-context.ts';
import { defineClockJob } from '#server/job.ts';
import { listMediaKeys } from '../queries.ts';
import { findHolder, removeStaleLocks } from './upload-lock-queries.ts';

const dayMs = 24 * 60 * 60_000;
/** An upload, the note of how it came, and its last piece. */
const uploadShape = /^([0-9a-f-]{36}\/([0-9a-f-]{36})\/upload)(\.json|\.info|\.part)?$/;
/** What a write that was killed has left beside the file it was to become. */
const halfWritten = /\.[0-9a-f-]{36}\.part$/;

/** Removes uploads nobody has added to for a day, and what killed writes have left. Done by the clock. */
export const sweepUploads = defineClockJob({
  name: 'sweep-uploads',
  async run(ctx) {
    const { db, storage, now } = ctx;
    const uploads = new Map<string, Upload>();
    for await (const { key, modifiedAt } of storage.list()) {
      const isOld = modifiedAt.getTime() < now() - dayMs;
      const [, uploadKey, id, note] = uploadShape.exec(key) ?? [];
      if (uploadKey && id) {
        const known = uploads.get(uploadKey) ?? { id, isOld, hasNotes: false };
        uploads.set(uploadKey, {
          id,
          isOld: known.isOld && isOld,
          hasNotes: known.hasNotes || note !== undefined,
        });
      } else if (isOld && halfWritten.test(key)) await storage.remove(key);
    }
    for (const [key, upload] of uploads) if (upload.isOld) await sweep(ctx, key, upload);
    await removeStaleLocks(db);
  },
});

interface Upload {
  id: string;
  isOld: boolean;
  hasNotes: boolean;
}

/** A film stays where it arrived; everything else that arrived is only the way to a file. */
async function sweep({ db, storage }: AppContext, key: string, { id, hasNotes }: Upload): Promise<void> {
  const keptAt = (await listMediaKeys(db, [id])).get(id);
  if (keptAt === key) {
    if (hasNotes) await storage.settle(key);
  } else if (keptAt !== undefined || !(await findHolder(db, key))) await storage.discard(key);
}
