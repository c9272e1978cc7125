import { openFolderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** A folder of this machine, or a bucket where one is set. */
export async function openStorage({
  folder,
  s3,
}: {
  folder: string;
  s3?: S3Settings | undefined;
}): Promise<Storage> {
  if (!s3) return openFolderStorage(folder);
  // Large, and not needed without a bucket.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(s3);
}
