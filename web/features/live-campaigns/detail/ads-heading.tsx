import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { spentByOthers } from './ads-shown.ts';

interface AdsHeadingProps {
  count: number;
  /** Undefined where Meta has none of them. */
  detail: LiveCampaignDetail | undefined;
  action: ReactNode;
}

/** How many ads there are, and why theirs may not come to what the campaign has spent. */
export function AdsHeading({ count, detail, action }: AdsHeadingProps) {
  const others = detail ? spentByOthers(detail) : 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="ads" className="text-lg font-semibold">
          {m.changes_ads({ count })}
        </h2>
        {detail && others > 0 && (
          <p className="mt-1 text-sm text-muted">
            {m.changes_ads_others({ amount: formatMoney(others, detail.campaign.currency) })}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}

/** Over the ads as they were written, which are no more ads at Meta: some of them went there, some did not. */
export function OriginalsHeading({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="pt-4">
      <h3 className="text-base font-semibold">{m.changes_originals({ count })}</h3>
      <p className="mt-1 text-sm text-muted">{m.changes_originals_text()}</p>
    </div>
  );
}
