import { createAnthropic } from '@ai-sdk/anthropic';
import { Output, streamText } from 'ai';
import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { type Fetch, parseJson } from '../http.ts';
import { plainFetch } from '../plain-fetch.ts';
import { type Wording, checkedAd, rewritten, showable, unfit } from './check-ad.ts';
import { explainWriter } from './errors.ts';
import { instructionsFor, type Rewriting, taskOf } from './prompt.ts';
import type { AdBrief, AdProgress, WrittenAd } from './written-ad.ts';

const defaultModel = 'claude-sonnet-4-6';

interface WritingOptions {
  signal: AbortSignal;
  /** Told what is sent to the model, once for each request; the key is not among it. */
  onRequest?: ((payload: unknown) => void) | undefined;
}

export interface Writer {
  /**
   * Writes one ad for each tone and shows them as they grow. Ends only when all of them are complete.
   * An answer that cannot be used is asked for again once; the ads that were good stay.
   */
  writeAds(brief: AdBrief, options: WritingOptions): AsyncIterable<AdProgress>;
  /** Writes one ad, or one field of it, in other words than it has now. */
  rewriteAd(brief: AdBrief, order: Rewriting, options: WritingOptions): Promise<WrittenAd>;
}

interface WriterOptions {
  /** The Messages API with its version, for example `https://api.anthropic.com/v1`. */
  url: string;
  key: string;
  model?: string;
  fetch?: Fetch;
}

interface Attempt extends WritingOptions {
  rewriting?: Rewriting;
  /** What was wrong with the answer before. */
  mistake?: string;
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
  function modelFor({ onRequest }: WritingOptions) {
    async function fetchAndTell(request: Request): Promise<Response> {
      if (onRequest) onRequest(parseJson(await request.clone().text()));
      return fetch(request);
    }
    const told = plainFetch({ service: 'Writer', fetch: fetchAndTell, patienceMs });
    return createAnthropic({ baseURL: url, apiKey: key, fetch: told })(model);
  }

  async function* attempt(brief: AdBrief, options: Attempt): AsyncGenerator<AdProgress> {
    const stop = new AbortController();
    let failure: unknown;
    const writing = streamText({
      model: modelFor(options),
      output: Output.object({ schema: answerTo(brief) }),
      instructions: instructionsFor(brief, options.rewriting),
      prompt: taskOf(brief, options),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([options.signal, stop.signal]),
      telemetry: { isEnabled: false },
      onError({ error }) {
        failure = error;
      },
    });
    try {
      let shown = 0;
      for await (const { ads } of writing.partialOutputStream) {
        const growing = (ads ?? []).slice(0, brief.tones.length).map((ad) => ad ?? {});
        yield* progressOf(brief, growing, shown);
        shown = Math.max(shown, growing.length - 1);
      }
      const { ads } = await writing.output;
      for (let index = shown; index < brief.tones.length; index++) {
        yield { index, ad: checkedAd(brief, index, ads[index]), complete: true };
      }
    } catch (error) {
      throw explainWriter(failure ?? error);
    } finally {
      // Whoever stops listening stops the writing as well, and what it costs.
      stop.abort();
    }
  }

  async function rewriteOnce(
    brief: AdBrief,
    options: Attempt & { rewriting: Rewriting },
  ): Promise<WrittenAd> {
    const { ad, field } = options.rewriting;
    let fresh: WrittenAd | undefined;
    for await (const step of attempt({ ...brief, tones: [ad.tone] }, options))
      if (step.complete) fresh = step.ad;
    if (!fresh) throw unfit('no ad came back');
    return rewritten({ ad, field }, fresh);
  }

  return {
    async *writeAds(brief, options) {
      let complete = 0;
      try {
        for await (const step of attempt(brief, options)) {
          if (step.complete) complete = step.index + 1;
          yield step;
        }
      } catch (error) {
        if (!isUnfit(error)) throw error;
        const rest = { ...brief, tones: brief.tones.slice(complete) };
        for await (const step of attempt(rest, { ...options, mistake: error.reason }))
          yield { ...step, index: step.index + complete };
      }
    },

    async rewriteAd(brief, rewriting, options) {
      try {
        return await rewriteOnce(brief, { ...options, rewriting });
      } catch (error) {
        if (!isUnfit(error)) throw error;
        return rewriteOnce(brief, { ...options, rewriting, mistake: error.reason });
      }
    },
  };
}

/** The model answered, but not what was asked. */
function isUnfit(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.trouble === 'unexpected-reply';
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
