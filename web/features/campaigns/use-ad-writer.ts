import type { WritingEvent } from '#contract/campaigns.ts';
import { server } from '#web/api.ts';
import { useEffect, useRef, useState } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';

export type AdBeingWritten = Extract<WritingEvent, { type: 'writing' }>['ad'];

export interface Writing {
  ads: AdBeingWritten[];
}

/** Has the ads written, and shows them as they come. Cancelling leaves the draft as it was. */
export function useAdWriter(keeper: DraftKeeper) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function write(): Promise<'written' | 'cancelled' | 'failed'> {
    const controller = new AbortController();
    stop.current = controller;
    setProblem(null);
    setWriting({ ads: [] });
    try {
      await follow(controller.signal);
      return 'written';
    } catch (error) {
      if (controller.signal.aborted) return 'cancelled';
      setProblem(error);
      return 'failed';
    } finally {
      if (stop.current === controller) setWriting(null);
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    const { id } = await keeper.flush();
    signal.throwIfAborted();
    for await (const event of await server.campaigns.writeAds({ id }, { signal })) {
      if (event.type === 'writing') {
        setWriting((now) => now && { ads: withAd(now.ads, event) });
      } else if (event.type === 'written') {
        keeper.replace(event.campaign);
        return;
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

function withAd(
  ads: AdBeingWritten[],
  { index, ad }: Extract<WritingEvent, { type: 'writing' }>,
): AdBeingWritten[] {
  const all = [...ads];
  while (all.length <= index) all.push({});
  return all.with(index, ad);
}
