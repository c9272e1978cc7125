import type { AccountSpending } from '#contract/live/guardrails.ts';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatWholeMoney } from '#web/money.ts';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { m } from '#web/paraglide/messages.js';

/** What may be charged at worst beside the limit it is above, of the day before the month; undefined where it is above none. */
export function findExceeded({ atWorst, mostPerDayMinor, mostPerMonthMinor }: AccountSpending) {
  if (mostPerDayMinor !== null && atWorst.dayMinor > mostPerDayMinor)
    return { per: 'day', worstMinor: atWorst.dayMinor, limitMinor: mostPerDayMinor } as const;
  if (mostPerMonthMinor !== null && atWorst.monthMinor > mostPerMonthMinor)
    return { per: 'month', worstMinor: atWorst.monthMinor, limitMinor: mostPerMonthMinor } as const;
  return undefined;
}

const said = { day: m.limits_above_day, month: m.limits_above_month };

function wordsOf(
  { per, worstMinor, limitMinor }: NonNullable<ReturnType<typeof findExceeded>>,
  currency: string,
) {
  return said[per]({
    worst: formatWholeMoney(worstMinor, currency),
    limit: formatWholeMoney(limitMinor, currency),
  });
}

/** What runs may cost more than the limit: how much more, and what to do. */
export function AboveLimit({ account }: { account: AccountSpending }) {
  const exceeded = findExceeded(account);
  if (!exceeded) return null;
  const within = (exceeded.limitMinor / exceeded.worstMinor) * 100;
  return (
    <div className="mb-4 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-text">
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {wordsOf(exceeded, account.currency)}
      </p>
      {/* Up to the limit, and above it. */}
      <div aria-hidden className="mt-2.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-line-strong" style={{ width: `${within}%` }} />
        <span className="grow bg-warning-text" />
      </div>
      <p className="mt-2.5">
        {m.limits_above_do()}{' '}
        <Link to="/meta-ads?status=ACTIVE#campaigns" className="inline-block min-h-6 font-semibold underline">
          {m.limits_above_see()}
        </Link>
      </p>
    </div>
  );
}

/** The same in one line, where the limits are not in sight. */
export function AboveLimitLine({ account }: { account: AccountSpending | undefined }) {
  const exceeded = account && findExceeded(account);
  if (!exceeded) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-warning-text">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="font-semibold">{wordsOf(exceeded, account.currency)}</span> {m.limits_above_do()}{' '}
        <ToLimits />
      </span>
    </p>
  );
}
