import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/** Asks before something unsaved is left, by closing, by the browser's way back or by closing the tab. */
export function useLeaveQuestion(onLeave: () => void) {
  const [isUnsaved, setUnsaved] = useState(false);
  // Whoever leaves right after a key was pressed may be quicker than the next drawing.
  const latest = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    isAsked: isLeaving || blocker.state === 'blocked',
    setUnsaved: useCallback((now: boolean) => {
      latest.current = now;
      setUnsaved(now);
    }, []),
    leave: () => (latest.current ? setIsLeaving(true) : onLeave()),
    answer(choice: 'stay' | 'leave') {
      setIsLeaving(false);
      if (blocker.state === 'blocked') {
        if (choice === 'leave') blocker.proceed();
        else blocker.reset();
      } else if (choice === 'leave') onLeave();
    },
  };
}
