import { createHash } from 'node:crypto';

import sharp, { type Metadata } from 'sharp';

import { type Fields, listOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';
import { moment } from './ad-objects.ts';
import { makeThing } from './changes.ts';
import { GraphError } from './graph-error.ts';
import { guardAds, needActiveAccount } from './guards.ts';
import { type Edge, type NodeType, stored } from './node-type.ts';
import { parsed } from './params.ts';

export const image: NodeType = {
  name: 'AdImage',
  marketing: true,
  guard: guardAds,
  brief: ['hash'],
  fields: {
    ...stored('hash', 'name', 'status', 'width', 'height', 'original_width', 'original_height'),
    account_id: (_visit, thing) => thing.account,
    created_time: moment('created_time'),
    updated_time: moment('updated_time'),
    url: ({ world }, thing) => urlOfImage(world, thing),
    url_128: ({ world }, thing) => urlOfImage(world, thing),
    permalink_url: ({ world }, thing) => urlOfImage(world, thing),
  },
};

export const imagesEdge: Edge = {
  list({ world, call }, { account }) {
    const wished = listOf(parsed(call.params['hashes'])).map(textOf);
    const all = world.store.list('adimage', { account }).toReversed();
    const shown = all.filter(({ fields }) => fields['status'] === 'ACTIVE');
    return {
      things:
        wished.length > 0 ? shown.filter(({ fields }) => wished.includes(textOf(fields['hash']))) : shown,
    };
  },
  async create({ world, call }, account) {
    needActiveAccount(account);
    const uploads = await readUploads(call.params, call.files);
    const images: Fields = {};
    for (const { key, name, bytes } of uploads) {
      const thing = await keepImage(world, account.account, name, bytes);
      images[key] = {
        hash: thing.fields['hash'],
        url: urlOfImage(world, thing),
        name,
        width: thing.fields['width'],
        height: thing.fields['height'],
      };
    }
    return { images };
  },
  remove({ world, call }, { account }) {
    const hash = textOf(call.params['hash']);
    const known = imageOf(world, account, hash);
    if (!known) throw new GraphError('imageNotFound', { hash }, 'hash');
    const shown = world.store
      .list('adcreative', { account })
      .some(({ fields }) => JSON.stringify(fields).includes(hash));
    if (shown) throw new GraphError('creativeFailed', { reason: 'The picture is used by an ad.' });
    world.store.update(known, { status: 'DELETED' });
    return { success: true };
  },
};

export function imageOf({ store }: World, account: string, hash: string): Thing | undefined {
  const thing = hash ? store.find(`${account}:${hash}`) : undefined;
  return thing?.kind === 'adimage' && thing.fields['status'] === 'ACTIVE' ? thing : undefined;
}

export function urlOfImage({ publicUrl }: World, { fields }: Thing): string {
  return `${publicUrl}/meta/pictures/${textOf(fields['hash'])}`;
}

interface Upload {
  key: string;
  name: string;
  bytes: Uint8Array;
}

async function readUploads(params: Fields, files: Map<string, File>): Promise<Upload[]> {
  const sent = textOf(params['bytes']);
  const name = textOf(params['name']);
  if (sent) return [{ key: 'bytes', name: name || 'bytes', bytes: Buffer.from(sent, 'base64') }];
  if (files.size === 0) throw new GraphError('required', { name: 'bytes' });
  const parts = [...files].map(async ([part, file]) => {
    const fileName = file.name || part;
    return { key: fileName, name: fileName, bytes: await file.bytes() };
  });
  return Promise.all(parts);
}

/** The hash comes from the content, so the same picture sent twice is one picture. */
async function keepImage(world: World, account: string, name: string, bytes: Uint8Array): Promise<Thing> {
  const hash = createHash('md5').update(bytes).digest('hex');
  const known = world.store.find(`${account}:${hash}`);
  if (known)
    return known.fields['status'] === 'ACTIVE' ? known : world.store.update(known, { status: 'ACTIVE' });
  const { width, height, format } = await measure(bytes);
  return world.store.transaction(() => {
    const raced = world.store.find(`${account}:${hash}`);
    if (raced) return raced;
    world.store.run('INSERT OR IGNORE INTO files VALUES (?, ?, ?)', hash, `image/${format}`, bytes);
    const sizes = { width, height, original_width: width, original_height: height };
    const fields = { hash, name, status: 'ACTIVE', ...sizes };
    return makeThing(world, { id: `${account}:${hash}`, kind: 'adimage', account, fields });
  });
}

async function measure(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    throw new GraphError('badImage');
  }
}
