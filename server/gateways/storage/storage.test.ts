import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { readSettings } from '#server/platform/settings.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { Upload } from '@tus/server';
import { afterAll, describe, expect, test } from 'vitest';
import { checkRoom } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { tryStorage } from './try-storage.ts';

const parent = await mkdtemp(join(tmpdir(), 'storage-'));
const s3 = await openFakeS3();
const inBucket = readSettings({ DATA_DIR: parent, ...s3.settings }).storage;
afterAll(async () => {
  await s3.close();
  await rm(parent, { recursive: true });
});

/** Breaks off when half of it is sent. */
const breaking = () =>
  Readable.from(
    (function* () {
      yield Buffer.alloc(9 * 1024 ** 2);
      throw new Error('gone');
    })(),
  );

describe.each([
  ['a folder', await openStorage({ folder: join(parent, 'files') })],
  ['a bucket', await openStorage(inBucket)],
])('%s', (_, storage) => {
  test('what is put can be read, whole or in part', async () => {
    await storage.put('media/1/original.txt', Buffer.from('0123456789'));
    const whole = await storage.read('media/1/original.txt');
    expect(whole.size).toBe(10);
    expect(await text(whole.stream)).toBe('0123456789');
    const part = await storage.read('media/1/original.txt', { start: 2, end: 4 });
    expect(part.size).toBe(10);
    expect(await text(part.stream)).toBe('234');
    expect(await storage.sizeOf('media/1/original.txt')).toBe(10);
  });

  test('a stream is kept as well, in place of what was there', async () => {
    await storage.put('media/2/a.txt', Buffer.from('old'));
    await storage.put('media/2/a.txt', Readable.from(['ne', 'w']));
    expect(await text((await storage.read('media/2/a.txt')).stream)).toBe('new');
  });

  test('a stream longer than a part arrives whole', async () => {
    const pieces = Array.from({ length: 20 }, (__, place) => Buffer.alloc(1024 ** 2, place));
    await storage.put('media/2/long', Readable.from(pieces));
    const { stream, size } = await storage.read('media/2/long');
    expect(size).toBe(20 * 1024 ** 2);
    expect((await buffer(stream)).equals(Buffer.concat(pieces))).toBe(true);
  });

  test('a stream that breaks off leaves nothing behind, and the old file as it was', async () => {
    await storage.put('media/3/a.txt', Buffer.from('old'));
    await expect(storage.put('media/3/a.txt', breaking())).rejects.toThrow('Storage');
    expect(await text((await storage.read('media/3/a.txt')).stream)).toBe('old');
    expect(await keysIn('media/3/')).toEqual(['media/3/a.txt']);
    expect(s3.unfinished()).toBe(0);
  });

  test('a copy is a file of its own', async () => {
    await storage.put('media/8/a b.txt', Buffer.from('one'));
    await storage.copy('media/8/a b.txt', 'media/9/b.txt');
    await storage.remove('media/8/a b.txt');
    expect(await text((await storage.read('media/9/b.txt')).stream)).toBe('one');
    await expect(storage.copy('media/8/none', 'media/9/c')).rejects.toMatchObject({
      failureKind: 'not-found',
    });
  });

  test('what is missing is not found, and can be removed all the same', async () => {
    await expect(storage.read('media/4/none.txt')).rejects.toMatchObject({ failureKind: 'not-found' });
    await expect(storage.sizeOf('media/4/none.txt')).rejects.toMatchObject({ failureKind: 'not-found' });
    await storage.remove('media/4/none.txt');
    await storage.removeAll('media/4/');
    expect(await keysIn('media/4/')).toEqual([]);
  });

  test('what is removed is gone, one by one or all of a folder', async () => {
    for (const name of ['a', 'b/c', 'b/d']) await storage.put(`media/5/${name}`, Buffer.from('x'));
    await storage.remove('media/5/a');
    await expect(storage.read('media/5/a')).rejects.toMatchObject({ failureKind: 'not-found' });
    expect((await keysIn('media/5/')).toSorted()).toEqual(['media/5/b/c', 'media/5/b/d']);
    await storage.put('media/50/kept', Buffer.from('x'));
    await storage.removeAll('media/5/');
    expect(await keysIn('media/5/')).toEqual([]);
    expect(await keysIn('media/50/')).toEqual(['media/50/kept']);
  });

  test('no key leads out of the store', async () => {
    for (const key of ['../secret', 'media/../../secret', 'media\\..\\..\\secret', '', 'a\0b']) {
      await expect(storage.read(key)).rejects.toMatchObject({ failureKind: 'rejected' });
      await expect(storage.put(key, Buffer.from('x'))).rejects.toMatchObject({ failureKind: 'rejected' });
      await expect(storage.remove(key)).rejects.toMatchObject({ failureKind: 'rejected' });
    }
  });

  test('an upload grows, and is a file once it is whole; one that is discarded is gone', async () => {
    const begin = (id: string) => storage.uploads.create(new Upload({ id, size: 6, offset: 0 }));
    await begin('media/7/upload');
    expect(await storage.uploads.write(Readable.from([Buffer.from('abc')]), 'media/7/upload', 0)).toBe(3);
    expect(await storage.uploads.getUpload('media/7/upload')).toMatchObject({ offset: 3, size: 6 });
    expect(await storage.uploads.write(Readable.from([Buffer.from('def')]), 'media/7/upload', 3)).toBe(6);
    await storage.settle('media/7/upload');
    expect(await text((await storage.read('media/7/upload')).stream)).toBe('abcdef');
    expect(await keysIn('media/7/')).toEqual(['media/7/upload']);

    await begin('media/7/half');
    await storage.uploads.write(Readable.from([Buffer.from('abc')]), 'media/7/half', 0);
    for (const key of ['media/7/half', 'media/7/upload', 'media/7/none']) await storage.discard(key);
    expect(await keysIn('media/7/')).toEqual([]);

    await begin('media/7/begun');
    await storage.removeAll('media/7/');
    expect(await keysIn('media/7/')).toEqual([]);
    expect(s3.unfinished()).toBe(0);
  });

  test('it is ready', async () => {
    await expect(storage.ready()).resolves.toBeUndefined();
  });

  async function keysIn(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list(folder)) keys.push(key);
    return keys;
  }
});

