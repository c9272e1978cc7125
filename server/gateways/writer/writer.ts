import { z } from 'zod';
import { type Wording, checkedAd, isUnfit, rewritten, showable, unfit } from './check-ad.ts';
import { explainWriter } from './errors.ts';
import { type Asking, modelsAt, type WriterOptions } from './open-model.ts';
import { instructionsFor, type Rewriting, taskOf } from './prompt.ts';
import type { AdBrief, AdProgress, Editor, WrittenAd } from './written-ad.ts';
import { firmReader } from './read-firm.ts';
import { type Rewording, rewordTwice } from './reword.ts';
import type { FirmPages, ToldFirm } from './told-firm.ts';
import type { StruckText } from './wording-prompt.ts';
import { writeTwice } from './write-twice.ts';

interface WritingOptions extends Asking {
  /** Without one the model is believed. */
  editor?: Editor | undefined;
}

export interface Writer {
  /**
   * Writes one ad for each tone and shows them as they grow. Ends only when all of them are complete.
   * What cannot be used is asked for again once; what is wrong even then is mended, the ads that were good stay.
   */
  writeAds(brief: AdBrief, options: WritingOptions): AsyncIterable<AdProgress>;
  /** Writes one ad, or one field of it, in other words than it has now. */
  rewriteAd(brief: AdBrief, order: Rewriting, options: WritingOptions): Promise<WrittenAd>;
  /** Says what the pages of a website tell of the firm behind it, each with where it stands. Not looked at yet. */
  readFirm(pages: FirmPages, options: Asking): Promise<ToldFirm>;
  /** Says a text that a rule has struck so that nothing is wrong with it; null where that is not found in two answers. */
  reword(struck: StruckText, options: Rewording): Promise<string | null>;
  /** Asks the least that can be asked; fails as any other question would. */
  greet(options: Asking): Promise<void>;
}

interface Attempt extends WritingOptions {
  rewriting?: Rewriting;
  /** What was wrong with the answer before. */
  mistake?: string | undefined;
}

/** Six ads at their longest take about half of it. */
const maxOutputTokens = 4_000;

export function openWriter(options: WriterOptions): Writer {
  const openModel = modelsAt(options);

  async function* attempt(brief: AdBrief, options: Attempt): AsyncGenerator<AdProgress> {
    const { Output, streamText } = await import('ai');
    const stop = new AbortController();
    let failure: unknown;
    const writing = streamText({
      model: await openModel(options),
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
      throw await explainWriter(failure ?? error);
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
    writeAds: (brief, options) =>
      writeTwice(brief.tones, {
        editor: options.editor,
        attempt: (tones, mistake) => attempt({ ...brief, tones }, { ...options, mistake }),
      }),

    async rewriteAd(brief, rewriting, options) {
      const { editor } = options;
      const { ad, field } = rewriting;
      const first = await rewriteOnce(brief, { ...options, rewriting }).catch(unfitReason);
      const mistake = typeof first === 'string' ? first : editor?.faultOf(first, field);
      if (typeof first !== 'string' && !mistake) return first;
      const second = await rewriteOnce(brief, { ...options, rewriting, mistake });
      if (!editor?.faultOf(second, field)) return second;
      return rewritten({ ad, field }, editor.mend(second, [ad]));
    },

    readFirm: firmReader(openModel),
    reword: rewordTwice(openModel),

    async greet(options) {
      const { generateText } = await import('ai');
      try {
        await generateText({
          model: await openModel(options),
          prompt: 'Hello',
          maxOutputTokens: 16,
          maxRetries: 0,
          abortSignal: options.signal,
          telemetry: { isEnabled: false },
        });
      } catch (error) {
        throw await explainWriter(error);
      }
    },
  };
}

/** What was wrong where the model answered, but not what was asked; anything else goes on. */
function unfitReason(error: unknown): string {
  if (!isUnfit(error)) throw error;
  return error.detail ?? error.message;
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
