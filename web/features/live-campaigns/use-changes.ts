import { useWhileSeen } from '#web/ui/use-while-seen.ts';
import { followChanges } from './change-stream.ts';

/** Keeps a page told of what anybody changes. A tab nobody looks at does not listen. */
export function useFollowChanges(): void {
  useWhileSeen('changes', listen);
}

function listen(signal: AbortSignal): void {
  void followChanges(signal);
}
