import type { World } from '#sandbox/memory/world.ts';

export function urlOfVideo({ publicUrl }: World, id: string): string {
  return `${publicUrl}/meta/videos/${id}`;
}

/** The bytes of an uploaded video, or the part of them that a player asks for. */
export async function serveVideo(world: World, id: string, wished: string | null): Promise<Response> {
  if (world.store.find(id)?.kind !== 'advideo' || !world.files.has(id))
    return new Response('Not found', { status: 404 });
  const size = await world.files.sizeOf(id);
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(wished ?? '') ?? [];
  const start = from ? Number(from) : to ? Math.max(0, size - Number(to)) : 0;
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' };
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  const isPart = from !== '' || to !== '';
  const more = isPart ? { 'content-range': `bytes ${start}-${end}/${size}` } : {};
  return new Response(world.files.stream(id, { start, end }), {
    status: isPart ? 206 : 200,
    headers: { ...headers, 'content-length': String(end - start + 1), ...more },
  });
}
