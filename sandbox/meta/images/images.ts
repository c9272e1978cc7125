import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { moment } from '#sandbox/meta/accounts/ad-objects.ts';
import { guardAds, needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { passes, readFilters } from '#sandbox/meta/graph/filters.ts';
import { creativeFailed, GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { type Edge, type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import { keepUploads } from './image-uploads.ts';

export const image: NodeType = {
  name: 'AdImage',
  marketing: true,
  guard: guardAds,
  brief: ['hash'],
  fields: {
    ...stored('hash name status width height original_width original_height'),
    account_id: (_visit, thing) => thing.account,
    created_time: moment('created_time'),
    updated_time: moment('updated_time'),
    url: ({ world }, thing) => urlOfImage(world, thing),
    url_128: ({ world }, thing) => urlOfImage(world, thing, within(thing, 128)),
    url_256: ({ world }, thing) => urlOfImage(world, thing, within(thing, 256)),
    url_256_width: (_visit, thing) => String(within(thing, 256).width),
    url_256_height: (_visit, thing) => String(within(thing, 256).height),
    permalink_url: ({ world }, thing) => urlOfImage(world, thing),
    is_associated_creatives_in_adgroups: ({ world }, thing) => isShown(world, thing),
  },
  remove: ({ world }, thing) => removeImage(world, thing),
};

export const imagesEdge: Edge = {
  list(visit, { account }) {
    const { world, call } = visit;
    const hashes = listOf(parsed(call.params['hashes'])).map(textOf);
    const name = textOf(call.params['name']);
    const filters = readFilters(call.params);
    const images = world.store.list('adimage', { account }).toReversed();
    return {
      things: images.filter((thing) => {
        const { fields } = thing;
        if (fields['status'] !== 'ACTIVE') return false;
        if (hashes.length > 0 && !hashes.includes(textOf(fields['hash']))) return false;
        return (!name || fields['name'] === name) && passes(visit, thing, filters);
      }),
    };
  },
  async create(visit, account) {
    needActiveAccount(account);
    const kept = await keepUploads(visit, account);
    return { images: Object.fromEntries([...kept].map(([key, thing]) => [key, tell(visit.world, thing)])) };
  },
  remove({ world, call }, { account }) {
    const hash = textOf(call.params['hash']);
    if (!hash) throw new GraphError('required', { name: 'hash' });
    const known = imageOf(world, account, hash);
    if (!known) throw new GraphError('imageNotFound', { hash }, 'hash');
    removeImage(world, known);
    return { success: true };
  },
};

export function imageOf({ store }: World, account: string, hash: string): Thing | undefined {
  const thing = hash ? store.find(`${account}:${hash}`) : undefined;
  return thing?.kind === 'adimage' && thing.fields['status'] === 'ACTIVE' ? thing : undefined;
}

interface Size {
  width: number;
  height: number;
}

export function urlOfImage({ publicUrl }: World, { fields }: Thing, size?: Size): string {
  const query = size ? `?width=${size.width}&height=${size.height}` : '';
  return `${publicUrl}/meta/pictures/${textOf(fields['hash'])}${query}`;
}

function tell(world: World, thing: Thing): Fields {
  const { hash, name, width, height } = thing.fields;
  const [small, medium] = [within(thing, 128), within(thing, 256)];
  return {
    hash,
    url: urlOfImage(world, thing),
    url_128: urlOfImage(world, thing, small),
    url_256: urlOfImage(world, thing, medium),
    url_256_height: String(medium.height),
    url_256_width: String(medium.width),
    height,
    width,
    name,
  };
}

/** As large as it can be in a square without being cut or stretched. */
function within({ fields }: Thing, side: number): Size {
  const [width, height] = [Number(fields['width']), Number(fields['height'])];
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function removeImage(world: World, thing: Thing): void {
  if (isShown(world, thing)) throw creativeFailed('The picture is used by an ad.');
  world.store.update(thing, { status: 'DELETED' });
}

function isShown({ store }: World, { account, fields }: Thing): boolean {
  const hash = textOf(fields['hash']);
  return store
    .list('adcreative', { account })
    .some(
      (creative) => creative.fields['status'] !== 'DELETED' && JSON.stringify(creative.fields).includes(hash),
    );
}
