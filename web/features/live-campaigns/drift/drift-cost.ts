import type { HeldBrakes } from '#contract/live/brakes.ts';
import { type Drift, makesDearer } from '#contract/live/drifts.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';

/** What a day may cost more, the brake that still stands below it, and the limit it exceeds; undefined where no day costs more. */
export function driftCost(drift: Drift, brakes: HeldBrakes | null): string | undefined {
  const { worstDay, overLimit, currency } = drift;
  if (!worstDay || !makesDearer(drift)) return undefined;
  const say = (minor: number) => formatWholeMoney(minor, currency);
  const to = say(worstDay.toMinor);
  const cost =
    worstDay.fromMinor === 0
      ? m.drift_worst_day_new({ to })
      : m.drift_worst_day({ to, from: say(worstDay.fromMinor) });
  const brake = brakes?.settings.mostPerDayMinor ?? null;
  const holds = brakes?.rules.mostPerDayMinor?.status === 'armed';
  const isBraked = brake !== null && holds && brake < worstDay.toMinor;
  return [
    cost,
    isBraked ? m.drift_brake_stands({ amount: say(brake) }) : '',
    overLimit
      ? m.drift_over_limit({ worst: say(overLimit.atWorstMinor), most: say(overLimit.mostMinor) })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
