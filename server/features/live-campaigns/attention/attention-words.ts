import { moneyText, roundMoneyText } from '#contract/currencies.ts';
import type { DeliveryRemedy } from '#contract/live/delivery.ts';
import { strikeWords } from '#contract/live/brakes.ts';
import { driftWords, type DriftTools } from '#contract/live/drift-words.ts';
import { type Drift, makesDearer } from '#contract/live/drifts.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf, type TextKey } from '#server/platform/catalogue-key.ts';
import { sayKey } from '#server/platform/coded-text.ts';
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
      return m[`delivery_why_brake_${keyOf(reason.status)}`]({ brake: sayBrake(reason, locale) }, { locale });
    case 'changed-at-meta-money':
    case 'changed-at-meta-brand':
      return sayDrift(reason.drift, locale);
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

type LostBrake = Extract<WrittenReason, { code: 'brake-gone' }>;

function sayBrake({ brake, amountMinor, currency }: LostBrake, locale: Language): string {
  const amount = moneyText(amountMinor, { currency, locale, whole: true });
  const say = brake === 'mostPerDayMinor' ? m.delivery_brake_per_day : m.delivery_brake_ever;
  return say({ amount }, { locale });
}

/** What holds a campaign in the place of a brake that does not. */
export function sayStandIn({ limitMinor, currency }: LostBrake, locale: Language): string {
  if (limitMinor === null) return m.attention_letter_brake_nothing({}, { locale });
  const amount = moneyText(limitMinor, { currency, locale, whole: true });
  return m.attention_letter_brake_limit({ amount }, { locale });
}

/** What was changed at Meta, in one line. */
export function sayDrift(drift: Drift, locale: Language): string {
  return driftWords(drift, driftTools(locale));
}

/** What mends it: in a sentence, and as the button on the pages says it; undefined where emails never tell of it. */
export function sayRemedy(
  remedy: DeliveryRemedy,
  locale: Language,
): { sentence: string; button: string } | undefined {
  if (remedy.code === 'fix-ads') {
    const { length: count } = remedy.facebookAdIds;
    return {
      sentence: m.attention_letter_fix_ads({ count }, { locale }),
      button: m.delivery_mend_fix_ads({ count }, { locale }),
    };
  }
  const code = written.find((one) => one === remedy.code);
  if (!code) return undefined;
  const key = keyOf(code);
  return {
    sentence: m[`attention_letter_${key}`]({}, { locale }),
    button: m[`delivery_mend_${key}`]({}, { locale }),
  };
}

const written = [
  'set-brakes',
  'run-campaign',
  'reconnect',
  'open-account',
  'open-billing',
  'open-ads-manager',
] as const;

/** What a change may cost; undefined where nothing is known of it. */
export function sayWorstDay(drift: Drift, locale: Language): string | undefined {
  const { worstDay, overLimit, currency } = drift;
  if (!worstDay || !makesDearer(drift)) return undefined;
  const say = (minor: number) => roundMoneyText(minor, { currency, locale });
  const to = say(worstDay.toMinor);
  const cost =
    worstDay.fromMinor === 0
      ? m.drift_worst_day_new({ to }, { locale })
      : m.drift_worst_day({ to, from: say(worstDay.fromMinor) }, { locale });
  if (!overLimit) return cost;
  const [worst, most] = [say(overLimit.atWorstMinor), say(overLimit.mostMinor)];
  return `${cost} ${m.drift_over_limit({ worst, most }, { locale })}`;
}

function driftTools(locale: Language): DriftTools {
  const at = { locale };
  return {
    locale,
    line: (line, params) => m[`drift_line_${line}`](params, at),
    setting: (field) => m[`drift_setting_${keyOf(field)}`]({}, at),
    nobody: () => m.drift_nobody({}, at),
    probablyMeta: () => m.drift_probably_meta({}, at),
    theCampaign: () => m.drift_the_campaign({}, at),
    feature: (name) => sayFeature(name, locale),
    money: (minor, currency) => moneyText(minor, { currency, locale, whole: true }),
    moment: (day) => dayIn(locale, day),
    list: (names) => new Intl.ListFormat(locale).format(names),
  };
}

function sayFeature(name: string, locale: Language): string {
  const key = `drift_feature_${name}`;
  return key in m
    ? sayKey(key as TextKey, {}, locale)
    : m.drift_feature_other({ name: name.replaceAll('_', ' ') }, { locale });
}

function dayIn(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-GB' : 'nb-NO';
  return new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
