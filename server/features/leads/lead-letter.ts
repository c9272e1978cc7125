import type { LeadAnswer } from '#contract/leads.ts';
import type { Language } from '#contract/people.ts';
import { composeLetter } from '#server/letter.ts';
import { leadLetterWords } from './lead-letter-words.ts';
import { contactIn, nameIn } from './lead-person.ts';

interface Arrival {
  title: string;
  /** Newest first. */
  leads: { answers: LeadAnswer[]; isTest: boolean }[];
  url: string;
}

/** The others are counted only: a letter is no place to keep people. */
const most = 10;

/** Tells of a campaign's new leads: who they are and how to reach them, and no more of what they answered. */
export function leadLetter(language: Language, { title, leads, url }: Arrival) {
  const words = leadLetterWords[language];
  const isTest = leads.every((lead) => lead.isTest);
  const entries = leads.slice(0, most).map(({ answers, isTest: isTestLead }) => ({
    title: nameIn(answers) ?? words.nameless,
    lines: [...contactIn(answers), ...(isTestLead ? [words.test] : [])],
  }));
  // Tests are no people who wait.
  const count = isTest ? leads.length : leads.filter((lead) => !lead.isTest).length;
  const letter = {
    ...words.letter({ title: oneLine(title), count, shown: entries.length, isTest }),
    entries,
  };
  return composeLetter(letter, { language, url });
}

function oneLine(title: string): string {
  return title.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
