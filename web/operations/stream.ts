import { isDefinedError } from '@orpc/client';
import type { Operation } from '#contract/operations/operations.ts';
import { server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { hear } from './run-operation.ts';
import { operationsUnderWay } from './store.ts';

/** One window follows the server, and tells the others of the same person. */
const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('adfjord operations') : undefined;

/** Follows the operations of the workspace until told to stop, through cuts and restarts. */
export async function followOperations(signal: AbortSignal): Promise<void> {
  await followStream(
    {
      open: (until) => server.operations.watch(undefined, { signal: until }),
      onOpen: hearWhatWasMissed,
      hear(operation) {
        hear(operation);
        windows?.postMessage(operation);
      },
    },
    signal,
  );
}

/** Hears what another window is told. Answers how to stop. */
export function followOtherWindow(): () => void {
  const listen = ({ data }: MessageEvent<Operation>) => hear(data);
  windows?.addEventListener('message', listen);
  return () => windows?.removeEventListener('message', listen);
}

/** The stream begins with what is under way: what ended while nobody listened is asked for. */
async function hearWhatWasMissed(): Promise<void> {
  for (const { id } of operationsUnderWay()) {
    const now = await server.operations.get({ id }).catch(unlessGone);
    if (now && now.status !== 'running') hear(now);
  }
}

/** Somebody else's, of whoever was signed in here before. */
function unlessGone(error: unknown): undefined {
  if (!isDefinedError(error)) throw error;
}
