import type { DeliveryRemedy } from '#contract/live/delivery.ts';
import { strikeWords } from '#contract/live/brakes.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf } from '#server/platform/catalogue-key.ts';
import type { WrittenReason } from './attention-rules.ts';

/** Why something needs attention, as the pages say it. */
export function sayReason(reason: WrittenReason, locale: Language): string {
  switch (reason.code) {
    case 'ads-refused':
    case 'ads-with-issues':
      return m[`delivery_why_${keyOf(reason.code)}`]({ count: reason.facebookAdIds.length }, { locale });
    case 'silent':
      return reason.since
        ? m.delivery_why_silent({ day: dayIn(locale, reason.since) }, { locale })
        : m.delivery_why_silent_ever({}, { locale });
    case 'braked': {
      const { key, ...words } = strikeWords(reason, locale);
      return m[`delivery_why_braked_${key}`](words, { locale });
    }
    case 'brake-gone':
      return m[`delivery_why_brake_${keyOf(reason.status)}`]({}, { locale });
    case 'connection-broken':
    case 'account-disabled':
    case 'account-unsettled':
    case 'account-without-payment':
    case 'account-in-review':
    case 'account-closed':
    case 'with-issues':
      return m[`delivery_why_${keyOf(reason.code)}`]({}, { locale });
  }
}

/** What mends it: in a sentence, and as the button on the pages says it; undefined where emails never tell of it. */
export function sayRemedy(
  remedy: DeliveryRemedy,
  locale: Language,
): { sentence: string; button: string } | undefined {
  switch (remedy.code) {
    case 'fix-ads': {
      const { length: count } = remedy.facebookAdIds;
      return {
        sentence: m.attention_letter_fix_ads({ count }, { locale }),
        button: m.delivery_mend_fix_ads({ count }, { locale }),
      };
    }
    case 'set-brakes':
    case 'run-campaign':
    case 'reconnect':
    case 'open-account':
    case 'open-billing':
    case 'open-ads-manager': {
      const key = keyOf(remedy.code);
      return {
        sentence: m[`attention_letter_${key}`]({}, { locale }),
        button: m[`delivery_mend_${key}`]({}, { locale }),
      };
    }
    case 'none':
    case 'wait':
    case 'launch':
    case 'run-ad-sets':
    case 'run-ads':
    case 'add-ads':
    case 'choose-account':
      return undefined;
  }
}

function dayIn(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-GB' : 'nb-NO';
  return new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
