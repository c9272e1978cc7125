import type { BudgetPlace, LiveCampaign } from '#contract/live-campaigns.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { server } from '#web/api.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { BudgetEditor } from './budget-editor.tsx';
import { useChangesUnderWay } from './change-cache.ts';
import { useChange } from './use-change.ts';

const reasons: Partial<Record<BudgetPlace, () => string>> = {
  'several-ad-sets': m.changes_budget_several,
  lifetime: m.changes_budget_lifetime,
  none: m.changes_budget_none,
};

/** What a campaign may spend a day, to be changed where it stands. */
export function DailyBudget({ campaign }: { campaign: LiveCampaign }) {
  const { facebookCampaignId, name, dailyBudgetMinor, currency, budgetPlace, goneAt } = campaign;
  const { change, isChanging } = useChange();
  const underWay = useChangesUnderWay(facebookCampaignId);
  const [isEditing, setIsEditing] = useState(false);
  const isBusy =
    isChanging || underWay.some(({ matter }) => matter.kind === 'daily-budget' || matter.kind === 'deletion');
  const reason = goneAt === null ? reasons[budgetPlace]?.() : undefined;
  const canEdit = goneAt === null && reason === undefined && facebookCampaignId !== '';
  const pencil = useKeyboardBack(isEditing);

  function save(minor: number) {
    setIsEditing(false);
    void change({
      kind: 'daily-budget',
      ask: () => server.liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: minor }),
      foreseen: { facebookCampaignId, fields: { dailyBudgetMinor: minor } },
    });
  }

  if (isEditing) {
    return <BudgetEditor campaign={campaign} onSave={save} onClose={() => setIsEditing(false)} />;
  }
  return (
    <span className="inline-flex flex-col whitespace-nowrap">
      <span className="inline-flex items-center gap-1" aria-busy={isBusy || undefined}>
        {dailyBudgetMinor === null ? m.live_none() : formatMoney(dailyBudgetMinor, currency)}
        {canEdit && (
          <Button
            ref={pencil}
            variant="ghost"
            // A tooltip of the kit in each of many rows would cost more than the rest of the row.
            title={m.changes_budget_edit({ name })}
            aria-label={m.changes_budget_edit({ name })}
            busy={isBusy}
            onClick={() => setIsEditing(true)}
            className="-my-2 size-9 min-h-0 p-0 text-muted hover:text-text"
          >
            {!isBusy && <Pencil aria-hidden />}
          </Button>
        )}
      </span>
      {reason && <span className="max-w-40 text-xs whitespace-normal text-muted">{reason}</span>}
    </span>
  );
}

/** Gives the keyboard back to the pencil when the box closes. */
function useKeyboardBack(isEditing: boolean) {
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return pencil;
}
