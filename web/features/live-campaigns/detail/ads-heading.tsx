import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { daysWords } from '../figures/first-day.ts';
import { usePeriod } from '../figures/use-period.ts';
import { spentByOthers } from './ads-shown.ts';

interface AdsHeadingProps {
  count: number;
  /** Undefined where Meta has none of them. */
  detail: LiveCampaignDetail | undefined;
}

/** How many ads there are, and why theirs may not come to what the campaign has spent. */
export function AdsHeading({ count, detail }: AdsHeadingProps) {
  const [period] = usePeriod();
  const others = detail ? spentByOthers(detail) : 0;
  return (
    <div>
      <h2 id="ads" className="text-lg font-semibold">
        {m.changes_ads({ count })}
      </h2>
      {detail && <p className="mt-1 text-sm text-muted">{daysWords(period, detail)}</p>}
      {detail && others > 0 && (
        <p className="mt-1 text-sm text-muted">
          {m.changes_ads_others({ amount: formatRoundMoney(others, detail.campaign.currency) })}
        </p>
      )}
    </div>
  );
}

/** Over the ads as they were written that were not published, folded away until somebody wants them. */
export function NotUsedAds({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Fold
      heading={<h3 className="text-base font-semibold text-text">{m.changes_not_used({ count })}</h3>}
      className="pt-4"
    >
      <p className="mb-4 text-sm text-muted">{m.changes_not_used_text()}</p>
      {children}
    </Fold>
  );
}
