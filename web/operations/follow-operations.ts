import type { Operation } from '#contract/operations/operations.ts';
import { server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { useWhileSeen } from '#web/ui/use-while-seen.ts';
import { isDefinedError } from '@orpc/client';
import { useEffect } from 'react';
import { hear } from './run-operation.ts';
import { noteCutOff, operationsUnderWay } from './store.ts';

/** Keeps a window told of what anybody changes: by the server, or by the window that is looked at. */
export function useFollowOperations(): void {
  useEffect(followOtherWindow, []);
  useWhileSeen('operations', listen);
}

function listen(signal: AbortSignal): void {
  void followOperations(signal);
}

/** What the window that follows the server tells the others of the same person. */
type News = { operation: Operation } | { isCutOff: boolean };
const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('adfjord operations') : undefined;

/** Follows the operations of the workspace until told to stop, through cuts and restarts. */
async function followOperations(signal: AbortSignal): Promise<void> {
  await followStream(
    {
      async open(until) {
        const opening = server.operations.watch(undefined, { signal: until });
        const isOpen = await opening.then(
          () => true,
          () => false,
        );
        if (!until.aborted) tellAll({ isCutOff: !isOpen });
        return opening;
      },
      onOpen: hearWhatWasMissed,
      hear: (operation) => tellAll({ operation }),
    },
    signal,
  );
}

/** Hears what another window is told. Answers how to stop. */
function followOtherWindow(): () => void {
  const listen = ({ data }: MessageEvent<News>) => take(data);
  windows?.addEventListener('message', listen);
  return () => windows?.removeEventListener('message', listen);
}

function tellAll(news: News): void {
  take(news);
  windows?.postMessage(news);
}

function take(news: News): void {
  if ('operation' in news) hear(news.operation);
  else noteCutOff(news.isCutOff);
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
