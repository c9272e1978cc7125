import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findQuota } from '../../workspaces/queries.ts';
import { sumBytes } from '../queries.ts';
import { storageFull, tooManyUploads } from './refused-files.ts';

/** The note that lies beside an upload until it is whole. */
const note = /\/upload(?=\.(json|info)$)/;
const bytesOfGb = 1024 ** 3;

/** Refuses an upload for which the plan has no room, before a byte of it is here. What is here stays. */
export async function checkRoom(
  { db, storage, now }: AppContext,
  workspaceId: WorkspaceId,
  { fileName, size }: { fileName: string; size: number },
): Promise<void> {
  const { openUploads, storageGb } = await findQuota(db, workspaceId, now());
  const begun: string[] = [];
  for await (const { key } of storage.list(`${workspaceId}/`))
    if (note.test(key)) begun.push(key.replace(/\.(json|info)$/, ''));
  if (begun.length >= openUploads) throw tooManyUploads(fileName, openUploads);
  const announced = await Promise.all(
    begun.map((key) => storage.uploads.getUpload(key).catch(() => undefined)),
  );
  const coming = announced.reduce((sum, upload) => sum + (upload?.size ?? 0), 0);
  if ((await sumBytes(db, workspaceId)) + coming + size > storageGb * bytesOfGb)
    throw storageFull(fileName, storageGb);
}
