import type { AccountSpending, Guardrails } from '#contract/live/guardrails.ts';
import { raisesGuardrails } from '#contract/live/spending.ts';
import { useState, type SubmitEvent } from 'react';
import { server } from '#web/api.ts';
import { formatRoundMoney, formatWholeMoney } from '#web/money.ts';
import { readLimit, writeMoney } from '#web/money-input.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { unclearWords } from '../steering/budget-check.ts';
import { MoneyField } from '#web/money/money-field.tsx';

/** The two limits of an ad account, each beside what may be spent at worst; raising one asks why. */
export function SpendingLimitForm({ account }: { account: AccountSpending }) {
  const { adAccountId, currency, atWorst } = account;
  const [day, setDay] = useState(() => writeMoney(account.mostPerDayMinor, currency));
  const [month, setMonth] = useState(() => writeMoney(account.mostPerMonthMinor, currency));
  const [reason, setReason] = useState('');
  const [isTold, setIsTold] = useState(false);
  const { run, isBusy } = useOperation();
  const mostPerDayMinor = readLimit(day, currency);
  const mostPerMonthMinor = readLimit(month, currency);
  const to =
    mostPerDayMinor === undefined || mostPerMonthMinor === undefined
      ? undefined
      : { mostPerDayMinor, mostPerMonthMinor };
  const isRaised = to !== undefined && raisesGuardrails(account, to);
  const hasLimit = account.mostPerDayMinor !== null || account.mostPerMonthMinor !== null;
  const lacksReason = isRaised && reason.trim() === '';
  const isMonthBelowDay =
    mostPerDayMinor != null && mostPerMonthMinor != null && mostPerMonthMinor < mostPerDayMinor;
  const isSame =
    mostPerDayMinor === account.mostPerDayMinor && mostPerMonthMinor === account.mostPerMonthMinor;
  const look = isSame ? 'secondary' : 'primary';
  const below = to && !isSame ? belowWords(account, to) : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTold(true);
    if (!to || isSame || lacksReason || isMonthBelowDay) return;
    const ask = () => server.liveCampaigns.setGuardrails({ adAccountId, ...to, reason: reason.trim() });
    void run({ kind: 'guardrails', ask, meaning: below });
  }

  const amount = { currency, placeholder: m.changes_guardrails_none() };
  const errorOf = (typed: string, minor: number | null | undefined) =>
    minor === undefined ? unclearWords(typed, currency) : undefined;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField
          {...amount}
          label={m.limits_day()}
          name="most-per-day"
          value={day}
          error={errorOf(day, mostPerDayMinor)}
          hint={m.limits_day_worst({ amount: formatRoundMoney(atWorst.dayMinor, currency) })}
          onValueChange={setDay}
        />
        <MoneyField
          {...amount}
          label={m.limits_month()}
          name="most-per-month"
          value={month}
          error={isMonthBelowDay ? m.limits_month_below_day() : errorOf(month, mostPerMonthMinor)}
          hint={m.limits_month_worst({ amount: formatRoundMoney(atWorst.monthMinor, currency) })}
          onValueChange={setMonth}
        />
      </div>
      {below && (
        <p role="status" className="text-sm text-warning-text">
          {below}
        </p>
      )}
      {/* Before it is asked for: only what is there can be raised. */}
      {hasLimit && (
        <TextField
          label={m.limits_reason()}
          name="reason"
          maxLength={200}
          value={reason}
          error={isTold && lacksReason ? m.limits_reason_missing() : undefined}
          hint={m.limits_reason_hint()}
          onValueChange={setReason}
        />
      )}
      <Button type="submit" variant={look} busy={isBusy} disabled={isSame && !isBusy}>
        {m.limits_save()}
      </Button>
    </form>
  );
}

/** What a limit below what runs already does, and what it does not; undefined where it is not. */
function belowWords(
  { atWorst, currency }: AccountSpending,
  { mostPerDayMinor, mostPerMonthMinor }: Guardrails,
): string | undefined {
  if (mostPerDayMinor !== null && mostPerDayMinor < atWorst.dayMinor)
    return m.limits_below_day({ worst: formatWholeMoney(atWorst.dayMinor, currency) });
  if (mostPerMonthMinor !== null && mostPerMonthMinor < atWorst.monthMinor)
    return m.limits_below_month({ worst: formatWholeMoney(atWorst.monthMinor, currency) });
  return undefined;
}
