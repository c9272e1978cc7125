import { objectives } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { WorthLine } from './worth-line.tsx';

/** What each kind of result is worth to the owner, in each of the moneys that are spent; nothing while none is. */
export function ResultWorths({ currencies }: { currencies: readonly string[] }) {
  return currencies.map((currency) => (
    <Card
      key={currency}
      heading="h3"
      isBare
      title={currencies.length > 1 ? m.worth_title_in({ currency }) : m.worth_title()}
    >
      <ul className="space-y-1 text-sm">
        {objectives.map((objective) => (
          <li key={objective}>
            <WorthLine currency={currency} objective={objective} />
          </li>
        ))}
      </ul>
    </Card>
  ));
}
