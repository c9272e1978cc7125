import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { WritingEvent } from '#contract/campaigns/campaign.ts';
import { server } from '#web/api.ts';
import { useEffect, useRef, useState } from 'react';
import { isDebuggingAi } from './debug-ai.ts';
import { rememberBuilder } from '../wizard/builder-cache.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { keepFinishedAds } from './finished-ads.ts';

export type AdBeingWritten = Extract<WritingEvent, { type: 'writing' }>['ad'];

export interface Writing {
  ads: AdBeingWritten[];
}

/** How it ended, and how many ads came of it. */
export interface WritingOutcome {
  name: 'written' | 'cancelled' | 'failed';
  kept: number;
  /** Of those that were written, what could not be kept for the law. */
  leftOut: number;
}

/** Has the ads written, and shows them as they come. Those that were finished before it was cut short stay. */
export function useAdWriter(keeper: DraftKeeper) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function write(): Promise<WritingOutcome> {
    const controller = new AbortController();
    stop.current = controller;
    setProblem(null);
    setWriting({ ads: [] });
    // A reload ends this at any moment; what is finished by then is found again.
    rememberBuilder(keeper.id, { written: [] });
    const finished: AdCopy[] = [];
    try {
      const leftOut = await follow(controller.signal, finished);
      return { name: 'written', kept: finished.length, leftOut };
    } catch (error) {
      const kept = keepFinishedAds(keeper, finished);
      if (controller.signal.aborted) return { name: 'cancelled', kept, leftOut: 0 };
      setProblem(error);
      return { name: 'failed', kept, leftOut: 0 };
    } finally {
      rememberBuilder(keeper.id, { written: null });
      if (stop.current === controller) setWriting(null);
    }
  }

  async function follow(signal: AbortSignal, finished: AdCopy[]): Promise<number> {
    const { id } = await keeper.flush();
    signal.throwIfAborted();
    const events = await server.campaigns.writeAds({ id, debug: isDebuggingAi() }, { signal });
    for await (const event of events) {
      switch (event.type) {
        case 'debug':
          console.log('AI request payload', event.claudeRequestPayload);
          break;
        case 'ad':
          finished.push(event.ad);
          rememberBuilder(keeper.id, { written: finished });
          setWriting((now) => now && { ads: withAd(now.ads, event) });
          break;
        case 'writing':
          setWriting((now) => now && { ads: withAd(now.ads, event) });
          break;
        case 'written':
          keeper.rebase(event.campaign);
          return event.leftOut;
      }
    }
    throw new Error('The writer ended without handing over the ads.');
  }

  return {
    writing,
    problem,
    write,
    cancel: () => {
      stop.current?.abort();
      setWriting(null);
    },
  };
}

function withAd(ads: AdBeingWritten[], { index, ad }: { index: number; ad: AdBeingWritten }) {
  const all = [...ads];
  while (all.length <= index) all.push({});
  return all.with(index, ad);
}
