import { useCallback, useState } from 'react';
import { runChange, type ChangeOutcome, type ChangeRequest } from './change-run.ts';

/** Makes a change to a live campaign, and knows whether one is being asked for from here. */
export function useChange() {
  const [asked, setAsked] = useState(0);
  const change = useCallback(async (request: ChangeRequest): Promise<ChangeOutcome> => {
    setAsked((count) => count + 1);
    try {
      return await runChange(request);
    } finally {
      setAsked((count) => count - 1);
    }
  }, []);
  return { change, isChanging: asked > 0 };
}
