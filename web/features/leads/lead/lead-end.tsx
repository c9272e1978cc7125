import { type Lead, lostReasons } from '#contract/leads/lead.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { MoneyField } from '#web/money/money-field.tsx';
import { readMoney, writeMoney } from '#web/money-input.ts';
import { oneOf } from '#web/one-of.ts';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { changeLead } from './change-lead.ts';
import { reasonWords } from './status-words.ts';

/** What a lead that is won brought, or why one was lost; nothing as long as it is neither. */
export function LeadEnd({ lead }: { lead: Lead }) {
  if (lead.status === 'won') return <WonField lead={lead} />;
  if (lead.status !== 'lost') return null;
  return (
    <SelectField
      label={m.leads_lost_why()}
      placeholder={m.leads_lost_why_none()}
      value={lead.lostReason ?? ''}
      options={lostReasons.map((reason) => ({ value: reason, label: reasonWords[reason]() }))}
      onValueChange={(chosen) => {
        const lostReason = oneOf(lostReasons, chosen);
        if (lostReason) changeLead(lead, { lostReason });
      }}
    />
  );
}

const usualCurrencies = ['NOK', 'SEK', 'DKK', 'EUR', 'GBP', 'USD'];

function WonField({ lead }: { lead: Lead }) {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const own = connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId)?.currency;
  const [chosen, setChosen] = useState<string>();
  const currency = chosen ?? lead.won?.currency ?? own ?? 'NOK';
  const [typed, setTyped] = useState<string>();
  const value = typed ?? (lead.won ? writeMoney(lead.won.valueMinor, currency) : '');
  const minor = readMoney(value, currency);

  function keep(inCurrency = currency) {
    const valueMinor = readMoney(value, inCurrency);
    if (valueMinor === undefined) return;
    const won = valueMinor === null ? null : { valueMinor, currency: inCurrency };
    const isSame = won?.valueMinor === lead.won?.valueMinor && won?.currency === lead.won?.currency;
    if (!isSame) changeLead(lead, { status: 'won', won });
    setTyped(undefined);
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <MoneyField
        label={m.leads_won_value()}
        currency={currency}
        value={value}
        error={minor === undefined ? m.leads_won_unclear() : undefined}
        onValueChange={setTyped}
        onBlur={() => keep()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <SelectField
        label={m.leads_won_currency()}
        value={currency}
        options={[...new Set([currency, own ?? currency, ...usualCurrencies])].map((each) => ({
          value: each,
          label: each,
        }))}
        onValueChange={(wanted) => {
          setChosen(wanted);
          keep(wanted);
        }}
      />
    </div>
  );
}
