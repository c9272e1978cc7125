import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { adTextLengths } from '#contract/campaigns/ads.ts';
import { readLegacyLocations } from '#contract/campaigns/legacy-locations.ts';
import type { KeptAd } from '#web/features/front-page/kept-ad/kept-ad.ts';
import { trades } from '#web/features/front-page/try/trades.ts';

/** Who keeps a budget on the front page thinks in kroner. */
const currency = 'NOK';

/** What a campaign begins with when an ad was kept on the front page. Everything in it can be changed. */
export function fieldsOfKeptAd(kept: KeptAd): Partial<CampaignFields> {
  const { what, place, isTown, tone, headline, text, dailyBudgetKroner, language } = kept;
  const trade = Object.entries(trades).find(([key]) => key === kept.trade)?.[1];
  return {
    title: [what, place].filter(Boolean).join(', '),
    productService: what,
    industry: trade?.industry ?? '',
    language: language === 'nb' ? 'Norwegian' : 'English',
    // Known by its name until it is found at Meta, where the builder asks for it.
    locations: isTown ? readLegacyLocations(place).slice(0, 1) : [],
    currency,
    dailyBudgetMinor: dailyBudgetKroner * 100,
    ads: [
      {
        id: crypto.randomUUID(),
        tone,
        headline: headline.slice(0, adTextLengths.headline),
        primaryText: text.slice(0, adTextLengths.primaryText),
        description: place.slice(0, adTextLengths.description),
        callToAction: 'LEARN_MORE',
        selected: true,
      },
    ],
  };
}
