import { useEffect, useState } from 'react';

export interface Unsent<Typed> {
  /** What was typed the last time, where its end was not known when the dialog was closed. */
  found: Typed | undefined;
  keep: (typed: Typed) => void;
  drop: () => void;
}

/** Makes a place where what was typed about a thing outlives its dialog, until it is opened again or has arrived. */
export function keepUnsent<Typed>() {
  const kept = new Map<string, Typed>();
  return function useUnsent(id: string): Unsent<Typed> {
    const [found] = useState(() => kept.get(id));
    const drop = () => void kept.delete(id);
    useEffect(() => void kept.delete(id), [id]);
    return { found, keep: (typed) => void kept.set(id, typed), drop };
  };
}