test('a folder that cannot be written to is not ready', async () => {
  const folder = join(parent, 'lost');
  const storage = await openStorage({ folder });
  await storage.ready();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'in the way');
  await expect(storage.ready()).rejects.toMatchObject({ failureKind: 'unavailable' });
});

test.runIf(process.platform === 'linux')('a disk that is full is told of as one', async () => {
  const folder = join(parent, 'full');
  const { uploads } = await openStorage({ folder });
  await mkdir(folder, { recursive: true });
  // Takes nothing, as a full disk does.
  await symlink('/dev/full', join(folder, 'upload'));
  const writing = uploads.write(Readable.from([Buffer.from('abc')]), 'upload', 0);
  await expect(writing).rejects.toThrow('There is no room left for files (ENOSPC).');
});

test('a folder on a disk that is about to be full is not ready', async () => {
  await expect(checkRoom(parent)).resolves.toBeUndefined();
  await expect(checkRoom(parent, Number.MAX_VALUE)).rejects.toThrow(
    'There is no room left for files (ENOSPC).',
  );
});

test('a bucket that does not answer is not ready', async () => {
  s3.fail('HEAD', /^$/, 10);
  await expect((await openStorage(inBucket)).ready()).rejects.toMatchObject({ failureKind: 'unavailable' });
});

const denied = { status: 403, code: 'AccessDenied' };

test.each([
  ['PUT', denied, /may not list, read, write and remove in the bucket \(AccessDenied\)/],
  ['GET', denied, /\(AccessDenied\)/],
  ['DELETE', denied, /\(AccessDenied\)/],
  [
    'PUT',
    { status: 403, code: 'SignatureDoesNotMatch' },
    /does not accept the key.*\(SignatureDoesNotMatch\)/,
  ],
  ['PUT', { status: 404, code: 'NoSuchBucket' }, /no bucket of this name.*\(NoSuchBucket\)/],
  ['PUT', { status: 301, code: 'PermanentRedirect' }, /another region \(PermanentRedirect\)/],
  ['PUT', { status: 403, code: 'RequestTimeTooSkewed' }, /too far apart \(RequestTimeTooSkewed\)/],
  ['PUT', { status: 403, code: 'QuotaExceeded' }, /no room left for files \(QuotaExceeded\)/],
  ['PUT', { status: 503, code: 'SlowDown' }, /trouble of its own right now \(SlowDown\)/],
  ['PUT', { status: 400, code: 'InvalidRequest' }, /refuses it \(InvalidRequest\)/],
])('a store that answers %s with %j is told of in plain words', async (method, trouble, words) => {
  s3.fail(method, /^setup\/|^$/, 9, trouble);
  await expect(tryStorage(await openStorage(inBucket))).rejects.toThrow(words);
  s3.behave();
});

test('a store that nobody reaches is no wrong key, and one that works keeps nothing of the try', async () => {
  const away = readSettings({ DATA_DIR: parent, ...s3.settings, S3_ENDPOINT: 'http://127.0.0.1:9' });
  await expect(tryStorage(await openStorage(away.storage))).rejects.toThrow(
    /does not answer \(ECONNREFUSED\)/,
  );
  const before = s3.keys();
  await tryStorage(await openStorage(inBucket));
  expect(s3.keys()).toEqual(before);
});

test('a file that the store keeps against our will is not taken for removed', async () => {
  const storage = await openStorage(inBucket);
  await storage.put('media/10/a', Buffer.from('x'));
  s3.fail('DELETE', /^media\/10/, 1, denied);
  await expect(storage.removeAll('media/10/')).rejects.toThrow('AccessDenied');
  await storage.removeAll('media/10/');
});

test('an upload whose note cannot be read right now is not called a missing one', async () => {
  const { uploads, discard } = await openStorage(inBucket);
  await uploads.create(new Upload({ id: 'media/11/upload', size: 6, offset: 0 }));
  s3.fail('GET', /^media\/11/, 9, denied);
  await expect(uploads.getUpload('media/11/upload')).rejects.toMatchObject({ reference: 'AccessDenied' });
  s3.behave();
  expect(await uploads.getUpload('media/11/upload')).toMatchObject({ offset: 0, size: 6 });
  await discard('media/11/upload');
  await expect(uploads.getUpload('media/11/upload')).rejects.toMatchObject({ status_code: 404 });
});

test('half a bucket stops the start', () => {
  const { S3_SECRET: _, ...half } = s3.settings;
  expect(() => readSettings({ DATA_DIR: parent, ...half })).toThrow('belong together');
});
