import { useEffect, useState } from 'react';

const known = new Map<string, unknown>();

/**
 * What anyone may ask, by its path in the API; undefined until it is known, and where nobody answers. Pages before
 * signing in ask so, without the client and the cache of those behind it.
 */
export function useOpenAnswer<Answer>(path: string): Answer | undefined {
  const [answer, setAnswer] = useState(known.get(path));
  useEffect(() => {
    if (known.has(path)) return;
    const leaving = new AbortController();
    void ask(path, leaving.signal).then(setAnswer, () => undefined);
    return () => leaving.abort();
  }, [path]);
  return answer as Answer | undefined;
}

async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(`/api${path}`, { signal });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  const said: unknown = await answer.json();
  known.set(path, said);
  return said;
}
