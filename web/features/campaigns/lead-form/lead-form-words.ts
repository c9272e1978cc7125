import type { AdLanguage } from '#contract/campaigns/campaigns.ts';
import type { PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import type { z } from 'zod';

interface FormWords {
  headline(offer: string): string;
  intro: string;
  thankYou: { title: string; text: string; button: string };
  /** As Facebook itself writes these on the form. */
  questions: Record<PrefilledQuestion, string>;
  privacy: string;
  submit: string;
}

/** What stands on a form to begin with: in the language of the ads, not in that of our screens. */
export const leadFormWords: Record<z.infer<typeof AdLanguage>, FormWords> = {
  English: {
    headline: (offer) => (offer ? `Interested in ${offer}?` : 'Interested?'),
    intro: 'Leave your details and we will get back to you. It is not binding.',
    thankYou: {
      title: 'Thank you!',
      text: 'We have your details and will be in touch soon.',
      button: 'Visit our website',
    },
    questions: {
      FULL_NAME: 'Full name',
      EMAIL: 'Email',
      PHONE: 'Phone number',
      CITY: 'City',
      POST_CODE: 'Post code',
      COMPANY_NAME: 'Company name',
      JOB_TITLE: 'Job title',
    },
    privacy: 'Privacy policy',
    submit: 'Submit',
  },
  Norwegian: {
    headline: (offer) => (offer ? `Interessert i ${offer}?` : 'Er du interessert?'),
    intro: 'Legg igjen opplysningene dine, så tar vi kontakt. Det er uforpliktende.',
    thankYou: {
      title: 'Takk!',
      text: 'Vi har fått opplysningene dine og tar snart kontakt.',
      button: 'Besøk nettstedet vårt',
    },
    questions: {
      FULL_NAME: 'Fullt navn',
      EMAIL: 'E-post',
      PHONE: 'Telefonnummer',
      CITY: 'Sted',
      POST_CODE: 'Postnummer',
      COMPANY_NAME: 'Firmanavn',
      JOB_TITLE: 'Stilling',
    },
    privacy: 'Retningslinjer for personvern',
    submit: 'Send inn',
  },
};
