import { z } from 'zod';
import { isUnfit } from './check-ad.ts';
import { explainWriter } from './errors.ts';
import { clamp, visible } from './lengths.ts';
import type { Asking, OpenModel } from './open-model.ts';
import { type StruckText, wordingInstructions, wrapStruck } from './wording-prompt.ts';

const Wording = z.object({ text: z.string() });

/** The longest text of an ad takes a quarter of it. */
const maxOutputTokens = 600;

export interface Rewording extends Asking {
  /** What is wrong with a text, as the model is told; undefined where nothing is. */
  faultOf(text: string): Promise<string | undefined>;
}

/** Asks the model for a text in which nothing is wrong, and once more with what was; null where it finds none. */
export function rewordTwice(openModel: OpenModel) {
  return async (struck: StruckText, { faultOf, ...asking }: Rewording): Promise<string | null> => {
    let mistake: string | undefined;
    for (const isLast of [false, true]) {
      try {
        const text = await ask(openModel, { task: wrapStruck(struck, mistake), asking });
        if (text === '') return null;
        mistake = misfitOf(text, struck) ?? (await faultOf(text));
        if (!mistake) return text;
      } catch (error) {
        if (isLast || !isUnfit(error)) throw error;
        mistake = error.detail ?? error.message;
      }
    }
    return null;
  };
}

async function ask(
  openModel: OpenModel,
  { task, asking }: { task: string; asking: Asking },
): Promise<string> {
  const { generateText, Output } = await import('ai');
  try {
    const { output } = await generateText({
      model: await openModel(asking),
      output: Output.object({ schema: Wording }),
      instructions: wordingInstructions,
      prompt: task,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: asking.signal,
      telemetry: { isEnabled: false },
    });
    return visible(output.text);
  } catch (error) {
    throw await explainWriter(error);
  }
}

function misfitOf(text: string, { text: before, isOneLine, longest }: StruckText): string | undefined {
  if (text === before) return 'it is the text as it was';
  if (isOneLine && text.includes('\n')) return 'it is more than one line';
  if (clamp(text, longest) !== text) return `it is longer than ${longest} characters`;
  return undefined;
}
