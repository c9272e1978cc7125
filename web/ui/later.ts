import { useEffect, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { toastError } from './toast/toast.tsx';

/** Code that is fetched when somebody first reaches for it. */
export interface Later<Part> {
  now: Part | undefined;
  fetch: () => Promise<Part>;
  /** Fetches it before it is asked for. Where it cannot be, whoever asks is told. */
  ahead: () => void;
}

export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const part: Later<Part> = {
    now: undefined,
    fetch: async () => (part.now ??= await load()),
    ahead: () => void part.fetch().catch(() => undefined),
  };
  return part;
}

/** The code, once it was asked for and is there. Where it cannot be fetched, that is said, and one may ask again. */
export function usePart<Part>(part: Later<Part>, isAsked: boolean, giveUp: () => void): Part | undefined {
  const [, draw] = useState(0);
  const isMissing = isAsked && !part.now;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    part.fetch().then(
      () => draw((times) => times + 1),
      () => {
        if (isGone) return;
        toastError(m.shell_unfetched_title(), m.shell_unfetched_text());
        giveUp();
      },
    );
    return () => {
      isGone = true;
    };
  });
  return isAsked ? part.now : undefined;
}

/** A page that stands is not held up by what is fetched ahead for its next. */
const aheadAfterMs = 500;

/** The code, fetched a moment after the page that will need it. Where it cannot be, whoever needs it says so. */
export function useAhead<Part>(part: Later<Part>): Part | undefined {
  const [, draw] = useState(0);
  useEffect(() => {
    const waiting = setTimeout(() => {
      part.fetch().then(
        () => draw((times) => times + 1),
        () => undefined,
      );
    }, aheadAfterMs);
    return () => clearTimeout(waiting);
  }, [part]);
  return part.now;
}
