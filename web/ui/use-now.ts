import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The time, kept roughly true while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(clock);
  }, []);
  return now;
}
