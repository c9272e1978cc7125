import { useEffect, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { formatElapsed } from './elapsed.ts';

/** How long something has taken; stands still once there is an end. */
export function ElapsedTime({ from, to }: { from: string; to: string | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (to) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [to]);
  const end = to ? new Date(to).getTime() : now;
  return (
    <span role="timer" aria-label={m.publications_elapsed()} className="text-sm text-muted">
      {formatElapsed(end - new Date(from).getTime())}
    </span>
  );
}
