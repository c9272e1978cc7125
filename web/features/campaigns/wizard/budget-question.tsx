import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatWholeMoney } from '#web/money.ts';
import { keepNumber } from '#web/money-input.ts';
import type { DraftView } from '../draft/draft-keeper.ts';

interface BudgetQuestionBannerProps {
  question: NonNullable<DraftView['budgetWas']>;
  currency: string;
  leastMinor: number;
  onKeepNumber: (minor: number) => void;
  onSetAnew: () => void;
}

/** The account pays in another currency: nobody's money is moved over without a yes. */
export function BudgetQuestionBanner(props: BudgetQuestionBannerProps) {
  const { question, currency, leastMinor, onKeepNumber, onSetAnew } = props;
  const same = keepNumber(question.minor, { from: question.currency, to: currency }) ?? 0;
  return (
    <Banner
      tone="warning"
      title={m.campaigns_currency_title({ currency })}
      action={
        <>
          {same >= leastMinor && (
            <Button variant="secondary" size="small" onClick={() => onKeepNumber(same)}>
              {m.campaigns_currency_keep({ amount: formatWholeMoney(same, currency) })}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onSetAnew}>
            {m.campaigns_cost_set()}
          </Button>
        </>
      }
    >
      {m.campaigns_currency_text({ amount: formatWholeMoney(question.minor, question.currency) })}
    </Banner>
  );
}
