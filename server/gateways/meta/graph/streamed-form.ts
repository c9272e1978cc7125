import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A file, or a part of one, that is read while it is sent. */
export interface StreamedFile {
  field: string;
  fileName: string;
  /** In bytes, exactly. */
  size: number;
  read(): Promise<Readable>;
}

interface StreamedForm {
  headers: Record<string, string>;
  body: ReadableStream;
}

/** A multipart form whose file is never held in memory, and whose length is told beforehand. */
export function streamForm(params: [string, string][], file: StreamedFile): StreamedForm {
  const boundary = `adfjord-${randomBytes(16).toString('hex')}`;
  const open = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = params.map(([name, value]) => `${open(`name="${name}"`)}\r\n${value}\r\n`).join('');
  const about = `name="${file.field}"; filename="${quotable(file.fileName)}"`;
  const head = Buffer.from(`${texts}${open(about)}Content-Type: application/octet-stream\r\n\r\n`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

  async function* parts(): AsyncGenerator<Buffer> {
    yield head;
    yield* await file.read();
    yield tail;
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + file.size + tail.length),
    },
    body: Readable.toWeb(Readable.from(parts(), { objectMode: false })),
  };
}

/** As browsers write the names of files in forms (https://html.spec.whatwg.org/#multipart-form-data). */
function quotable(fileName: string): string {
  return fileName.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
