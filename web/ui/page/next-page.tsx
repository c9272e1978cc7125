import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { m } from '#web/paraglide/messages.js';

/** Quicker than this, and one would only see something flash. */
const sayAfterMs = 300;

/** That the page somebody asked for is on its way: until it is there, they see the one they are on. */
export function NextPage() {
  const isOnItsWay = useNavigation().state === 'loading';
  return isOnItsWay && <OnItsWay />;
}

function OnItsWay() {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(true), sayAfterMs);
    return () => clearTimeout(waiting);
  }, []);
  return (
    isSaid && (
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-accent"
      >
        <span className="sr-only">{m.ui_loading()}</span>
      </div>
    )
  );
}
