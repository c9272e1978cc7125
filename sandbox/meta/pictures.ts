import { textOf } from '../json.ts';
import type { World } from '../world.ts';

/** The bytes of an uploaded picture; a coloured square for everybody who has none. */
export function servePicture({ store }: World, id: string): Response {
  const [row] = store.rows('SELECT type, bytes FROM files WHERE id = ?', id);
  if (!row)
    return store.find(id)
      ? square(id, textOf(store.find(id)?.fields['name']))
      : new Response('Not found', { status: 404 });
  const bytes = row['bytes'];
  if (!(bytes instanceof Uint8Array)) throw new Error(`The file ${id} has no bytes.`);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': String(row['type']), 'cache-control': 'max-age=3600' },
  });
}

function square(id: string, name: string): Response {
  const hue = (Number(id.slice(-4)) * 67) % 360;
  const letter = (name[0] ?? '?').replaceAll(/[<&]/g, '?');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 45% 45%)"/><text x="50" y="67" font-size="50" font-family="sans-serif" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
