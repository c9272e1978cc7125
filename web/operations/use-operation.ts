import { useCallback, useState } from 'react';
import { runOperation, type OperationRequest, type Outcome } from './run-operation.ts';

/** Runs operations, and knows whether one is being asked for from here. */
export function useOperation() {
  const [asked, setAsked] = useState(0);
  const track = useCallback(async (running: Promise<Outcome>) => {
    setAsked((count) => count + 1);
    const outcome = await running;
    setAsked((count) => count - 1);
    return outcome;
  }, []);
  const run = useCallback((request: OperationRequest) => track(runOperation(request)), [track]);
  return { run, track, isBusy: asked > 0 };
}
