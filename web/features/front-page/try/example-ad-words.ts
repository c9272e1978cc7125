import { m } from '#web/paraglide/messages.js';
import type { TradeKey } from './trades.ts';

type Words = (inputs: { what: string; place: string }) => string;
type ExampleAd = readonly [headline: Words, text: Words];

/** The words there are for each trade, one ad in each of the tones. */
export const exampleAdWords: Record<TradeKey, readonly [ExampleAd, ExampleAd, ExampleAd]> = {
  plumber: [
    [m.try_plumber_professional_headline, m.try_plumber_professional_text],
    [m.try_plumber_friendly_headline, m.try_plumber_friendly_text],
    [m.try_plumber_storytelling_headline, m.try_plumber_storytelling_text],
  ],
  electrician: [
    [m.try_electrician_professional_headline, m.try_electrician_professional_text],
    [m.try_electrician_friendly_headline, m.try_electrician_friendly_text],
    [m.try_electrician_storytelling_headline, m.try_electrician_storytelling_text],
  ],
  carpenter: [
    [m.try_carpenter_professional_headline, m.try_carpenter_professional_text],
    [m.try_carpenter_friendly_headline, m.try_carpenter_friendly_text],
    [m.try_carpenter_storytelling_headline, m.try_carpenter_storytelling_text],
  ],
  cleaner: [
    [m.try_cleaner_professional_headline, m.try_cleaner_professional_text],
    [m.try_cleaner_friendly_headline, m.try_cleaner_friendly_text],
    [m.try_cleaner_storytelling_headline, m.try_cleaner_storytelling_text],
  ],
  bakery: [
    [m.try_bakery_professional_headline, m.try_bakery_professional_text],
    [m.try_bakery_friendly_headline, m.try_bakery_friendly_text],
    [m.try_bakery_storytelling_headline, m.try_bakery_storytelling_text],
  ],
  restaurant: [
    [m.try_restaurant_professional_headline, m.try_restaurant_professional_text],
    [m.try_restaurant_friendly_headline, m.try_restaurant_friendly_text],
    [m.try_restaurant_storytelling_headline, m.try_restaurant_storytelling_text],
  ],
  hairdresser: [
    [m.try_hairdresser_professional_headline, m.try_hairdresser_professional_text],
    [m.try_hairdresser_friendly_headline, m.try_hairdresser_friendly_text],
    [m.try_hairdresser_storytelling_headline, m.try_hairdresser_storytelling_text],
  ],
  yoga: [
    [m.try_yoga_professional_headline, m.try_yoga_professional_text],
    [m.try_yoga_friendly_headline, m.try_yoga_friendly_text],
    [m.try_yoga_storytelling_headline, m.try_yoga_storytelling_text],
  ],
  garage: [
    [m.try_garage_professional_headline, m.try_garage_professional_text],
    [m.try_garage_friendly_headline, m.try_garage_friendly_text],
    [m.try_garage_storytelling_headline, m.try_garage_storytelling_text],
  ],
  shop: [
    [m.try_shop_professional_headline, m.try_shop_professional_text],
    [m.try_shop_friendly_headline, m.try_shop_friendly_text],
    [m.try_shop_storytelling_headline, m.try_shop_storytelling_text],
  ],
  other: [
    [m.try_other_professional_headline, m.try_other_professional_text],
    [m.try_other_friendly_headline, m.try_other_friendly_text],
    [m.try_other_storytelling_headline, m.try_other_storytelling_text],
  ],
};
