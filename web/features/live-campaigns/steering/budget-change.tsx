import { isFarAbove } from '#contract/publishing/high-budget.ts';
import type { LiveAdSet, LiveCampaign } from '#contract/live/live-campaign.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { server } from '#web/api.ts';
import { writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { useLiveTools } from '../live-tools.ts';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { Button } from '#web/ui/button.tsx';
import { BudgetEditor } from './budget-editor.tsx';
import { useOperationsUnderWay } from '#web/operations/store.ts';
import { useOperation } from '#web/operations/use-operation.ts';

interface BudgetChangeProps {
  campaign: LiveCampaign;
  /** Whose budget it is, where several ad sets have one each. */
  adSet?: LiveAdSet | undefined;
  presentMinor: number;
}

/** The pencil beside a daily budget, and what it opens. */
export function BudgetChange({ campaign, adSet, presentMinor }: BudgetChangeProps) {
  const { facebookCampaignId, currency } = campaign;
  const { name, facebookAdSetId } = adSet ?? { name: campaign.name };
  const { run, isBusy: isAsking } = useOperation();
  const underWay = useOperationsUnderWay(facebookCampaignId);
  const budgetId = facebookAdSetId ?? facebookCampaignId;
  const { typedBudgets } = useLiveTools();
  /** Undefined while nobody changes it. */
  const [typed, setTyped] = useState(() => typedBudgets.get(budgetId));
  useEffect(() => {
    if (typed === undefined) typedBudgets.delete(budgetId);
    else typedBudgets.set(budgetId, typed);
  }, [typedBudgets, budgetId, typed]);
  const isEditing = typed !== undefined;
  const pencil = useRef<HTMLButtonElement>(null);
  const isBusy =
    isAsking ||
    underWay.some(({ details }) =>
      details.kind === 'daily-budget' ? details.adSet?.id === facebookAdSetId : details.kind === 'deletion',
    );

  const close = () => setTyped(undefined);
  async function save(dailyBudgetMinor: number) {
    close();
    // The editor has asked whether so much more is meant.
    const isAsked = isFarAbove(dailyBudgetMinor, presentMinor);
    const wish = {
      facebookCampaignId,
      dailyBudgetMinor,
      ...(isAsked && { confirmedDailyBudgetMinor: dailyBudgetMinor }),
    };
    const outcome = await run({
      kind: 'daily-budget',
      ask: () => server.liveCampaigns.setDailyBudget(adSet ? { ...wish, facebookAdSetId } : wish),
      // What the change of one of several makes of their sum, the server tells.
      foreseen: adSet ? undefined : { facebookCampaignId, fields: { dailyBudgetMinor } },
    });
    if (outcome.ended !== 'failed' || outcome.operation) return;
    // It did not even begin: what was typed is not to be typed again.
    setTyped(writeMoney(dailyBudgetMinor, currency));
  }

  return (
    <span aria-busy={isBusy || undefined}>
      <Button
        ref={pencil}
        variant="ghost"
        // A tooltip of the kit in each of many rows would cost more than the rest of the row.
        title={m.changes_budget_edit({ name })}
        aria-label={m.changes_budget_edit({ name })}
        busy={isBusy}
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        onClick={() => setTyped(writeMoney(presentMinor, currency))}
        className="-my-2 size-9 min-h-0 p-0 text-muted hover:text-text"
      >
        {!isBusy && <Pencil aria-hidden />}
      </Button>
      {isEditing && (
        <AnchoredPopover anchor={pencil} name={m.changes_budget_edit({ name })} onClose={close}>
          <BudgetEditor
            name={name}
            currency={currency}
            presentMinor={presentMinor}
            typed={typed}
            onTyped={setTyped}
            of={adSet ? { facebookCampaignId, facebookAdSetId } : { facebookCampaignId }}
            onSave={(minor) => void save(minor)}
            onClose={close}
          />
        </AnchoredPopover>
      )}
    </span>
  );
}
