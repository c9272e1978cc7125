import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { fewestResults } from '#contract/live/cost-change.ts';
import { minorDigits } from '#contract/currencies.ts';
import { formatRoundMoney, formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { goalOf, resultWords } from '../figures/result-words.ts';
import { WorthLine } from './worth-line.tsx';

/** What a result of a campaign is worth to the owner, and what the money brought by that. */
export function ResultWorth({ campaign }: { campaign: LiveCampaign }) {
  const { currency, figures } = campaign;
  return (
    <WorthLine currency={currency} objective={goalOf(campaign)}>
      {(valueMinor) =>
        figures.results >= fewestResults &&
        figures.spendMinor > 0 && <span className="font-medium">{broughtWords(campaign, valueMinor)}</span>
      }
    </WorthLine>
  );
}

function broughtWords(campaign: LiveCampaign, valueMinor: number): string {
  const { currency, figures } = campaign;
  const one = 10 ** minorDigits(currency);
  return m.worth_brought({
    one: formatWholeMoney(one, currency),
    units: resultWords(goalOf(campaign)),
    back: formatRoundMoney(Math.round((one * figures.results * valueMinor) / figures.spendMinor), currency),
  });
}
