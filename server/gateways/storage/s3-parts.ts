import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

interface Place {
  Bucket: string;
  Key: string;
}

/** Parts of at least 5 MB, except the last: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const partBytes = 8 * 1024 ** 2;

/** Puts a stream of unknown length, one part in memory at a time. One that breaks off leaves nothing. */
export async function putInParts(client: S3Client, place: Place, content: Readable): Promise<void> {
  let upload: (Place & { UploadId: string | undefined }) | undefined;
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  try {
    for await (const { bytes, isLast } of inParts(content)) {
      if (isLast && !upload) {
        await client.send(new PutObjectCommand({ ...place, Body: bytes }));
        return;
      }
      upload ??= {
        ...place,
        UploadId: (await client.send(new CreateMultipartUploadCommand(place))).UploadId,
      };
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: bytes }));
      parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload!, MultipartUpload: { Parts: parts } }));
  } catch (error) {
    if (upload) await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* inParts(content: Readable): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk as Uint8Array | string);
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes < partBytes) continue;
    yield { bytes: Buffer.concat(waiting), isLast: false };
    waiting = [];
    waitingBytes = 0;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}
