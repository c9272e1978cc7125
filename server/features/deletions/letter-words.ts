import type { Language } from '#contract/people.ts';
import type { Words } from '#server/letter.ts';

/** The last letter: that it is done, and what we could not do ourselves. */
export const deletedWords: Record<Language, (name: string, grant: 'returned' | 'kept') => Words> = {
  en: (name, grant) => ({
    subject: 'Your Adfjord account is deleted',
    heading: 'Everything is deleted',
    paragraphs: [
      `Goodbye ${name}. Your Adfjord account, your drafts, your pictures and everything else we had are deleted.`,
      grant === 'returned'
        ? 'Campaigns that run on Facebook keep running there, and keep costing money, until you stop them in Meta Ads Manager.'
        : 'Facebook did not answer us. Please remove Adfjord yourself in the settings of your Facebook account, under Business integrations. Campaigns that run on Facebook keep running there, and keep costing money, until you stop them in Meta Ads Manager.',
    ],
    note: 'This is the last email you get from us. Backups may hold older data for up to 30 days.',
  }),
  nb: (name, grant) => ({
    subject: 'Adfjord-kontoen din er slettet',
    heading: 'Alt er slettet',
    paragraphs: [
      `Ha det bra, ${name}. Adfjord-kontoen din, utkastene, bildene og alt annet vi hadde, er slettet.`,
      grant === 'returned'
        ? 'Kampanjer som går på Facebook, fortsetter der og koster penger til du stopper dem i Meta Ads Manager.'
        : 'Facebook svarte oss ikke. Fjern Adfjord selv i innstillingene til Facebook-kontoen din, under bedriftsintegrasjoner. Kampanjer som går på Facebook, fortsetter der og koster penger til du stopper dem i Meta Ads Manager.',
    ],
    note: 'Dette er den siste e-posten du får fra oss. Sikkerhetskopier kan inneholde eldre data i opptil 30 dager.',
  }),
};
