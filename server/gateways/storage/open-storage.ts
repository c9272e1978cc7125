import { openFolderStorage } from './folder-storage.ts';
import { openS3Storage, type S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** A folder of this machine, or a bucket where one is set. */
export function openStorage({ folder, s3 }: { folder: string; s3?: S3Settings | undefined }): Storage {
  return s3 ? openS3Storage(s3) : openFolderStorage(folder);
}
