import type { World } from '#sandbox/memory/world.ts';
import { StudioError } from './studio-error.ts';

const patienceMs = 15_000;
export const maxBytes = 50_000_000;

/** The bytes behind an address, within the studio's time and size; what they are is found out later. */
export async function download(world: World, address: string): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await world.fetch(new Request(address, { signal: AbortSignal.timeout(patienceMs) }));
  } catch {
    throw new StudioError('unreachable');
  }
  if (!response.ok || !response.body) throw new StudioError('unreachable');
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body) {
      size += part.length;
      if (size > maxBytes) throw new StudioError('tooHeavy');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof StudioError ? error : new StudioError('unreachable');
  }
  return Buffer.concat(parts);
}
