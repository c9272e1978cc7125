import type { ResultValue } from '#contract/live/ad-comparison.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '#web/api.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { resultWords } from '../figures/result-words.ts';
import { PencilButton } from '../steering/pencil-button.tsx';
import { ResultWorthDialog } from './result-worth-dialog.tsx';
import { useResultValue } from './use-result-value.ts';

interface WorthLineProps extends Omit<ResultValue, 'valueMinor'> {
  /** What follows from it. */
  children?: (valueMinor: number) => ReactNode;
}

/** What such a result is worth to the owner, asked in one question. */
export function WorthLine({ currency, objective, children }: WorthLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isSuccess } = useQuery(api.liveCampaigns.listResultValues.queryOptions());
  const valueMinor = useResultValue({ currency, objective });
  const unit = resultWords(objective, 1);
  if (!isSuccess) return null;
  return (
    <>
      {valueMinor === undefined ? (
        <Button
          variant="ghost"
          size="small"
          className="-mx-3 text-accent-text"
          onClick={() => setIsOpen(true)}
        >
          {m.worth_question({ unit })}
        </Button>
      ) : (
        <p>
          <span className="text-muted">
            {m.worth_held({ unit, value: formatWholeMoney(valueMinor, currency) })}
          </span>{' '}
          {children?.(valueMinor)}
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
