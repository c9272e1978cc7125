import type { Objective } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';

const words = {
  leads: m.live_results_leads,
  traffic: m.live_results_traffic,
  sales: m.live_results_sales,
};

/** 'Leads', 'Visits', 'Purchases': what stands above such figures. */
export const goalNames: Record<Objective, () => string> = {
  leads: m.live_goal_leads,
  traffic: m.live_goal_visits,
  sales: m.live_goal_purchases,
};

/** What one counts as a result of it: leads, visits or purchases; of a single one, lead, visit or purchase. */
export function resultWords(objective: Objective, count?: number): string;
export function resultWords(objective: Objective | null | undefined, count?: number): string | undefined;
export function resultWords(objective: Objective | null | undefined, count = 2): string | undefined {
  return objective ? words[objective]({ count }) : undefined;
}

/** The goal a campaign's results count for: those of a goal that cannot be built here are visits. */
export function goalOf({ objective }: { objective: Objective | null }): Objective {
  return objective ?? 'traffic';
}

/** 'NOK 5,859 spent'. */
export function spentWords({ figures, currency }: LiveCampaign): string {
  return m.live_card_spent({ spend: formatRoundMoney(figures.spendMinor, currency) });
}

/** '31 purchases · NOK 189 per purchase'; without results, what was spent, if only on the day that is not over. */
export function broughtWords(campaign: LiveCampaign): string {
  const { figures, today, currency } = campaign;
  const isFirstDay = figures.spendMinor === 0 && today.spendMinor > 0;
  const { results } = isFirstDay ? today : figures;
  const { costPerResultMinor } = figures;
  const shown = formatWhole(results);
  const goal = goalOf(campaign);
  const unit = resultWords(goal, results);
  // In a narrow place a line ends at the dot.
  const inTwo = (words: string) => words.replaceAll(/(?<!·) /g, '\u00A0');
  const money = (minor: number) => formatRoundMoney(minor, currency);
  if (isFirstDay)
    return inTwo(`${shown} ${unit} · ${m.live_today_figure({ figure: money(today.spendMinor) })}`);
  return costPerResultMinor === null
    ? inTwo(`${shown} ${unit} · ${spentWords(campaign)}`)
    : m.live_card_each({ shown, unit, one: resultWords(goal, 1), cost: money(costPerResultMinor) });
}
