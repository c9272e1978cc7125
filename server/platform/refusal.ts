import type { Language } from '#contract/people/people.ts';
import { refusals, type RefusalCode, type RefusalData } from '#contract/refusals.ts';
import { m } from '#server/catalogue/messages.js';

/** A deliberate "no". Anything else that is thrown counts as our own mistake. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly status: number;
  readonly data: RefusalData<Code> | undefined;

  constructor(code: Code, ...[data]: RefusalData<Code> extends undefined ? [] : [RefusalData<Code>]) {
    super(code);
    this.code = code;
    this.status = refusals[code].status;
    this.data = data;
  }
}

/** What is asked for; undefined where that is refused. */
export async function unlessRefused<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What a "no" of this code is called, for whoever reads this language. */
export function sayRefusal(code: RefusalCode, language: Language): string {
  return m[`refusal_${code.toLowerCase() as Lowercase<RefusalCode>}`]({}, { locale: language });
}
