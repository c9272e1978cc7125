const blank = Buffer.from('\r\n\r\n');

interface Part {
  name: string;
  /** Set where the part is a file. */
  fileName: string | undefined;
  type: string;
  /** A view of the body, not a copy: films are large. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** The parts of a multipart/form-data body (RFC 7578), or nothing where it is not well-formed. */
export function readMultipart(contentType: string, body: Uint8Array<ArrayBuffer>): Part[] | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return undefined;
  const whole = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const between = Buffer.from(`\r\n--${boundary}`);
  const parts: Part[] = [];
  let place = whole.indexOf(between.subarray(2)) + between.length - 2;
  if (place < between.length - 2) return undefined;
  while (whole.toString('latin1', place, place + 2) !== '--') {
    const end = whole.indexOf(between, place);
    const start = whole.indexOf(blank, place);
    if (end < 0 || start < 0 || start > end) return undefined;
    const part = readHead(whole.toString('utf8', place, start));
    if (!part) return undefined;
    const from = Math.min(start + blank.length, end);
    parts.push({ ...part, bytes: body.subarray(from, end) });
    place = end + between.length;
  }
  return parts;
}

function readHead(head: string): Omit<Part, 'bytes'> | undefined {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? '';
  const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) return undefined;
  const fileName = /(?:^|[;\s])filename="([^"]*)"/i.exec(disposition)?.[1];
  const type = /^content-type:\s*([^;\s]+)/im.exec(head)?.[1] ?? '';
  return { name: plainly(name), fileName: fileName === undefined ? undefined : plainly(fileName), type };
}

/** Browsers and Node write the three signs that would end a name like this, and nothing else. */
function plainly(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
