import { useEffect } from 'react';
import { useWhileSeen } from '#web/ui/use-while-seen.ts';
import { followOperations, followOtherWindow } from './stream.ts';

/** Keeps a window told of what anybody changes: by the server, or by the window that is looked at. */
export function useFollowOperations(): void {
  useEffect(followOtherWindow, []);
  useWhileSeen('operations', listen);
}

function listen(signal: AbortSignal): void {
  void followOperations(signal);
}
