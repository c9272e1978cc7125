import type { FoundOffer } from '#contract/websites/reading.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useState } from 'react';

interface OfferChoiceProps {
  /** The best first. */
  offers: readonly FoundOffer[];
  /** Undefined: something else. */
  chosen: FoundOffer | undefined;
  onChoose: (offer: FoundOffer | undefined) => void;
}

const shownFirst = 4;
const other = 'other';

/** Which of the offers that were found is advertised. */
export function OfferChoice({ offers, chosen, onChoose }: OfferChoiceProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? offers : offers.slice(0, shownFirst);
  const left = offers.length - shown.length;
  return (
    <div className="space-y-3">
      <RadioCards
        legend={m.websites_offer()}
        value={chosen ? String(offers.indexOf(chosen)) : other}
        onValueChange={(place) => onChoose(place === other ? undefined : offers[Number(place)])}
        options={[
          ...shown.map((offer, place) => ({
            value: String(place),
            title: offer.name,
            text: priceOf(offer) ?? (offer.description || m.websites_offer_no_price()),
          })),
          { value: other, title: m.websites_offer_other(), text: m.websites_offer_other_text() },
        ]}
      />
      {left > 0 && (
        <Button variant="ghost" size="small" onClick={() => setIsWhole(true)}>
          {m.websites_offer_more({ count: left })}
        </Button>
      )}
    </div>
  );
}

/** What it costs now, and what before. */
function priceOf({ priceMinor, beforePriceMinor, currency }: FoundOffer): string | undefined {
  if (priceMinor === null || currency === null) return undefined;
  const now = formatWholeMoney(priceMinor, currency);
  if (beforePriceMinor === null) return now;
  return m.websites_offer_price({ now, before: formatWholeMoney(beforePriceMinor, currency) });
}
