import type { AccountSpending } from '#contract/live/guardrails.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api, server } from '#web/api.ts';
import { limitsPlace } from '#web/operations/to-limits.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { LimitAtMeta } from './limit-at-meta.tsx';
import { SpendingLimitForm } from './spending-limit-form.tsx';
import { SpendingLimitHistory } from './spending-limit-history.tsx';

/** The most each ad account in use may cost. Nothing where no Facebook account is connected. */
export function SpendingLimits() {
  const { data: accounts = [] } = useQuery(api.liveCampaigns.listGuardrails.queryOptions());
  const { hash } = useLocation();
  const isRead = accounts.length > 0;
  useEffect(() => {
    // They come after the page, which the browser has shown from its top by then.
    if (isRead && hash === `#${limitsPlace}`) document.getElementById(limitsPlace)?.scrollIntoView();
  }, [isRead, hash]);
  if (!isRead) return null;
  return (
    <div id={limitsPlace} className="scroll-mt-20 space-y-6">
      {accounts.map((account) => (
        <AccountLimits key={account.adAccountId} account={account} />
      ))}
    </div>
  );
}

function AccountLimits({ account }: { account: AccountSpending }) {
  return (
    <Card title={m.limits_title_of({ name: account.name })} text={m.limits_text()}>
      {/* What somebody else has set begins the form anew. */}
      <SpendingLimitForm key={stateOf(account)} account={account} />
      <div className="mt-6 border-t border-line pt-5">
        <LimitAtMeta
          key={account.limitAtMetaMinor}
          heldMinor={account.limitAtMetaMinor}
          currency={account.currency}
          hint={m.limits_of_account()}
          ask={(limitMinor) =>
            server.liveCampaigns.setAccountLimit({ adAccountId: account.adAccountId, limitMinor })
          }
        />
      </div>
      <SpendingLimitHistory changes={account.changes} />
    </Card>
  );
}

function stateOf({ mostPerDayMinor, mostPerMonthMinor }: AccountSpending): string {
  return `${mostPerDayMinor} ${mostPerMonthMinor}`;
}
