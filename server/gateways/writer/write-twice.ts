import { GatewayError } from '../gateway-error.ts';
import { isUnfit } from './check-ad.ts';
import type { AdProgress, Editor, WrittenAd } from './written-ad.ts';

interface Writing {
  editor: Editor | undefined;
  /** Asks the model once for an ad in each of these tones. */
  attempt(tones: string[], mistake?: string): AsyncIterable<AdProgress>;
}

/**
 * All ads, with at most two answers of the model. The second is asked only for what the first lacked or had wrong; what
 * is wrong in it as well is mended. What is forbidden even then is left out where half of the ads are left without it.
 */
export async function* writeTwice(tones: string[], { editor, attempt }: Writing): AsyncGenerator<AdProgress> {
  const good: WrittenAd[] = [];
  const faulty = new Map<number, { ad: WrittenAd; fault: string }>();
  const mistakes: string[] = [];
  let complete = 0;
  try {
    for await (const step of attempt(tones)) {
      const fault = step.complete && editor?.faultOf(step.ad);
      if (step.complete) complete = step.index + 1;
      if (step.complete && fault) {
        faulty.set(step.index, { ad: step.ad, fault });
        mistakes.push(`in the ad in ${step.ad.tone} tone, ${fault}`);
        continue;
      }
      if (step.complete) good.push(step.ad);
      yield step;
    }
  } catch (error) {
    if (!isUnfit(error)) throw error;
    mistakes.push(error.detail ?? error.message);
  }

  const places = [...tones.keys()].filter((place) => place >= complete || faulty.has(place));
  if (places.length === 0) return;
  const forbidden: AdProgress[] = [];
  function* settle(index: number, ad: WrittenAd): Generator<AdProgress> {
    const settled = editor?.faultOf(ad) ? editor.mend(ad, good) : ad;
    const step = { index, ad: settled, complete: true } as const;
    if (editor?.isForbidden?.(settled)) forbidden.push(step);
    else {
      good.push(settled);
      yield step;
    }
  }
  try {
    const lacking = places.map((place) => tones[place]!);
    for await (const step of attempt(lacking, mistakes.join('; '))) {
      const index = places[step.index]!;
      if (!step.complete) yield { ...step, index };
      else {
        faulty.delete(index);
        complete = Math.max(complete, index + 1);
        yield* settle(index, step.ad);
      }
    }
  } catch (error) {
    if (!(error instanceof GatewayError) || complete < tones.length) throw error;
    // All were written once: what is wrong with the rest can be put right without the model.
    for (const [index, { ad }] of faulty) yield* settle(index, ad);
  }
  if (good.length < tones.length / 2) yield* forbidden;
}
