import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Kept {
  bytes: Buffer;
  headers: Record<string, string>;
  modifiedAt: Date;
}

/** What a store answers instead. */
interface Trouble {
  status: number;
  code: string;
}
const busy: Trouble = { status: 503, code: 'SlowDown' };

interface Asked {
  key: string;
  query: URLSearchParams;
  body: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
}

/** A bucket on a port of this machine, kept in memory: what we use of the S3 API, and a way to let requests fail. */
export async function openFakeS3(now: () => number = Date.now) {
  const files = new Map<string, Kept>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const troubles: (Trouble & { method: string; key: RegExp; times: number })[] = [];

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => Buffer.of());
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3.test');
    const key = pathname.split('/').slice(2).map(decodeURIComponent).join('/');
    const asked = { key, query, body, request, response };
    // Whoever asks takes a refusal by another clock for one that its own clock is the reason of, and asks again.
    response.setHeader('date', new Date(now()).toUTCString());
    const trouble = troubleWith(request.method, key);
    if (trouble) return fail(response, trouble.status, trouble.code);
    if (!key) return answerBucket(asked);
    return query.has('uploads') || query.has('uploadId') ? answerUpload(asked) : answerFile(asked);
  }

  function troubleWith(method: string | undefined, key: string): Trouble | undefined {
    const found = troubles.find((each) => each.times > 0 && each.method === method && each.key.test(key));
    if (found) found.times -= 1;
    return found;
  }

  function answerBucket({ query, body, request, response }: Asked): void {
    if (request.method === 'HEAD') return void response.end();
    if (query.has('delete')) {
      const keys = Array.from(body.toString().matchAll(/<Key>(.*?)<\/Key>/g), ([, key = '']) => key);
      const told = keys.map((key) => {
        const trouble = troubleWith('DELETE', key);
        if (trouble) return `<Error><Key>${key}</Key><Code>${trouble.code}</Code></Error>`;
        files.delete(key);
        return '';
      });
      return xml(response, `<DeleteResult>${told.join('')}</DeleteResult>`);
    }
    const after = query.get('continuation-token') ?? '';
    const found = [...files]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const page = found.slice(0, 1000);
    const next = found.length > page.length ? page.at(-1)![0] : undefined;
    const rows = page.map(
      ([key, { bytes, modifiedAt }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
    );
    const more = `<IsTruncated>${Boolean(next)}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}`;
    xml(response, `<ListBucketResult>${more}${rows.join('')}</ListBucketResult>`);
  }

  function answerUpload({ key, query, body, request, response }: Asked): void {
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return fail(response, 404, 'NoSuchUpload');
    const inOrder = [...parts].toSorted(([one], [other]) => one - other);
    if (request.method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return void response.setHeader('etag', etagOf(body)).end();
    }
    if (request.method === 'GET') {
      const rows = inOrder.map(
        ([number, bytes]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
      );
      return xml(
        response,
        `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`,
      );
    }
    uploads.delete(id);
    if (request.method !== 'POST') return void response.writeHead(204).end();
    keep(key, Buffer.concat(inOrder.map(([, bytes]) => bytes)));
    xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }

  function answerFile({ key, body, request, response }: Asked): void {
    if (request.method === 'DELETE') {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source'];
      const copied = source && files.get(decodeURIComponent(String(source)).split('/').slice(1).join('/'));
      if (source && !copied) return fail(response, 404, 'NoSuchKey');
      keep(key, copied ? copied.bytes : body, notesIn(request));
      return copied ? xml(response, '<CopyObjectResult></CopyObjectResult>') : void response.end();
    }
    const kept = files.get(key);
    if (!kept) return fail(response, 404, 'NoSuchKey');
    const { bytes, headers, modifiedAt } = kept;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('last-modified', modifiedAt.toUTCString());
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = start && end ? bytes.subarray(Number(start), Number(end) + 1) : bytes;
    if (start) response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${bytes.length}` });
    else response.setHeader('content-length', part.length);
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  function keep(key: string, bytes: Buffer, headers: Record<string, string> = {}): void {
    files.set(key, { bytes, headers, modifiedAt: new Date(now()) });
  }

  return {
    settings: {
      S3_BUCKET: 'adfjord',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_KEY: 'key',
      S3_SECRET: 'secret',
    },
    keys: () => [...files.keys()].toSorted(),
    /** Uploads that have begun and are no files yet. */
    unfinished: () => uploads.size,
    /** The next requests of this kind are answered so, as from a store that is busy where nothing else is said. */
    fail: (method: string, key: RegExp, times: number, trouble = busy) =>
      void troubles.push({ method, key, times, ...trouble }),
    /** What was to fail and did not is forgotten. */
    behave: () => void troubles.splice(0),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function notesIn({ headers }: IncomingMessage): Record<string, string> {
  const notes = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  return Object.fromEntries(notes.map(([name, value]) => [name, String(value)]));
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0"?>${text}`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  xml(response, `<Error><Code>${code}</Code><Message>no</Message></Error>`);
}
