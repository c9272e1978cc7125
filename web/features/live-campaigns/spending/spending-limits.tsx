import type { AccountSpending } from '#contract/live/guardrails.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { LimitAtMeta } from './limit-at-meta.tsx';
import { SpendingLimitForm } from './spending-limit-form.tsx';
import { SpendingLimitHistory } from './spending-limit-history.tsx';

/** The most each ad account in use may cost. */
export function SpendingLimits({ accounts }: { accounts: AccountSpending[] }) {
  return accounts.map((account) => <AccountLimits key={account.adAccountId} account={account} />);
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
