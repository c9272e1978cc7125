import type { RateBudget } from '#contract/api-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatTime } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** How much of Meta's allowance each linked ad account has used. Nothing while Meta has told of none. */
export function RateBudgets() {
  const { data: budgets, error } = useQuery(api.apiCalls.budgets.queryOptions());
  return (
    <Card title={m.apicalls_budget()} text={m.apicalls_budget_text()}>
      {!budgets && (error ? <LoadError error={error} /> : <LoadingBlock className="h-18" />)}
      {budgets?.length === 0 && <p className="text-sm text-muted">{m.apicalls_budget_none()}</p>}
      {budgets && budgets.length > 0 && (
        <ul className="grid gap-5 md:grid-cols-2">
          {budgets.map((budget) => (
            <Budget key={budget.adAccountId} budget={budget} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** From here on our reading of the account slows down by itself. */
const slowFrom = 75;
/** Meta counts by the hour: what is older tells nothing of now. */
const countedMs = 60 * 60_000;

function Budget({ budget: { name, adAccountId, usedPercent, waitUntil, toldAt } }: { budget: RateBudget }) {
  const now = useNow();
  const isOver = now - Date.parse(toldAt) > countedMs;
  const share = new Intl.NumberFormat(pageLanguage(), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
        <span className="min-w-0 font-medium break-words">{name}</span>
        {waitUntil ? (
          <Badge tone="danger">{m.apicalls_budget_wait({ time: formatTime(waitUntil) })}</Badge>
        ) : (
          usedPercent >= slowFrom && !isOver && <Badge tone="warning">{m.apicalls_budget_slow()}</Badge>
        )}
      </div>
      <ProgressBar
        name={m.apicalls_budget_bar({ name })}
        percent={Math.min(100, usedPercent)}
        className={cn('mt-2', isOver && 'opacity-50')}
      />
      <p className="mt-1.5 text-xs text-muted">
        {(isOver ? m.apicalls_budget_last : m.apicalls_budget_used)({
          share: share.format(usedPercent / 100),
          account: adAccountId,
          when: formatRelative(toldAt, now),
        })}
      </p>
    </li>
  );
}
