import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { brakesToArm } from '#contract/live/brakes.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';

/** The brakes that publishing sets, in a sentence; undefined where it sets none. */
export function firstBrakes(
  fields: Pick<CampaignFields, 'objective' | 'dailyBudgetMinor' | 'currency' | 'brakes'>,
): string | undefined {
  const { spentWithoutResultMinor, mostPerDayMinor } = brakesToArm(fields);
  const say = (minor: number) => formatWholeMoney(minor, fields.currency);
  const ever = spentWithoutResultMinor === null ? undefined : say(spentWithoutResultMinor);
  const day = mostPerDayMinor === null ? undefined : say(mostPerDayMinor);
  if (ever && day) return m.changes_brakes_first({ ever, day });
  if (ever) return m.changes_brakes_first_ever({ ever });
  return day && m.changes_brakes_first_day({ day });
}
