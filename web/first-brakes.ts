import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { brakeNames, brakesToArm } from '#contract/live/brakes.ts';
import { brakeWords } from '#web/operations/money-words.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** The brakes that publishing sets, in a sentence; undefined where it sets none. */
export function firstBrakes(
  fields: Pick<CampaignFields, 'objective' | 'dailyBudgetMinor' | 'currency' | 'brakes'>,
): string | undefined {
  const set = brakesToArm(fields);
  const each = brakeNames.flatMap((name) => brakeWords(name, set[name], fields.currency) ?? []);
  if (each.length === 0) return undefined;
  const brakes = new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(each);
  return m.changes_brakes_first({ brakes });
}
