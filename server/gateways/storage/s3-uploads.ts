import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { ERRORS, type Upload } from '@tus/server';
import { GatewayError } from '../gateway-error.ts';
import { explainStorage, orExplain } from './errors.ts';

/** How many pieces of one server are on their way at once; each waits on the disk meanwhile. */
const piecesAtOnce = 8;
/** Another server may have gone on with an upload since, so nothing is remembered here. */
const forgetful = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };

/** Takes uploads in parts. What it must remember of one lies in the bucket, so that any server can go on with it. */
export class S3Uploads extends S3Store {
  constructor(s3ClientConfig: S3ClientConfig & { bucket: string }) {
    super({ s3ClientConfig, useTags: false, maxConcurrentPartUploads: piecesAtOnce, cache: forgetful });
  }

  override create(upload: Upload): Promise<Upload> {
    return orExplain(super.create(upload));
  }

  override async write(arriving: AsyncIterable<Buffer>, key: string, offset: number): Promise<number> {
    const { pieces, broken } = untilItBreaks(arriving);
    const reached = await orExplain(super.write(Readable.from(pieces, { objectMode: false }), key, offset));
    if (broken()) throw broken();
    return reached;
  }

  override async getUpload(key: string): Promise<Upload> {
    try {
      return await orExplain(super.getUpload(key));
    } catch (error) {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error;
      // It calls any note that it could not read a missing one, and whoever sends would begin anew.
      await this.getMetadata(key).catch((cause: unknown) => {
        const failure = explainStorage(cause);
        throw failure.failureKind === 'not-found' ? error : failure;
      });
      return orExplain(super.getUpload(key));
    }
  }

  override remove(key: string): Promise<void> {
    return orExplain(super.remove(key));
  }

  /** Forgets the pieces that have arrived. An upload that is whole, or gone, has none. */
  async abort(key: string): Promise<void> {
    try {
      await this.remove(key);
    } catch (error) {
      const isGone = error instanceof GatewayError && error.failureKind === 'not-found';
      if (error !== ERRORS.FILE_NOT_FOUND && !isGone) throw error;
    }
  }
}

export const noteOf = (key: string) => `${key}.info`;

/** Too short to be a part: waits here for what comes next. */
export const pieceOf = (key: string) => `${key}.part`;

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
