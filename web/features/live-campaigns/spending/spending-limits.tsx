import type { AccountSpending } from '#contract/live/guardrails.ts';
import type { ComponentProps } from 'react';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { AboveLimit } from './above-limit.tsx';
import { LimitAtMeta } from './limit-at-meta.tsx';
import { SpendingLimitForm } from './spending-limit-form.tsx';
import { SpendingLimitHistory } from './spending-limit-history.tsx';

/** The most each ad account in use may cost. */
export function SpendingLimits({ accounts }: { accounts: AccountSpending[] }) {
  return accounts.map((account) => <AccountLimits key={account.adAccountId} account={account} />);
}

function AccountLimits({ account }: { account: AccountSpending }) {
  return (
    <Card title={m.limits_title_of({ name: account.name })}>
      <Part title={m.limits_ours()} text={m.limits_text()}>
        <AboveLimit account={account} />
        {/* What somebody else has set begins the form anew. */}
        <SpendingLimitForm key={stateOf(account)} account={account} />
      </Part>
      <Part title={m.limits_metas()} text={m.limits_metas_text()} className="mt-6 border-t border-line pt-5">
        <LimitAtMeta
          key={account.limitAtMetaMinor}
          heldMinor={account.limitAtMetaMinor}
          currency={account.currency}
          hint={m.limits_of_account()}
          ask={(limitMinor) =>
            server.liveCampaigns.setAccountLimit({ adAccountId: account.adAccountId, limitMinor })
          }
        />
      </Part>
      <SpendingLimitHistory changes={account.changes} />
    </Card>
  );
}

type PartProps = ComponentProps<'section'> & { title: string; text: string };

/** Who holds some of the limits, and what becomes of what is above them. */
function Part({ title, text, className, children }: PartProps) {
  return (
    <section className={className}>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="mt-1 mb-4 text-sm text-muted">{text}</p>
      {children}
    </section>
  );
}

function stateOf({ mostPerDayMinor, mostPerMonthMinor }: AccountSpending): string {
  return `${mostPerDayMinor} ${mostPerMonthMinor}`;
}
