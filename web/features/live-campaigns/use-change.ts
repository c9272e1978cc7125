import { useCallback, useState } from 'react';
import { runChange, type ChangeOutcome, type ChangeRequest } from './change-run.ts';

/** Makes a change to a live campaign, and knows whether one is being asked for from here. */
export function useChange() {
  const [asked, setAsked] = useState(0);
  const track = useCallback(async (running: Promise<ChangeOutcome>) => {
    setAsked((count) => count + 1);
    const outcome = await running;
    setAsked((count) => count - 1);
    return outcome;
  }, []);
  const change = useCallback((request: ChangeRequest) => track(runChange(request)), [track]);
  return { change, track, isChanging: asked > 0 };
}
