import type { Language } from '#contract/people/people.ts';
import type { PublishCheck, PublishCheckCode } from '#contract/publishing/publish-checks.ts';
import type { CodeParams } from '#contract/code-params.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf } from '#server/platform/catalogue-key.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import type { Found } from './checks.ts';

/** A check with its words, for a reader of this language. */
export function tellCheck(found: Found, language: Language): PublishCheck {
  const text = sayCheck(found.code, found.params, language);
  const isUnusable = found.name === 'pictures' && found.state === 'missing' && found.code !== 'media';
  return {
    ...found,
    text: isUnusable ? m.publish_check_pictures_unusable({ reason: text }, { locale: language }) : text,
  };
}

/** What a campaign lacks, or what was found of it, in words. */
export function sayCheck(code: PublishCheckCode, params: CodeParams, language: Language): string {
  return sayKey(`publish_check_${keyOf(code)}`, params, language);
}
