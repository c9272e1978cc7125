import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { KeyNormalizer } from 'flydrive';
import { explainStorage, isMissing, orExplain, storageFailure } from './errors.ts';
import { putInParts } from './s3-parts.ts';
import { noteOf, pieceOf, S3Uploads } from './s3-uploads.ts';
import type { ListedFile, Storage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** None: Amazon's own. */
  endpoint?: string | undefined;
  key: string;
  secret: string;
}

const atOnce = 1000;

export function openS3Storage({ bucket: Bucket, ...settings }: S3Settings): Storage {
  const config = clientConfig(settings);
  const client = new S3Client(config);
  const uploads = new S3Uploads({ ...config, bucket: Bucket });
  const place = (key: string) => ({ Bucket, Key: checked(key) });

  return {
    uploads,

    async put(key, content) {
      const at = place(key);
      if (content instanceof Readable) return orExplain(putInParts(client, at, content));
      await orExplain(client.send(new PutObjectCommand({ ...at, Body: content })));
    },

    async copy(from, to) {
      const source = `${Bucket}/${checked(from)}`.split('/').map(encodeURIComponent).join('/');
      await orExplain(client.send(new CopyObjectCommand({ ...place(to), CopySource: source })));
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const file = await orExplain(client.send(new GetObjectCommand({ ...place(key), Range })));
      const whole = file.ContentRange?.split('/').at(-1) ?? file.ContentLength;
      // The SDK's type also covers browsers; in Node a body is always a stream of Node's.
      return { stream: file.Body as Readable, size: Number(whole) };
    },

    async sizeOf(key) {
      return (await orExplain(client.send(new HeadObjectCommand(place(key))))).ContentLength ?? 0;
    },

    list: listAll,

    async remove(key) {
      await orExplain(client.send(new DeleteObjectCommand(place(key))));
    },

    async removeAll(folder) {
      let keys: string[] = [];
      for await (const { key } of listAll(folder)) {
        // Pieces that have arrived are no files yet, and only the note beside them knows them.
        if (key.endsWith(noteOf(''))) await uploads.abort(key.slice(0, -noteOf('').length));
        keys.push(key);
        if (keys.length === atOnce) keys = await removeMany(keys);
      }
      await removeMany(keys);
    },

    async ready() {
      await orExplain(client.send(new HeadBucketCommand({ Bucket })));
    },

    async settle(key) {
      await removeMany([noteOf(key)]);
    },

    async discard(key) {
      await uploads.abort(key);
      await removeMany([key, pieceOf(key), noteOf(key)]);
    },
  };

  async function* listAll(folder = ''): AsyncGenerator<ListedFile> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: folder });
    try {
      for await (const { Contents: files = [] } of pages)
        for (const { Key: key = '', LastModified: modifiedAt = new Date() } of files)
          yield { key, modifiedAt };
    } catch (error) {
      throw explainStorage(error);
    }
  }

  async function removeMany(keys: string[]): Promise<never[]> {
    if (keys.length === 0) return [];
    const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
    const { Errors = [] } = await orExplain(client.send(new DeleteObjectsCommand({ Bucket, Delete })));
    // What stays is told within an answer that says all is well.
    const code = Errors.map(({ Code = 'unknown' }) => Code).find((each) => !isMissing(each));
    if (code) throw storageFailure(code);
    return [];
  }
}

function clientConfig({ endpoint, region, key, secret }: Omit<S3Settings, 'bucket'>): S3ClientConfig {
  return {
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Stores other than Amazon's have no name of their own for every bucket, and not all know its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 120_000 },
  };
}

const keys = new KeyNormalizer();

function checked(key: string): string {
  try {
    return keys.normalize(key);
  } catch (error) {
    throw explainStorage(error);
  }
}
