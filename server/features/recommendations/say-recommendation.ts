import { roundMoneyText } from '#contract/currencies.ts';
import type { Language } from '#contract/people/people.ts';
import type { RecommendationReason } from '#contract/recommendations/recommendation.ts';
import type { RecommendationWords } from '#contract/recommendations/recommendation-lines.ts';
import { recommendationWords, timeWords } from '#contract/recommendations/recommendation-words.ts';
import { m } from '#server/catalogue/messages.js';
import { isWritten } from '#server/features/live-campaigns/attention/attention-rules.ts';
import { sayDrift, sayReason } from '#server/features/live-campaigns/attention/attention-words.ts';

const results = { leads: m.live_results_leads, traffic: m.live_results_traffic, sales: m.live_results_sales };

/** What was seen, and why it matters, for an email; undefined where only the pages have words for it. */
export function sayRecommendation(
  reason: RecommendationReason,
  { currency, locale }: { currency: string; locale: Language },
): RecommendationWords | undefined {
  if (reason.code === 'not-shown' && !isWritten(reason.reason)) return undefined;
  const days = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const counts = new Intl.NumberFormat(locale);
  return recommendationWords(reason, {
    line: (line, params) => m[`next_${line}`](params, { locale }),
    drift: (drift) => sayDrift(drift, locale),
    delivery: (why) => (isWritten(why) ? sayReason(why, locale) : ''),
    money: (minor, least) => roundMoneyText(minor, { currency, locale, least }),
    day: (day) => days.format(new Date(day)),
    time: (hours) => timeWords(hours, locale),
    count: (count) => counts.format(count),
    result: (objective, count) => results[objective]({ count }, { locale }),
    locale,
  });
}
