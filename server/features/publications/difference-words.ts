import type { Language } from '#contract/people.ts';

interface DifferenceWords {
  notPaused: string;
  category: string;
  adSets: string;
  budget: string;
  ages: string;
  genders: string;
  places: string;
  beneficiary: string;
  payer: string;
  ads: string;
  headline(ad: string): string;
  text(ad: string): string;
  button(ad: string): string;
  video(ad: string): string;
  still(ad: string): string;
  picture(ad: string): string;
  enhancements(ad: string): string;
}

/** What may differ between what was approved and what Meta holds, by language. */
export const differenceWords: Record<Language, DifferenceWords> = {
  en: {
    notPaused: 'the campaign is not paused',
    category: 'the special ad category',
    adSets: 'the number of ad sets',
    budget: 'the daily budget',
    ages: 'the ages',
    genders: 'the genders',
    places: 'the places',
    beneficiary: 'who is promoted',
    payer: 'who pays',
    ads: 'the number of ads',
    headline: (ad) => `the headline of “${ad}”`,
    text: (ad) => `the text of “${ad}”`,
    button: (ad) => `the button of “${ad}”`,
    video: (ad) => `the video of “${ad}”`,
    still: (ad) => `the still of “${ad}”`,
    picture: (ad) => `the picture of “${ad}”`,
    enhancements: (ad) => `changes by Meta to “${ad}”`,
  },
  nb: {
    notPaused: 'kampanjen er ikke satt på pause',
    category: 'den spesielle annonsekategorien',
    adSets: 'antallet annonsesett',
    budget: 'dagsbudsjettet',
    ages: 'alderen',
    genders: 'kjønnene',
    places: 'stedene',
    beneficiary: 'hvem annonsen gjelder',
    payer: 'hvem som betaler',
    ads: 'antallet annonser',
    headline: (ad) => `overskriften i «${ad}»`,
    text: (ad) => `teksten i «${ad}»`,
    button: (ad) => `knappen i «${ad}»`,
    video: (ad) => `videoen i «${ad}»`,
    still: (ad) => `stillbildet i «${ad}»`,
    picture: (ad) => `bildet i «${ad}»`,
    enhancements: (ad) => `Metas egne endringer i «${ad}»`,
  },
};
