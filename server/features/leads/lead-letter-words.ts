import type { Language } from '#contract/people.ts';
import type { Words } from '#server/letter.ts';

interface Told {
  title: string;
  count: number;
  /** How many of them are named. */
  shown: number;
  /** Nobody of them is real. */
  isTest: boolean;
}

interface LeadLetterWords {
  letter(told: Told): Omit<Words, 'entries'>;
  /** For whoever gave no name. */
  nameless: string;
  test: string;
}

const english: LeadLetterWords = {
  letter: ({ title, count, shown, isTest }) => ({
    ...(isTest
      ? {
          subject: `Test lead: ${title}`,
          heading: 'Your test lead has arrived',
          paragraphs: [`A test lead came in through the form of “${title}”. Nobody waits for an answer.`],
        }
      : count === 1
        ? {
            subject: `New lead: ${title}`,
            heading: 'Somebody wants to hear from you',
            paragraphs: [`A new lead from “${title}”.`],
          }
        : {
            subject: `${count} new leads: ${title}`,
            heading: `${count} people want to hear from you`,
            paragraphs: [
              `New leads from “${title}”${shown < count ? `; these are the newest ${shown}` : ''}.`,
            ],
          }),
    action: count === 1 ? 'See the lead' : 'See the leads',
    note: 'You get this email because emails about new leads are on for this campaign. You can switch them off where the leads are.',
  }),
  nameless: 'Somebody without a name',
  test: 'Test lead',
};

const norwegian: LeadLetterWords = {
  letter: ({ title, count, shown, isTest }) => ({
    ...(isTest
      ? {
          subject: `Testlead: ${title}`,
          heading: 'Testleadet ditt er kommet',
          paragraphs: [`Et testlead kom inn gjennom skjemaet til «${title}». Ingen venter på svar.`],
        }
      : count === 1
        ? {
            subject: `Nytt lead: ${title}`,
            heading: 'Noen vil høre fra deg',
            paragraphs: [`Et nytt lead fra «${title}».`],
          }
        : {
            subject: `${count} nye leads: ${title}`,
            heading: `${count} vil høre fra deg`,
            paragraphs: [`Nye leads fra «${title}»${shown < count ? `; her er de ${shown} nyeste` : ''}.`],
          }),
    action: count === 1 ? 'Se leadet' : 'Se leadene',
    note: 'Du får denne e-posten fordi e-poster om nye leads er slått på for denne kampanjen. Du kan slå dem av der leadene er.',
  }),
  nameless: 'Noen uten navn',
  test: 'Testlead',
};

/** What letters about new leads say, in every language we speak. */
export const leadLetterWords: Record<Language, LeadLetterWords> = { en: english, nb: norwegian };
