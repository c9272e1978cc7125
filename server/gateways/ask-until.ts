import { holdWhileRead } from '#server/platform/hold-request.ts';
import { askOutside } from '#server/platform/telemetry/step.ts';
import type { Fetch } from './fetch.ts';

const asked = new Set<Request[]>();

/** Asks until the signal says that nobody waits any more, and holds what it asks until that is answered and read. */
export async function askUntil(
  signal: AbortSignal,
  request: Request,
  { service, fetch }: { service: string; fetch: Fetch },
): Promise<Response> {
  const ended = new Request(request, { signal });
  const held = [request, ended];
  asked.add(held);
  try {
    const { method } = request;
    return holdWhileRead(await askOutside({ service, method }, () => fetch(ended)), held);
  } finally {
    asked.delete(held);
  }
}
