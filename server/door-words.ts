import type { Language } from '#contract/people.ts';
import { answerLanguage } from '#server/plumbing/answer-language.ts';

interface Words {
  nothingHere: string;
  nothingInApi: string;
  tooMuch(most: string): string;
  foreign(origin: string): string;
  mistake(reference: string): string;
}

const words: Record<Language, Words> = {
  en: {
    nothingHere: 'There is nothing at this address.',
    nothingInApi: 'There is nothing at this address. /api lists what there is.',
    tooMuch: (most) => `That is too much at once. Please send less than ${most}.`,
    foreign: (origin) => `This address only takes changes from ${origin}.`,
    mistake: (reference) => `Something went wrong on our side. Reference: ${reference}`,
  },
  nb: {
    nothingHere: 'Det er ingenting på denne adressen.',
    nothingInApi: 'Det er ingenting på denne adressen. /api viser hva som finnes.',
    tooMuch: (most) => `Det er for mye på en gang. Send mindre enn ${most}.`,
    foreign: (origin) => `Denne adressen tar bare imot endringer fra ${origin}.`,
    mistake: (reference) => `Noe gikk galt hos oss. Referanse: ${reference}`,
  },
};

/** What the front door says for itself, to whoever sent these headers. */
export function doorWords(headers: Headers): Words {
  return words[answerLanguage(headers)];
}
