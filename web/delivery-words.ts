import { strikeWords } from '#contract/live/brakes.ts';
import type { DeliveryReason, DeliveryRemedy, DeliveryState } from '#contract/live/delivery.ts';
import { brakeWords } from '#web/operations/money-words.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { formatDateTime, formatDay } from '#web/ui/format/format.ts';
import type { Tone } from '#web/ui/tone.ts';

const states: Record<DeliveryState, () => string> = {
  running: m.live_active,
  'in-review': m.delivery_in_review,
  scheduled: m.delivery_scheduled,
  paused: m.delivery_paused,
  'not-delivering': m.delivery_not_delivering,
  ended: m.delivery_ended,
  gone: m.delivery_gone,
  unknown: m.delivery_unknown,
};

const tones: Record<DeliveryState, Tone> = {
  running: 'success',
  'in-review': 'neutral',
  scheduled: 'neutral',
  paused: 'warning',
  'not-delivering': 'danger',
  ended: 'neutral',
  gone: 'neutral',
  unknown: 'neutral',
};

/** What is delivered now, in one word. */
export function deliveryWord(state: DeliveryState): string {
  return states[state]();
}

export function deliveryTone(state: DeliveryState): Tone {
  return tones[state];
}

/** As `deliveryReasonWords` of a campaign, where there is little room: those words tell all, once it is opened. */
export function deliveryReasonBrief(reason: DeliveryReason): string {
  if (reason.code === 'never-launched') return m.delivery_brief_never_launched();
  if (reason.code !== 'braked') return deliveryReasonWords(reason);
  const { key, amount } = strikeWords(reason, pageLanguage());
  return brieflyBrakedWords[key]({ amount });
}

/** Why it is so, in one sentence; `of` is what it is said of. */
export function deliveryReasonWords(
  reason: DeliveryReason,
  of: 'campaign' | 'ad-set' | 'ad' = 'campaign',
): string {
  if (isPlain(reason)) return plainWords[reason.code]();
  switch (reason.code) {
    case 'paused-here': {
      const time = formatDateTime(reason.at);
      return reason.by
        ? m.delivery_why_paused_here({ name: reason.by, time })
        : m.delivery_why_paused_here_nameless({ time });
    }
    case 'braked': {
      const { key, ...words } = strikeWords(reason, pageLanguage());
      return brakedWords[key](words);
    }
    case 'brake-gone':
      return lostBrakeWords[reason.status]({
        brake: brakeWords(reason.brake, reason.amountMinor, reason.currency)!,
      });
    case 'ad-sets-paused':
      return of === 'campaign'
        ? m.delivery_why_ad_sets_paused({ count: reason.facebookAdSetIds.length })
        : m.delivery_why_this_ad_set_paused();
    case 'ads-paused':
    case 'ads-in-review':
    case 'ads-refused':
    case 'ads-with-issues':
      return adWords[reason.code][of === 'ad' ? 'one' : 'several']({ count: reason.facebookAdIds.length });
    case 'starts-later':
      return m.delivery_why_starts_later({ time: formatDateTime(reason.at) });
    case 'ended':
      return m.delivery_why_ended({ time: formatDateTime(reason.at) });
    case 'account-unheard-of':
      return m.delivery_why_account_unheard_of({ status: reason.status });
    case 'silent':
      return reason.since
        ? m.delivery_why_silent({ day: formatDay(reason.since) })
        : m.delivery_why_silent_ever();
    case 'status-unheard-of':
      return m.delivery_why_status_unheard_of({ status: reason.status });
  }
}

type PlainReason = Extract<DeliveryReason, { code: keyof typeof plainWords }>;
const isPlain = (reason: DeliveryReason): reason is PlainReason => reason.code in plainWords;

const adWords = {
  'ads-paused': { one: m.delivery_why_this_ad_paused, several: m.delivery_why_ads_paused },
  'ads-in-review': { one: m.delivery_why_this_ad_in_review, several: m.delivery_why_ads_in_review },
  'ads-refused': { one: m.delivery_why_this_ad_refused, several: m.delivery_why_ads_refused },
  'ads-with-issues': { one: m.delivery_why_this_ad_with_issues, several: m.delivery_why_ads_with_issues },
};

const brakedWords = {
  lead: m.delivery_why_braked_lead,
  purchase: m.delivery_why_braked_purchase,
  result: m.delivery_why_braked_result,
  per_day: m.delivery_why_braked_per_day,
};

const brieflyBrakedWords = {
  lead: m.delivery_brief_braked_lead,
  purchase: m.delivery_brief_braked_purchase,
  result: m.delivery_brief_braked_result,
  per_day: m.delivery_brief_braked_per_day,
};

const lostBrakeWords = {
  gone: m.delivery_why_brake_gone,
  'switched-off': m.delivery_why_brake_switched_off,
  changed: m.delivery_why_brake_changed,
  'has-issues': m.delivery_why_brake_has_issues,
  refused: m.delivery_why_brake_refused,
};

const plainWords = {
  delivering: m.delivery_why_delivering,
  'never-launched': m.delivery_why_never_launched,
  'campaign-paused': m.delivery_why_campaign_paused,
  'with-issues': m.delivery_why_with_issues,
  'no-ad-sets': m.delivery_why_no_ad_sets,
  'no-ads': m.delivery_why_no_ads,
  gone: m.delivery_why_gone,
  'account-disabled': m.delivery_why_account_disabled,
  'account-unsettled': m.delivery_why_account_unsettled,
  'account-without-payment': m.delivery_why_account_without_payment,
  'account-in-review': m.delivery_why_account_in_review,
  'account-closed': m.delivery_why_account_closed,
  'account-not-shared': m.delivery_why_account_not_shared,
  'connection-broken': m.delivery_why_connection_broken,
  'not-connected': m.delivery_why_not_connected,
  'account-not-chosen': m.delivery_why_account_not_chosen,
};

/** What the button says that mends it; undefined where there is nothing to press. */
export function deliveryRemedyWords(remedy: DeliveryRemedy): string | undefined {
  if (remedy.code === 'none' || remedy.code === 'wait') return undefined;
  if (remedy.code === 'run-ad-sets')
    return m.delivery_mend_run_ad_sets({ count: remedy.facebookAdSetIds.length });
  if (remedy.code === 'run-ads') return m.delivery_mend_run_ads({ count: remedy.facebookAdIds.length });
  if (remedy.code === 'fix-ads') return m.delivery_mend_fix_ads({ count: remedy.facebookAdIds.length });
  return mendWords[remedy.code]();
}

const mendWords = {
  launch: m.delivery_mend_launch,
  'set-brakes': m.delivery_mend_set_brakes,
  'run-campaign': m.delivery_mend_run_campaign,
  'add-ads': m.delivery_mend_add_ads,
  'open-ads-manager': m.delivery_mend_open_ads_manager,
  'open-account': m.delivery_mend_open_account,
  'open-billing': m.delivery_mend_open_billing,
  reconnect: m.delivery_mend_reconnect,
  'choose-account': m.live_unchosen_action,
};
