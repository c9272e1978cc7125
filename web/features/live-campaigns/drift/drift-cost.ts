import type { HeldBrakes } from '#contract/live/brakes.ts';
import type { Drift } from '#contract/live/drifts.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';

/** What a day may cost more, and the brake that still stands below it; undefined where no day costs more. */
export function driftCost({ worstDay, currency }: Drift, brakes: HeldBrakes | null): string | undefined {
  if (!worstDay || worstDay.toMinor <= worstDay.fromMinor) return undefined;
  const say = (minor: number) => formatWholeMoney(minor, currency);
  const to = say(worstDay.toMinor);
  const cost =
    worstDay.fromMinor === 0
      ? m.drift_worst_day_new({ to })
      : m.drift_worst_day({ to, from: say(worstDay.fromMinor) });
  const brake = brakes?.settings.mostPerDayMinor ?? null;
  const holds = brakes?.rules.mostPerDayMinor?.status === 'armed';
  if (brake === null || !holds || brake >= worstDay.toMinor) return cost;
  return `${cost} ${m.drift_brake_stands({ amount: say(brake) })}`;
}
