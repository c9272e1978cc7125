import { createHash } from 'node:crypto';
import type { BrakeName } from '#contract/live/brakes.ts';
import { moneyText } from '#contract/currencies.ts';
import { m } from '#server/catalogue/messages.js';
import type { HeldRule, RuleOrder } from '#server/gateways/meta/rules/rules.ts';
import type { KeptBrake } from '../tables.ts';

interface Wanted {
  name: BrakeName;
  /** By what the rule is known. */
  tag: string;
  campaignId: string;
  amountMinor: number;
  currency: string;
  hasForms: boolean;
}

/** The rule that is to hold a campaign to an amount. */
export function orderOf({ name, tag, campaignId, amountMinor, currency, hasForms }: Wanted): RuleOrder {
  // In Ads Manager it is read by whoever has access, in whichever language.
  const locale = 'en';
  const amount = moneyText(amountMinor, { currency, locale, whole: true });
  const isPerDay = name === 'mostPerDayMinor';
  const say = isPerDay ? m.brakes_rule_per_day : m.brakes_rule_without_result;
  return {
    name: `${say({ amount }, { locale })} ${tag}`,
    campaignId,
    window: isPerDay ? 'a-day' : 'ever',
    spentAboveMinor: amountMinor,
    without: isPerDay ? undefined : hasForms ? 'leads' : 'results',
  };
}

/**
 * By what a rule is known as this brake of this campaign, whoever has lost its id: one whose answer was lost is found
 * again, also by a later operation.
 */
export function tagOf(workspaceId: string, facebookCampaignId: string, name: BrakeName): string {
  const sum = createHash('sha256').update(`${workspaceId} ${facebookCampaignId} ${name}`).digest('base64url');
  return `[adfjord-${sum.slice(0, 12)}]`;
}

/** The status of a brake whose rule was armed, by what Meta holds now. */
export function statusNow(kept: KeptBrake, held: HeldRule | undefined): KeptBrake['status'] {
  if (!held || held.status === 'DELETED') return 'gone';
  if (held.status === 'HAS_ISSUES') return 'has-issues';
  if (held.status !== 'ENABLED') return 'switched-off';
  return held.gist === kept.gist ? 'armed' : 'changed';
}
