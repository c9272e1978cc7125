import { expect, test } from 'vitest';

import { readMultipart } from './multipart.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('what Node writes is read as it was: texts, files, names and empty parts', async () => {
  const form = new FormData();
  form.set('name', 'Ærlig & god\r\n--100 %');
  form.set('a "b"', '');
  form.set(
    'file',
    new File([new Uint8Array([0, 13, 10, 13, 10, 45, 45, 255])], 'blåbær "1".jpg', { type: 'image/jpeg' }),
  );
  const request = new Request('http://x.test', { method: 'POST', body: form });
  const parts = readMultipart(request.headers.get('content-type') ?? '', await request.bytes());
  expect(parts?.map(({ bytes, ...part }) => ({ ...part, bytes: [...bytes] }))).toEqual([
    { name: 'name', fileName: undefined, type: '', bytes: [...encode('Ærlig & god\r\n--100 %')] },
    { name: 'a "b"', fileName: undefined, type: '', bytes: [] },
    { name: 'file', fileName: 'blåbær "1".jpg', type: 'image/jpeg', bytes: [0, 13, 10, 13, 10, 45, 45, 255] },
  ]);
});

test.each([
  ['without a boundary', 'multipart/form-data', '--x--'],
  ['of nothing', 'multipart/form-data; boundary=x', ''],
  [
    'that ends too soon',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
  ],
  [
    'whose part has no name',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--',
  ],
  ['whose part has no head', 'multipart/form-data; boundary=x', '--x\r\n\r\na\r\n--x--'],
])('a body %s is not well-formed', (_case, type, body) => {
  expect(readMultipart(type, encode(body))).toBeUndefined();
});
