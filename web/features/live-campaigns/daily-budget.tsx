import type { BudgetPlace, LiveCampaign } from '#contract/live-campaigns.ts';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { server } from '#web/api.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { AnchoredPopover } from '#web/ui/anchored-popover.tsx';
import { Button } from '#web/ui/button.tsx';
import { BudgetEditor } from './budget-editor.tsx';
import { useChangesUnderWay } from './change-cache.ts';
import { useChange } from './use-change.ts';

const reasons: Partial<Record<BudgetPlace, () => string>> = {
  'several-ad-sets': m.changes_budget_several,
  lifetime: m.changes_budget_lifetime,
  none: m.changes_budget_none,
};

/** What a campaign may spend a day, to be changed beside it. */
export function DailyBudget({ campaign }: { campaign: LiveCampaign }) {
  const { facebookCampaignId, name, dailyBudgetMinor, currency, budgetPlace, goneAt } = campaign;
  const { change, isChanging } = useChange();
  const underWay = useChangesUnderWay(facebookCampaignId);
  const [isEditing, setIsEditing] = useState(false);
  const isBusy =
    isChanging || underWay.some(({ matter }) => matter.kind === 'daily-budget' || matter.kind === 'deletion');
  const reason = goneAt === null ? reasons[budgetPlace]?.() : undefined;
  const canEdit = goneAt === null && reason === undefined && facebookCampaignId !== '';
  const pencil = useRef<HTMLButtonElement>(null);

  function save(minor: number) {
    setIsEditing(false);
    void change({
      kind: 'daily-budget',
      ask: () => server.liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: minor }),
      foreseen: { facebookCampaignId, fields: { dailyBudgetMinor: minor } },
    });
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
            aria-haspopup="dialog"
            aria-expanded={isEditing}
            onClick={() => setIsEditing(true)}
            className="-my-2 size-9 min-h-0 p-0 text-muted hover:text-text"
          >
            {!isBusy && <Pencil aria-hidden />}
          </Button>
        )}
      </span>
      {isEditing && (
        <AnchoredPopover
          anchor={pencil}
          name={m.changes_budget_edit({ name })}
          onClose={() => setIsEditing(false)}
        >
          <BudgetEditor campaign={campaign} onSave={save} onClose={() => setIsEditing(false)} />
        </AnchoredPopover>
      )}
      {reason && <span className="max-w-40 text-xs whitespace-normal text-muted">{reason}</span>}
    </span>
  );
}
