import { useEffect, useState } from 'react';
import { formatDateTime } from './format.ts';
import { formatRelative } from './relative-words.ts';

/** '5 minutes ago', kept true while the page is open; the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(clock);
  }, []);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
