import { createAnthropic } from '@ai-sdk/anthropic';
import { Output, streamText } from 'ai';
import { z } from 'zod';
import type { Fetch } from '../http.ts';
import { plainFetch } from '../plain-fetch.ts';
import { type Wording, checkedAd, showable, unfit } from './check-ad.ts';
import { explainWriter } from './errors.ts';
import { factsOf, instructionsFor } from './prompt.ts';
import type { AdBrief, AdProgress } from './written-ad.ts';

const defaultModel = 'claude-sonnet-4-5';

export interface Writer {
  /** Writes one ad for each tone and shows them as they grow. Ends only when all of them are complete. */
  writeAds(brief: AdBrief, options: { signal: AbortSignal }): AsyncIterable<AdProgress>;
}

interface WriterOptions {
  /** The Messages API with its version, for example `https://api.anthropic.com/v1`. */
  url: string;
  key: string;
  model?: string;
  fetch?: Fetch;
}

const patienceMs = 120_000;
/** Six ads at their longest take about half of it. */
const maxOutputTokens = 4_000;

export function openWriter({
  url,
  key,
  model = defaultModel,
  fetch = globalThis.fetch,
}: WriterOptions): Writer {
  const provider = createAnthropic({
    baseURL: url,
    apiKey: key,
    fetch: plainFetch({ service: 'Writer', fetch, patienceMs }),
  });

  return {
    async *writeAds(brief, { signal }) {
      const stop = new AbortController();
      let failure: unknown;
      const writing = streamText({
        model: provider(model),
        output: Output.object({ schema: answerTo(brief) }),
        instructions: instructionsFor(brief),
        prompt: factsOf(brief),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, stop.signal]),
        telemetry: { isEnabled: false },
        onError({ error }) {
          failure = error;
        },
      });
      try {
        let shown = 0;
        for await (const { ads } of writing.partialOutputStream) {
          const growing = (ads ?? []).map((ad) => ad ?? {});
          yield* progressOf(brief, growing, shown);
          shown = Math.max(shown, growing.length - 1);
        }
        const { ads } = await writing.output;
        if (ads.length !== brief.tones.length) throw unfit(`${ads.length} ads came back`);
        for (let index = shown; index < ads.length; index++) {
          yield { index, ad: checkedAd(brief, index, ads[index]), complete: true };
        }
      } catch (error) {
        throw explainWriter(failure ?? error);
      } finally {
        // Whoever stops listening stops the writing as well, and what it costs.
        stop.abort();
      }
    },
  };
}

/** An ad is complete once the next one has begun. */
function* progressOf(brief: AdBrief, growing: Wording[], shown: number): Generator<AdProgress> {
  for (const [index, wording] of growing.entries()) {
    if (index < shown) continue;
    if (index < growing.length - 1) yield { index, ad: checkedAd(brief, index, wording), complete: true };
    else yield { index, ad: showable(brief, wording), complete: false };
  }
}

function answerTo({ tones, allowedCallToActions }: AdBrief) {
  const ad = z.object({
    tone: z.enum(tones),
    headline: z.string(),
    primaryText: z.string(),
    description: z.string(),
    callToAction: z.enum(allowedCallToActions),
  });
  return z.object({ ads: z.array(ad) });
}
