import { isFarAbove } from '#contract/publishing/high-budget.ts';
import { useEffect, useRef, useState } from 'react';
import { server } from '#web/api.ts';
import { writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { useLiveTools } from '../live-tools.ts';
import { later, usePart } from '#web/ui/later.ts';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import type { BudgetEditorProps } from './budget-editor.tsx';
import { PencilButton } from './pencil-button.tsx';
import { useOperationsUnderWay } from '#web/operations/store.ts';
import { monthWords } from '#web/operations/words.ts';
import { useOperation } from '#web/operations/use-operation.ts';

const editorParts = later(() => import('./budget-editor.tsx'));

type BudgetChangeProps = Pick<BudgetEditorProps, 'campaign' | 'adSet' | 'presentMinor'>;

/** The pencil beside a daily budget, and what it opens. */
export function BudgetChange({ campaign, adSet, presentMinor }: BudgetChangeProps) {
  const { facebookCampaignId, currency } = campaign;
  const { name, facebookAdSetId } = adSet ?? { name: campaign.name };
  const { run } = useOperation();
  /** As they were when it was asked for: what is foreseen shows behind it already. */
  const [saving, setSaving] = useState<Pick<BudgetChangeProps, 'campaign' | 'presentMinor'>>();
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
    saving !== undefined ||
    underWay.some(({ details }) =>
      details.kind === 'daily-budget' ? details.adSet?.id === facebookAdSetId : details.kind === 'deletion',
    );

  const close = () => setTyped(undefined);
  const parts = usePart(editorParts, isEditing, close);
  async function save(dailyBudgetMinor: number, brakes: string | undefined) {
    setSaving({ campaign, presentMinor });
    // Until it is there; should the row become a card meanwhile, there is nothing to go on with.
    typedBudgets.delete(budgetId);
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
      meaning: brakes && `${monthWords(dailyBudgetMinor, currency)} ${brakes}`,
    });
    setSaving(undefined);
    if (outcome.ended !== 'failed' || outcome.operation) return close();
    // It did not even begin: what was typed is not to be typed again.
    setTyped(writeMoney(dailyBudgetMinor, currency));
    typedBudgets.set(budgetId, writeMoney(dailyBudgetMinor, currency));
  }

  return (
    <span aria-busy={isBusy || undefined}>
      <PencilButton
        ref={pencil}
        name={m.changes_budget_edit({ name })}
        busy={isBusy}
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        onPointerEnter={editorParts.ahead}
        onFocus={editorParts.ahead}
        // What an address asks for stands there already.
        onClick={() => setTyped(typedBudgets.get(budgetId) ?? writeMoney(presentMinor, currency))}
      />
      {parts && (
        <AnchoredPopover anchor={pencil} name={m.changes_budget_edit({ name })} onClose={close}>
          <parts.BudgetEditor
            {...(saving ?? { campaign, presentMinor })}
            adSet={adSet}
            typed={typed ?? ''}
            onTyped={(text) => !saving && setTyped(text)}
            isBusy={saving !== undefined}
            onSave={save}
            onClose={close}
          />
        </AnchoredPopover>
      )}
    </span>
  );
}
