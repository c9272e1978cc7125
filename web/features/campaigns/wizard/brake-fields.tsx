import {
  type BrakeName,
  brakeNames,
  brakeRange,
  brakesToArm,
  suggestBrakes,
  wholeWorstDay,
} from '#contract/live/brakes.ts';
import { firstBrakes } from '#web/first-brakes.ts';
import { formatWholeMoney } from '#web/money.ts';
import { brakeLabel, brakeRangeWords } from '#web/operations/money-words.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { useState } from 'react';
import { MoneyField } from './money-field.tsx';
import type { StepProps } from './step-props.ts';

/** At what Meta is to pause it by itself: as the budget suggests, until somebody says otherwise. */
export function BrakeFields({ fields, change, leastMinor }: StepProps & { leastMinor: number }) {
  const { objective, currency, dailyBudgetMinor } = fields;
  const worstMinor = wholeWorstDay(dailyBudgetMinor ?? 0, currency);
  const [unclear, setUnclear] = useState<Partial<Record<BrakeName, string | undefined>>>({});
  const suggested = suggestBrakes(fields);
  const set = brakesToArm(fields);
  const error = brakeRangeWords({ ...brakeRange(leastMinor, dailyBudgetMinor), currency });
  function hintOf(name: BrakeName): string | undefined {
    const minor = set[name];
    if (minor !== null && minor < (dailyBudgetMinor ?? 0)) return m.dialogs_brakes_below();
    const isDay = name === 'mostPerDayMinor' && minor !== null && minor >= worstMinor;
    return isDay ? m.dialogs_brakes_above({ amount: formatWholeMoney(worstMinor, currency) }) : undefined;
  }
  function take(name: BrakeName, minor: number | null, text: string | undefined) {
    setUnclear({ ...unclear, [name]: text });
    if (text !== undefined) return;
    const now = { ...set, [name]: minor };
    const chosen = brakeNames.filter((each) => now[each] !== suggested[each]);
    change({ brakes: Object.fromEntries(chosen.map((each) => [each, now[each]])) });
  }
  return (
    <Fold
      data-field="brakes"
      heading={<span className="font-semibold text-text">{m.campaigns_brakes()}</span>}
      text={firstBrakes(fields) ?? m.campaigns_brakes_none()}
      className="mt-5 border-t border-line pt-5 text-sm"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {brakeNames.map((name) => (
          <MoneyField
            key={name}
            name={name}
            label={brakeLabel(name, objective)}
            currency={currency}
            minor={set[name]}
            unclear={unclear[name]}
            least={{ minor: leastMinor, error }}
            hint={hintOf(name)}
            onAmount={(minor, text) => take(name, minor, text)}
          />
        ))}
      </div>
    </Fold>
  );
}
