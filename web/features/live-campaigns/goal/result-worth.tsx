import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { fewestResults } from '#contract/live/cost-change.ts';
import { minorDigits } from '#contract/currencies.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { formatRoundMoney, formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { goalOf, resultWords } from '../figures/result-words.ts';
import { PencilButton } from '../steering/pencil-button.tsx';
import { ResultWorthDialog } from './result-worth-dialog.tsx';
import { useResultValue } from './use-result-value.ts';

/** What a result is worth to the owner, asked in one question, and what the money brought by that. */
export function ResultWorth({ campaign }: { campaign: LiveCampaign }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isSuccess } = useQuery(api.liveCampaigns.listResultValues.queryOptions());
  const { currency, figures } = campaign;
  const objective = goalOf(campaign);
  const valueMinor = useResultValue({ currency, objective });
  const unit = resultWords(objective, 1);
  if (!isSuccess) return null;
  return (
    <>
      {valueMinor === undefined ? (
        <Button variant="ghost" size="small" className="-mx-3 text-muted" onClick={() => setIsOpen(true)}>
          {m.worth_question({ unit })}
        </Button>
      ) : (
        <p>
          <span className="text-muted">
            {m.worth_held({ unit, value: formatWholeMoney(valueMinor, currency) })}
          </span>{' '}
          {figures.results >= fewestResults && figures.spendMinor > 0 && (
            <span className="font-medium">{broughtWords(campaign, valueMinor)}</span>
          )}
          <span className="-mx-2 inline-block align-middle">
            <PencilButton name={m.worth_change({ unit })} onClick={() => setIsOpen(true)} />
          </span>
        </p>
      )}
      <ResultWorthDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        {...{ currency, objective }}
        heldMinor={valueMinor ?? null}
      />
    </>
  );
}

function broughtWords(campaign: LiveCampaign, valueMinor: number): string {
  const { currency, figures } = campaign;
  const one = 10 ** minorDigits(currency);
  return m.worth_brought({
    one: formatWholeMoney(one, currency),
    units: resultWords(goalOf(campaign)),
    back: formatRoundMoney(Math.round((one * figures.results * valueMinor) / figures.spendMinor), currency),
  });
}
