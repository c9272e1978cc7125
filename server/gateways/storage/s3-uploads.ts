import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { ERRORS } from '@tus/server';
import { explainStorage } from './errors.ts';

/** How many pieces of one server are on their way at once; each waits on the disk meanwhile. */
const piecesAtOnce = 8;

/** Takes uploads in parts. What it must remember of one lies in the bucket, so that any server can go on with it. */
export function openS3Uploads(config: S3ClientConfig & { bucket: string }) {
  const uploads = new S3Store({
    s3ClientConfig: config,
    useTags: false,
    maxConcurrentPartUploads: piecesAtOnce,
    // Another server may have gone on with an upload since, so nothing is remembered here.
    cache: { get: async () => undefined, set: async () => undefined, delete: async () => undefined },
  });

  const write = uploads.write.bind(uploads);
  uploads.write = async (arriving, key, offset) => {
    const { pieces, broken } = untilItBreaks(arriving);
    const reached = await write(Readable.from(pieces, { objectMode: false }), key, offset);
    if (broken()) throw broken();
    return reached;
  };

  /** Forgets the pieces that have arrived. An upload that is whole, or gone, has none. */
  async function abort(key: string): Promise<void> {
    try {
      await uploads.remove(key);
    } catch (error) {
      if (error !== ERRORS.FILE_NOT_FOUND && explainStorage(error).failureKind !== 'not-found')
        throw explainStorage(error);
    }
  }

  return {
    uploads,
    abort,
    noteOf: (key: string) => `${key}.info`,
    /** Too short to be a part: waits here for what comes next. */
    pieceOf: (key: string) => `${key}.part`,
  };
}

/**
 * What arrives until it breaks off, which is then no error but the end. The store would lose the piece it is at, and,
 * when it has just begun one, never close its file, which Node answers by ending the process, nor give back its turn.
 */
function untilItBreaks(arriving: AsyncIterable<Buffer>) {
  let failureKind: unknown;
  async function* read(): AsyncGenerator<Buffer> {
    try {
      yield* arriving;
    } catch (error) {
      failureKind = error;
    }
  }
  return { pieces: read(), broken: () => failureKind };
}
