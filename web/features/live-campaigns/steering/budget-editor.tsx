import type { LiveAdSet, LiveCampaign } from '#contract/live/live-campaign.ts';
import { brakesAlong } from '#contract/live/brakes.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { api } from '#web/api.ts';
import { currencySign, formatWholeMoney } from '#web/money.ts';
import { writeMoney } from '#web/money-input.ts';
import { brakesAlongWords } from '#web/operations/money-words.ts';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { monthWords } from '#web/operations/words.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { controlStyle } from '#web/ui/form/control-style.ts';
import { cn } from '#web/ui/class-names.ts';
import { BudgetSteps } from './budget-steps.tsx';
import { readBudget, steepIncrease } from './budget-check.ts';

export interface BudgetEditorProps {
  campaign: LiveCampaign;
  /** Whose budget it is, where several ad sets have one each. */
  adSet?: LiveAdSet | undefined;
  presentMinor: number;
  typed: string;
  onTyped: (text: string) => void;
  /** It is being saved: nothing can be typed meanwhile. */
  isBusy: boolean;
  /** Saves it, and says what becomes of the brakes. */
  onSave: (dailyBudgetMinor: number, brakes: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** A daily budget being typed: Enter saves. */
export function BudgetEditor(props: BudgetEditorProps) {
  const { campaign, adSet, presentMinor: present, typed, onTyped, isBusy, onSave, onClose } = props;
  const { facebookCampaignId, currency } = campaign;
  const { name, facebookAdSetId } = adSet ?? { name: campaign.name };
  const id = useId();
  const accountLeastMinor = useAccountLeast(currency);
  const [isTold, setIsTold] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const answer = readBudget(typed, { currency, accountLeastMinor });
  const minor = answer.problem === undefined ? answer.minor : undefined;
  // Other campaigns take of the same room.
  const { data: room } = useQuery({
    ...api.liveCampaigns.budgetRoom.queryOptions({ input: { facebookCampaignId, facebookAdSetId } }),
    staleTime: 0,
  });
  const over = room && minor !== undefined && minor > Math.max(room.highestMinor, present) ? room : undefined;
  const say = (amount: number) => formatWholeMoney(amount, currency);
  const sayOver = over?.per === 'day' ? m.changes_budget_over_day : m.changes_budget_over_month;
  const overWords = over && sayOver({ most: say(over.mostMinor), highest: say(over.highestMinor) });
  const problem = overWords ?? (isTold ? answer.problem : undefined);
  const percent = minor === undefined ? undefined : steepIncrease(present, minor);
  // One that is off is no part of what the campaign may spend.
  const isCounted = !adSet || adSet.configuredStatus === 'ACTIVE';
  const brakes = useBrakesAlong(campaign, minor === undefined || !isCounted ? 0 : minor - present);
  const cost = (amount: number) => [
    monthWords(amount, currency),
    m.changes_budget_worst({ amount: say(worstDayOf(amount)) }),
    ...(brakes ? [brakes] : []),
  ];
  const hints = problem ? [problem] : minor === undefined ? [answer.problem] : cost(minor);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (minor === undefined || over) setIsTold(true);
    else if (minor === present) onClose();
    else if (percent !== undefined) setIsAsking(true);
    else void onSave(minor, brakes);
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium [overflow-wrap:anywhere]">
          {m.changes_budget_label({ name })}
        </label>
        <span aria-hidden className="text-muted">
          {currencySign(currency)}
        </span>
      </div>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={typed}
        readOnly={isBusy}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.target.select()}
        onBlur={() => setIsTold(true)}
        onChange={(event) => onTyped(event.target.value)}
        className={cn(controlStyle, 'mt-2 min-h-14 text-2xl font-semibold tabular-nums')}
      />
      <BudgetSteps
        {...{ currency, presentMinor: present, accountLeastMinor, minor }}
        onStep={(stepped) => onTyped(writeMoney(stepped, currency))}
      />
      <div
        id={`${id}-hint`}
        role={problem ? 'alert' : undefined}
        className={cn('mt-3 space-y-1 text-xs', problem ? 'text-danger-text' : 'text-muted')}
      >
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      {over && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {over.highestMinor > Math.max(present, accountLeastMinor) && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => onTyped(writeMoney(over.highestMinor, currency))}
            >
              {m.changes_budget_use({ amount: say(over.highestMinor) })}
            </Button>
          )}
          <ToLimits className="text-xs leading-6" />
        </div>
      )}
      <Button type="submit" busy={isBusy} className="mt-4 w-full">
        {m.changes_budget_save()}
      </Button>
      {minor !== undefined && percent !== undefined && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={percent > 1000 ? m.changes_budget_question_far() : m.changes_budget_question({ percent })}
          text={
            <>
              <p>{m.changes_budget_question_text({ name, from: say(present), to: say(minor) })}</p>
              <p className="mt-2 font-semibold text-text">{cost(minor).join(' ')}</p>
              <p className="mt-2">{m.changes_budget_often()}</p>
            </>
          }
          confirm={m.changes_budget_confirm()}
          busy={isBusy}
          onConfirm={() => void onSave(minor, brakes).then(() => setIsAsking(false))}
        />
      )}
    </form>
  );
}

function useAccountLeast(currency: string): number {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const account = connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId);
  return account?.currency === currency ? account.minDailyBudgetMinor : 0;
}

/** What becomes of the brakes where so much more or less may be spent a day, in words; undefined where they stay. */
function useBrakesAlong(campaign: LiveCampaign, addedMinor: number): string | undefined {
  const { facebookCampaignId, currency, dailyBudgetMinor: fromMinor } = campaign;
  const input = { facebookCampaignId, period: '30d' as const };
  const from = useQuery(api.liveCampaigns.get.queryOptions({ input })).data?.brakes?.settings;
  if (!from || fromMinor === null) return undefined;
  const to = brakesAlong(from, { ...campaign, dailyBudgetMinor: fromMinor + addedMinor }, fromMinor);
  return brakesAlongWords(from, to, currency);
}
