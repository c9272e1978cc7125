import type { HeldWords } from '#contract/operations/operation-details.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Begins, once, the new ad that somebody came for, with the words they chose elsewhere. Without a way to open it, it waits. */
export function useAskedAd(liveId: string, open: ((liveId: string, words: HeldWords) => void) | false): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const words = wordsIn(state);
  useEffect(() => {
    if (!words || !open) return;
    open(liveId, words);
    // Whoever comes back, or reads the page anew, has had it.
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [words, open, liveId, search, navigate]);
}

/** The history belongs to everybody, so what is found there is checked. */
function wordsIn(state: unknown): HeldWords | undefined {
  const { newAd } = (state ?? {}) as { newAd?: HeldWords };
  const { headline, primaryText, description, callToAction } = newAd ?? {};
  const texts = [headline, primaryText, description, callToAction];
  return texts.every((text) => typeof text === 'string') ? newAd : undefined;
}
