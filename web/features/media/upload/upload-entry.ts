import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { kindOfType, typeOf, type FileProblem, type Kind } from './media-files.ts';
import { UploadRefused } from './send-upload.ts';
import type { Unfinished } from './unfinished-uploads.ts';
import type { Pace } from './upload-pace.ts';

/**
 * One file on its way. `cut`: the line is lost, and tried again by itself. `held`: it goes on once the person has done
 * something, signed in, say. `asleep`: begun before this page was opened, so that the browser needs the file again.
 * `refused`: it ended without a picture.
 */
export interface UploadEntry {
  key: string;
  fileName: string;
  bytes: number;
  sentBytes: number;
  pace: Pace | undefined;
  stage: 'sending' | 'cut' | 'held' | 'asleep' | 'refused';
  /** What stands in the way, in words for the person. */
  problem: string | null;
}

export function entryOf(key: string, { name, size }: File): UploadEntry {
  const fresh = { sentBytes: 0, pace: undefined, problem: null } as const;
  return { key, fileName: name, bytes: size, stage: 'sending', ...fresh };
}

export function entryAsleep({ key, fileName, bytes }: Unfinished, sentBytes: number): UploadEntry {
  return { key, fileName, bytes, sentBytes, pace: undefined, stage: 'asleep', problem: null };
}

interface Failed {
  name: string;
  /** Which of the pictures it is; a film has none. */
  number: number | undefined;
}

/** How an upload stands after it failed, and why. Whoever must sign in again can go on afterwards. */
export function troubleOf(error: unknown, { name, number }: Failed): Pick<UploadEntry, 'stage' | 'problem'> {
  const isPlace = error instanceof UploadRefused && error.code === 'STORE_FAILED';
  if (error instanceof UploadRefused && !isPlace) {
    const problem = error.isNamed ? error.message : `"${name}": ${error.message}`;
    return { stage: error.code === 'NOT_SIGNED_IN' ? 'held' : 'refused', problem };
  }
  if (error instanceof TypeError) return { stage: 'cut', problem: m.media_cut({ name }) };
  const reason = isPlace ? error.message : wordsFor(error);
  const problem = number ? m.media_image_failed({ number, reason }) : m.media_upload_failed({ name, reason });
  return { stage: 'held', problem };
}

/** Whether files were offered and none of them can be had: each was refused, or given up after its last try. */
export function isNoneUploaded(uploads: readonly Pick<UploadEntry, 'stage'>[], count: number): boolean {
  return (
    count === 0 && uploads.length > 0 && uploads.every(({ stage }) => stage === 'refused' || stage === 'held')
  );
}

/** `kinds`: what is taken here. */
export function nameFileProblem(problem: FileProblem, file: File, kinds: readonly Kind[]): string {
  const { name } = file;
  switch (problem) {
    case 'type':
      return kinds.includes('video')
        ? m.media_unsupported_type({ name })
        : m.media_unsupported_picture({ name });
    case 'size':
      return kindOfType(typeOf(file)) === 'video'
        ? m.media_video_too_large({ name })
        : m.media_too_large({ name });
    case 'empty':
      return m.media_invalid_file({ name });
  }
}
