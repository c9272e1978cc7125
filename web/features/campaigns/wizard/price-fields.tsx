import { m } from '#web/paraglide/messages.js';
import { formatMoney, formatWholeMoney } from '#web/money.ts';
import { keepNumber } from '#web/money-input.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { formatPercentWhole } from '#web/ui/format/format.ts';
import { useState } from 'react';
import { sourceNote } from '../draft/source-note.tsx';
import { MoneyField } from './money-field.tsx';
import type { CheckedStepProps } from './step-props.ts';

const names = ['beforePriceMinor', 'campaignPriceMinor'] as const;
const labels = { beforePriceMinor: m.campaigns_before_price, campaignPriceMinor: m.campaigns_campaign_price };

/** What the ads say the offer costs, in the money of the market. */
export function PriceFields({ fields, change, unclear, onAmount, below, lack }: CheckedStepProps) {
  const { priceCurrency, beforePriceMinor: before, campaignPriceMinor: now } = fields;
  const [asked, setAsked] = useState<string>();
  const isCut = before !== null && now !== null && before > now;
  // A price that is no lower is no offer, and to call it one misleads.
  const reversed = before !== null && now !== null && !isCut ? m.campaigns_price_reversed() : undefined;
  // Rounded down, as the ads may not promise more.
  const saved =
    isCut &&
    m.campaigns_price_saved({
      amount: formatWholeMoney(before - now, priceCurrency),
      percent: formatPercentWhole(Math.floor(((before - now) * 100) / before) / 100),
    });

  function moveTo(currency: string) {
    const digits = { from: priceCurrency, to: currency };
    change({
      priceCurrency: currency,
      beforePriceMinor: keepNumber(before, digits),
      campaignPriceMinor: keepNumber(now, digits),
    });
  }
  return (
    <Card title={m.campaigns_prices_title()} text={m.campaigns_prices_text()}>
      <div className="grid gap-5 min-[375px]:grid-cols-2 lg:grid-cols-[1fr_1fr_13rem]">
        {names.map((name) => (
          <MoneyField
            key={name}
            label={labels[name]()}
            name={name}
            hint={sourceNote(fields, name) ?? (name === 'campaignPriceMinor' && saved)}
            required={name === 'campaignPriceMinor'}
            currency={priceCurrency}
            minor={fields[name]}
            unclear={unclear[name]}
            error={name === 'beforePriceMinor' ? reversed : lack(name)}
            onAmount={(minor, text) => onAmount(name, minor, text)}
          />
        ))}
        <SelectField
          label={m.campaigns_price_currency()}
          name="priceCurrency"
          hint={m.campaigns_price_currency_hint()}
          className="min-[375px]:max-lg:col-span-2"
          value={priceCurrency}
          options={choicesWith(priceCurrency)}
          onValueChange={(currency) => {
            // While it is asked, a slow browser tells of the choice that stays as well.
            if (currency === priceCurrency) return;
            if (before === null && now === null) moveTo(currency);
            else setAsked(currency);
          }}
        />
      </div>
      <div className="mt-5 space-y-3 empty:hidden">
        {below('beforePriceMinor')}
        {below('campaignPriceMinor')}
      </div>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={m.campaigns_price_move_title({ currency: asked })}
          text={m.campaigns_price_move_text({
            was: pricesIn(priceCurrency, [before, now]),
            is: pricesIn(
              asked,
              [before, now].map((minor) => keepNumber(minor, { from: priceCurrency, to: asked })),
            ),
          })}
          confirm={m.campaigns_price_move({ currency: asked })}
          onConfirm={() => {
            moveTo(asked);
            setAsked(undefined);
          }}
        />
      )}
    </Card>
  );
}

const usual = ['NOK', 'SEK', 'DKK', 'EUR', 'GBP', 'USD', 'CHF', 'ISK', 'PLN'];

function choicesWith(held: string) {
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'currency' });
  const codes = usual.includes(held) ? usual : [held, ...usual];
  return codes.map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }));
}

function pricesIn(currency: string, prices: (number | null)[]): string {
  const told = prices.filter((minor) => minor !== null).map((minor) => formatMoney(minor, currency));
  return new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(told);
}
