import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from './storage.ts';

const parent = await mkdtemp(join(tmpdir(), 'storage-'));
const storage = openStorage({ folder: join(parent, 'files') });
afterAll(() => rm(parent, { recursive: true }));

test('what is put can be read, whole or in part', async () => {
  await storage.put('media/1/original.txt', Buffer.from('0123456789'));
  const whole = await storage.read('media/1/original.txt');
  expect(whole.size).toBe(10);
  expect(await text(whole.stream)).toBe('0123456789');
  const part = await storage.read('media/1/original.txt', { start: 2, end: 4 });
  expect(part.size).toBe(10);
  expect(await text(part.stream)).toBe('234');
});

test('a stream is kept as well, in place of what was there', async () => {
  await storage.put('media/2/a.txt', Buffer.from('old'));
  await storage.put('media/2/a.txt', Readable.from(['ne', 'w']));
  expect(await text((await storage.read('media/2/a.txt')).stream)).toBe('new');
});

test('a stream that breaks off leaves nothing behind, and the old file as it was', async () => {
  await storage.put('media/3/a.txt', Buffer.from('old'));
  const breaking = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('gone');
    })(),
  );
  await expect(storage.put('media/3/a.txt', breaking)).rejects.toThrow('Storage');
  expect(await text((await storage.read('media/3/a.txt')).stream)).toBe('old');
  expect(await readdir(join(parent, 'files/media/3'))).toEqual(['a.txt']);
});

test('what is missing is not found, and can be removed all the same', async () => {
  await expect(storage.read('media/4/none.txt')).rejects.toMatchObject({ trouble: 'not-found' });
  await storage.remove('media/4/none.txt');
});

test('what is removed is gone', async () => {
  await storage.put('media/5/a.txt', Buffer.from('x'));
  await storage.remove('media/5/a.txt');
  await expect(storage.read('media/5/a.txt')).rejects.toMatchObject({ trouble: 'not-found' });
});

test('no key leads out of the store', async () => {
  for (const key of ['../secret', 'media/../../secret', 'media\\..\\..\\secret', '', 'a\0b']) {
    await expect(storage.read(key)).rejects.toMatchObject({ trouble: 'rejected' });
    await expect(storage.put(key, Buffer.from('x'))).rejects.toMatchObject({ trouble: 'rejected' });
    await expect(storage.remove(key)).rejects.toMatchObject({ trouble: 'rejected' });
  }
});

test('the store is ready when its folder can be written to', async () => {
  await storage.ready();
  await storage.put('media/6/a.txt', Buffer.from('x'));
  const blocked = openStorage({ folder: join(parent, 'files/media/6/a.txt/inside') });
  await expect(blocked.ready()).rejects.toMatchObject({ trouble: 'unavailable' });
});
