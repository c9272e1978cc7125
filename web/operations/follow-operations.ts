import type { Operation } from '#contract/operations/operations.ts';
import { server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { useWorkspaceStream } from '#web/workspace/use-workspace-stream.ts';
import { isDefinedError } from '@orpc/client';
import { useEffect } from 'react';
import { noteCutOff, operationsUnderWay } from './store.ts';

/** What tells of an operation, with all the words for it: fetched with the first news of one. */
const telling = () => import('./run-operation.ts');

/** Keeps a window told of what anybody changes: by the server, or by the window that is looked at. */
export function useFollowOperations(): void {
  const workspaceId = useWorkspaceStream('operations', 'see', listen);
  useEffect(() => followOtherWindow(workspaceId), [workspaceId]);
}

function listen(signal: AbortSignal, workspaceId: string): void {
  void followOperations(signal, workspaceId);
}

/** What the window that follows the server tells the others in the same workspace. */
type News = { operation: Operation } | { isCutOff: boolean };
const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('adfjord operations') : undefined;

/** Follows the operations of the workspace until told to stop, through cuts and restarts. */
async function followOperations(signal: AbortSignal, workspaceId: string): Promise<void> {
  const tellAll = (news: News) => {
    take(news);
    windows?.postMessage({ ...news, workspaceId });
  };
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
function followOtherWindow(mine: string | undefined): () => void {
  const listen = ({ data }: MessageEvent<News & { workspaceId: string }>) =>
    data.workspaceId === mine && take(data);
  windows?.addEventListener('message', listen);
  return () => windows?.removeEventListener('message', listen);
}

function take(news: News): void {
  if ('isCutOff' in news) return noteCutOff(news.isCutOff);
  telling().then(
    ({ hear }) => hear(news.operation),
    () => noteCutOff(true),
  );
}

/** The stream begins with what is under way: what ended while nobody listened is asked for. */
async function hearWhatWasMissed(): Promise<void> {
  for (const { id } of operationsUnderWay()) {
    const now = await server.operations.get({ id }).catch(unlessGone);
    if (now && now.status !== 'running') take({ operation: now });
  }
}

/** Somebody else's, of whoever was signed in here before. */
function unlessGone(error: unknown): undefined {
  if (!isDefinedError(error)) throw error;
}
