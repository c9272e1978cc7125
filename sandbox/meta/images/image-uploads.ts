import { createHash } from 'node:crypto';

import sharp from 'sharp';

import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { isGranted } from '#sandbox/meta/auth/guards.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { map, readParams, text } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

const mostBytes = 30 * 1024 * 1024;
const mostPixels = 250_000_000;
const formats = ['jpeg', 'png', 'gif', 'tiff'];

/** Keeps every picture that a call brings, under the key by which the answer names it. */
export async function keepUploads(visit: Visit, account: Thing): Promise<Map<string, Thing>> {
  const { world, call } = visit;
  const {
    bytes,
    name,
    copy_from: source,
  } = readParams(call.params, { bytes: text, name: text, copy_from: map });
  if (call.params['url']) throw new GraphError('noCapability');
  if (source) return new Map([['bytes', copyImage(visit, account, mapOf(source))]]);
  if (bytes !== undefined) {
    const key = name !== undefined && switchOf(world, 'image_key') === 'name' ? textOf(name) : 'bytes';
    const sent = Buffer.from(textOf(bytes), 'base64');
    return new Map([[key, await keepImage(world, account.account, textOf(name) || 'bytes', sent)]]);
  }
  if (call.files.size === 0) throw new GraphError('required', { name: 'bytes' });
  const kept = new Map<string, Thing>();
  for (const [part, file] of call.files) {
    const fileName = file.name || part;
    kept.set(fileName, await keepImage(world, account.account, fileName, await file.bytes()));
  }
  return kept;
}

function copyImage({ world, caller }: Visit, { account }: Thing, source: Fields): Thing {
  const [from, hash] = [textOf(source['source_account_id']).replace(/^act_/, ''), textOf(source['hash'])];
  if (!from) throw new GraphError('required', { name: 'copy_from[source_account_id]' });
  if (!isGranted(world, caller.userId, 'accounts', from)) throw new GraphError('noAdsPermission');
  const image = world.store.find(`${from}:${hash}`);
  if (image?.fields['status'] !== 'ACTIVE') throw new GraphError('imageNotFound', { hash }, 'copy_from');
  return ensureImage(world, account, image.fields);
}

/** The hash comes from the content, so the same picture sent twice is one picture. */
async function keepImage(world: World, account: string, name: string, bytes: Uint8Array): Promise<Thing> {
  if (bytes.length > mostBytes) throw new GraphError('imageTooLarge');
  const { width, height, format } = await measurePicture(bytes);
  const hash = createHash('md5').update(bytes).digest('hex');
  return world.store.transaction(() => {
    world.store.run('INSERT OR IGNORE INTO files VALUES (?, ?, ?)', hash, `image/${format}`, bytes);
    return ensureImage(world, account, {
      hash,
      name,
      width,
      height,
      original_width: width,
      original_height: height,
    });
  });
}

function ensureImage(world: World, account: string, fields: Fields): Thing {
  const id = `${account}:${textOf(fields['hash'])}`;
  const known = world.store.find(id);
  if (known?.fields['status'] === 'ACTIVE') return known;
  if (known) return world.store.update(known, { status: 'ACTIVE' });
  return makeThing(world, { id, kind: 'adimage', account, fields: { ...fields, status: 'ACTIVE' } });
}

/** Width, height and format as the bytes tell them, whatever the name of the file says. */
export async function measurePicture(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; format: string }> {
  const bitmap = measureBitmap(Buffer.from(bytes));
  const { width, height, format } = bitmap ?? (await readHeader(bytes));
  if (!bitmap && !formats.includes(format)) throw new GraphError('badImage');
  if (width * height > mostPixels) throw new GraphError('imageTooLarge');
  return { width, height, format };
}

async function readHeader(bytes: Uint8Array): Promise<{ width: number; height: number; format: string }> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    throw new GraphError('badImage');
  }
}

/** Bitmaps are the one format that Meta takes and sharp does not read. */
function measureBitmap(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 2) !== 'BM' || bytes.length < 30) return undefined;
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)), format: 'bmp' };
}
