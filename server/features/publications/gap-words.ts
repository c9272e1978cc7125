import type { Language } from '#contract/people.ts';

interface GapWords {
  accountAndPage: string;
  ads: string;
  objective: string;
  pixel: string;
  form: string;
  picture: string;
  enhancement: string;
  website: string;
  place: string;
  placeByName(name: string): string;
  regulatedAim: string;
  politicsInEu: string;
  ages: string;
  adTexts: string;
  budget: string;
  inactiveAccount: string;
  currency(currency: string): string;
  leastBudget(amount: string): string;
}

/** What is still missing before a campaign can be published, by language. */
export const gapWords: Record<Language, GapWords> = {
  en: {
    accountAndPage: 'Please select both an ad account and a page before publishing.',
    ads: 'Please select at least one ad to publish.',
    objective: 'Please choose what the campaign should achieve.',
    pixel: 'Please select a Facebook Pixel for your sales campaign to track conversions.',
    form: 'Please choose the lead form people answer.',
    picture: 'Please upload and select at least one image before publishing to Facebook.',
    enhancement: 'One of your pictures is not enhanced yet. Please wait for it, or choose its original.',
    website: 'A website URL is required for publishing. Please add your website URL in the campaign details.',
    place: 'Please add at least one location to continue.',
    placeByName: (name) => `Please choose “${name}” again from the list of places.`,
    regulatedAim:
      'Meta shows ads for jobs, homes and credit to all adults alike. Please choose the ages 18 to 65+ and all genders.',
    politicsInEu:
      'Meta takes no ads about politics or social issues in the EU. Please remove the places in the EU.',
    ages: 'The upper age must not be below the lower one.',
    adTexts: 'Every selected ad needs a headline and a primary text.',
    budget: 'Please say how much may be spent per day.',
    inactiveAccount:
      'This ad account is not active at Facebook. Choose another one, or look at it in Meta Ads Manager.',
    currency: (currency) =>
      `The ad account spends in ${currency}. Please confirm the daily budget in that currency.`,
    leastBudget: (amount) => `Facebook takes at least ${amount} per day for this ad account.`,
  },
  nb: {
    accountAndPage: 'Velg både en annonsekonto og en side før du publiserer.',
    ads: 'Velg minst én annonse som skal publiseres.',
    objective: 'Velg et mål for kampanjen.',
    pixel: 'Velg en Facebook-piksel for salgskampanjen, så konverteringer blir målt.',
    form: 'Velg leadskjemaet folk skal svare på.',
    picture: 'Last opp og velg minst ett bilde før du publiserer på Facebook.',
    enhancement: 'Et av bildene dine er ikke forbedret ennå. Vent på det, eller velg originalen.',
    website: 'Du trenger en nettadresse for å publisere. Legg den inn i kampanjedetaljene.',
    place: 'Legg til minst ett sted for å gå videre.',
    placeByName: (name) => `Velg «${name}» på nytt fra listen over steder.`,
    regulatedAim:
      'Meta viser annonser for jobb, bolig og kreditt likt til alle voksne. Velg alderen 18 til 65+ og alle kjønn.',
    politicsInEu: 'Meta godtar ikke annonser om politikk eller samfunnsspørsmål i EU. Fjern stedene i EU.',
    ages: 'Den øverste alderen kan ikke være lavere enn den nederste.',
    adTexts: 'Alle valgte annonser trenger en overskrift og en primærtekst.',
    budget: 'Oppgi hvor mye som kan brukes per dag.',
    inactiveAccount:
      'Denne annonsekontoen er ikke aktiv hos Facebook. Velg en annen, eller se på den i Meta Ads Manager.',
    currency: (currency) => `Annonsekontoen bruker ${currency}. Bekreft dagsbudsjettet i den valutaen.`,
    leastBudget: (amount) => `Facebook krever minst ${amount} per dag for denne annonsekontoen.`,
  },
};
