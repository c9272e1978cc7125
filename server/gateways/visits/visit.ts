import type { Ask } from './answer.ts';
import { type Arrived, follow } from './follow.ts';

interface Visiting<Taken> {
  ask: Ask;
  headers: Record<string, string>;
  patienceMs: number;
  signal?: AbortSignal;
  /** Takes what is wanted of the answer, which is closed afterwards. */
  take(answer: Arrived): Taken | Promise<Taken>;
}

/** Goes where an address leads, and comes back in time. Throws what stood in the way just as it came. */
export async function visit<Taken>(
  address: string,
  { ask, headers, patienceMs, signal, take }: Visiting<Taken>,
): Promise<Taken> {
  const deadline = AbortSignal.timeout(patienceMs);
  const until = signal ? AbortSignal.any([signal, deadline]) : deadline;
  until.throwIfAborted();
  const over = Promise.withResolvers<never>();
  until.addEventListener('abort', () => over.reject(until.reason as Error), { once: true });

  async function arrive(): Promise<Taken> {
    const answer = await follow(address, { ask, headers, signal: until });
    try {
      return await take(answer);
    } finally {
      answer.close();
    }
  }
  // What takes part in no answer may hang for longer than anybody waits: a look-up of a name.
  return Promise.race([arrive(), over.promise]);
}

/** The beginning of a body, up to so many bytes, and whether that was all of it. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size > mostBytes) return { bytes: Buffer.concat(chunks, mostBytes), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}
