import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const webShopsAbroad: TradeAds = {
  industry: 'Retail and online shops',
  ads: [
    {
      language: 'en',
      text: 'Congratulations, you have won! Claim your free prize now by paying the delivery fee 🎁',
      with: { countryCodes: ['DK'] },
      ask: ['EU-UCPD'],
      either: ['META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Hey kids! Tell mum to buy you the new glitter slime before all your friends have it.',
      with: { countryCodes: ['FI'] },
      ask: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Free coffee machine when you subscribe to our capsules for 24 months. Belgium only.',
      with: { countryCodes: ['BE'] },
      ask: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: "News: doctors stunned by this Swedish grandmother's kettle. I'm not paid to say this.",
      with: { countryCodes: ['SE'] },
      hint: ['EU-UCPD', 'META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Black Week in Finland: 30 % off all boots. Was €120, now €84.',
      with: { countryCodes: ['FI'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: "Half price on children's bikes until Saturday. Order online, pick up in Aarhus.",
      with: { countryCodes: ['DK'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Rea! 40 % rabatt på alla jackor. Ord. pris 1 299 kr, nu 779 kr.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Spar 50 %! Før 799 kr, nu 399 kr på alle køkkenknive.',
      with: { countryCodes: ['DK'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Linen from Latvia, washed twice. The pictures speak for themselves.',
      with: { countryCodes: ['SE'] },
      picture: { told: null },
      ask: ['META-PICTURE'],
    },
    {
      language: 'en',
      text: 'Cigars from Nicaragua, rolling papers and a good chair by the window in Lund.',
      with: { countryCodes: ['SE'] },
      ask: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Nicotine pouches, five flavours, one price: 39 kr in Aarhus.',
      with: { countryCodes: ['DK'] },
      ask: ['META-GOODS'],
    },
    {
      language: 'en',
      text: "Bet on Saturday's derby and get twice your stake back!",
      with: { countryCodes: ['PL'] },
      ask: ['META-GOODS'],
      either: ['EU-UCPD', 'META-CLAIMS', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Botox in your lunch break. Our nurses in Hamburg have time on Thursdays.',
      with: { countryCodes: ['DE'] },
      ask: ['META-GOODS'],
      either: ['META-BODY'],
    },
    {
      language: 'en',
      text: 'Shotguns, ammunition and pepper spray. Collect in Graz.',
      with: { countryCodes: ['AT'] },
      ask: ['META-GOODS'],
    },
  ],
};
