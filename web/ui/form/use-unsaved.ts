import { useEffect, useState } from 'react';
import { isReadAnew } from '#web/language.ts';

type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * What was typed over what is saved, and is not saved yet: it outlives another language, and a look at another page of
 * this tab. `of` is whose it is.
 */
export function useUnsaved<Fields extends object>(key: string, of: string, saved: Fields) {
  const [draft, setDraft] = useState(() => readDraft<Fields>(key, of));
  const changes = differing(draft, saved);
  const isChanged = Object.keys(changes).length > 0;

  useEffect(() => {
    if (isChanged) sessionStorage.setItem(key, JSON.stringify({ ...draft, of }));
    else sessionStorage.removeItem(key);
  }, [draft, isChanged, key, of]);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReadAnew()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  return {
    fields: { ...saved, ...changes },
    changes,
    isChanged,
    /** Undefined takes a field back to what is saved. */
    change: (more: Changes<Fields>) => setDraft((before) => ({ ...before, ...more })),
    /** What was sent is saved; what was typed since then is kept. */
    settle: (sent: Changes<Fields>) => setDraft((now) => differing(now, sent)),
    discard: () => setDraft({}),
  };
}

function readDraft<Fields>(key: string, of: string): Changes<Fields> {
  const { of: whose, ...draft } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Changes<Fields> & {
    of?: string;
  };
  // What this tab has kept is what was written above.
  return whose === of ? (draft as Changes<Fields>) : {};
}

function differing<Fields extends object>(draft: Changes<Fields>, from: Changes<Fields>): Partial<Fields> {
  const told = Object.entries(draft).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(from[name as keyof Fields]),
  );
  return Object.fromEntries(told) as Partial<Fields>;
}
