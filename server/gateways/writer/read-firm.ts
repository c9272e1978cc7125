import { explainWriter } from './errors.ts';
import { firmInstructions, wrapPages } from './firm-prompt.ts';
import type { Asking, OpenModel } from './open-model.ts';
import { type FirmPages, ToldFirm } from './told-firm.ts';

/** Eight offers and five selling points with their quotes take about half of it. */
const maxOutputTokens = 4_000;

/** Asks the model once what the pages of a website say of the firm behind it. */
export function firmReader(openModel: OpenModel) {
  return async (pages: FirmPages, options: Asking): Promise<ToldFirm> => {
    const { generateText, Output } = await import('ai');
    try {
      const { output } = await generateText({
        model: await openModel(options),
        output: Output.object({ schema: ToldFirm }),
        instructions: firmInstructions,
        prompt: wrapPages(pages),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: options.signal,
        telemetry: { isEnabled: false },
      });
      return output;
    } catch (error) {
      throw await explainWriter(error);
    }
  };
}
