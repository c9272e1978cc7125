import type { TradeAds } from '../labelled-ad.ts';

export const webShopsAbroad: TradeAds = {
  industry: 'Retail and online shops',
  ads: [
    {
      language: 'en',
      text: 'We ship wool blankets from Røros to any address in Europe. Free returns, no small print.',
      with: { countryCodes: ['NO', 'SE', 'DK'] },
      either: ['NO-GRATIS', 'EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Free tablet with every two-year plan! Only today in Sweden, just three left.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Not an ad – just a nurse from Aarhus who loves this cream. 5 stars from 20,000 happy customers!',
      with: { countryCodes: ['DK'] },
      ask: ['EU-UCPD'],
      either: ['META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Only 1 hour left! Offer disappears when the clock strikes twelve. Hurry!',
      with: { countryCodes: ['DE', 'NL'] },
      ask: ['EU-UCPD'],
      either: ['EU-PRICE'],
    },
    {
      language: 'en',
      text: 'Cures cancer, diabetes and baldness! Our miracle water, now in Poland.',
      with: { countryCodes: ['PL'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-PERSONAL', 'META-BODY', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      language: 'en',
      text: "Kids, ask your parents to get you this toy today – it's free with the monster cereal!",
      with: { countryCodes: ['SE'] },
      ask: ['EU-UCPD'],
      either: ['EU-KIDS'],
    },
    {
      language: 'en',
      text: 'Last chance! Everything must go before Sunday, 70 % off all sofas in Copenhagen.',
      with: { countryCodes: ['DK'] },
      ask: ['EU-UCPD', 'EU-PRICE'],
    },
    {
      language: 'en',
      text: 'Lamps reduced from 900 kr to 450 kr. Swedish design, shipped from Lund.',
      with: { countryCodes: ['SE'], beforePriceMinor: 90000, campaignPriceMinor: 45000 },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Jetzt 20 % Rabatt auf alle Matratzen. Statt 499 € nur 399 €.',
      with: { countryCodes: ['DE'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Blankets, candles and second-hand lamps, sent from our barn in Jutland. Most parcels take three days.',
      with: { countryCodes: ['DK', 'SE'] },
    },
    {
      language: 'en',
      text: 'Snus in cans and rolls, sent from Gothenburg before lunch.',
      with: { countryCodes: ['SE'] },
      ask: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Vapes with blueberry, mango and cola. Our shop in Kiel is open until midnight.',
      with: { countryCodes: ['DE'] },
      ask: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Casino night at home! 50 free spins when you sign up.',
      with: { countryCodes: ['DK'] },
      ask: ['META-GOODS'],
      either: ['EU-UCPD', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Ozempic without the queue. A doctor in Helsinki signs the prescription tonight.',
      with: { countryCodes: ['FI'] },
      ask: ['META-GOODS'],
      either: ['META-BODY'],
    },
    {
      language: 'en',
      text: 'Crossbows, air rifles and hunting knives, shipped from Utrecht.',
      with: { countryCodes: ['NL'] },
      ask: ['META-GOODS'],
    },
  ],
};
