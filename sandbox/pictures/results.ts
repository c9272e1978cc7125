import { randomBytes } from 'node:crypto';

import { numberOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { type About, describe } from './picture.ts';

const dayMs = 86_400_000;

/** Keeps a finished picture for a day, as the studio does, and says where it can be fetched. */
export function keepResult(
  { store, clock, publicUrl }: World,
  bytes: Uint8Array,
  about: { format: string; width: number; height: number },
): About & { tmp_url: string } {
  const { ext, ...described } = describe(about.format, about);
  const name = `${randomBytes(12).toString('hex')}.${ext}`;
  store.transaction(() => {
    for (const old of store.list('studio-file'))
      if (clock.now() > (numberOf(old.fields['until']) ?? 0)) {
        store.run('DELETE FROM files WHERE id = ?', old.id);
        store.remove(old.id);
      }
    store.run('INSERT INTO files VALUES (?, ?, ?)', `studio:${name}`, described.mime, bytes);
    store.insert({ id: `studio:${name}`, kind: 'studio-file', fields: { until: clock.now() + dayMs } });
  });
  return { ext, ...described, tmp_url: `${publicUrl}/pictures/results/${name}` };
}

/** A finished picture that is still kept; undefined for any other address. */
export function findResult(
  { store, clock, publicUrl }: World,
  address: string,
): { type: string; bytes: Uint8Array<ArrayBuffer> } | undefined {
  const name = address.startsWith(`${publicUrl}/pictures/results/`) ? address.split('/').at(-1) : undefined;
  const thing = name ? store.find(`studio:${name}`) : undefined;
  if (!thing || clock.now() > (numberOf(thing.fields['until']) ?? 0)) return undefined;
  const [row] = store.rows('SELECT type, bytes FROM files WHERE id = ?', thing.id);
  const bytes = row?.['bytes'];
  return bytes instanceof Uint8Array
    ? { type: textOf(row?.['type']), bytes: new Uint8Array(bytes) }
    : undefined;
}

export function serveResult(world: World, pathname: string): Response {
  const found = findResult(world, `${world.publicUrl}${pathname}`);
  if (!found) return new Response('NoSuchKey', { status: 404 });
  const headers = {
    'content-type': found.type,
    'cache-control': 'max-age=3600',
    'access-control-allow-origin': '*',
  };
  return new Response(found.bytes, { headers });
}
