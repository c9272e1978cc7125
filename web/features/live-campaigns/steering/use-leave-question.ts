import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

/** Asks before something unsaved is left, by closing, by the browser's way back or by closing the tab. */
export function useLeaveQuestion(onLeave: () => void) {
  const [isUnsaved, setUnsaved] = useState(false);
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
    setUnsaved,
    leave: () => (isUnsaved ? setIsLeaving(true) : onLeave()),
    answer(choice: 'stay' | 'leave') {
      setIsLeaving(false);
      if (blocker.state === 'blocked') {
        if (choice === 'leave') blocker.proceed();
        else blocker.reset();
      } else if (choice === 'leave') onLeave();
    },
  };
}
