import type { LeadAnswer, LeadQuestion } from '#contract/leads/lead.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail, type Words } from '#server/mail/email.ts';
import { oneLine } from '#server/mail/email-entry.ts';
import { contactIn, nameIn, otherAnswersIn } from '../rules.ts';

interface NewLead {
  answers: LeadAnswer[];
  isTest: boolean;
  facebookFormId: string;
}

interface Arrival {
  title: string;
  /** Newest first. */
  leads: NewLead[];
  /** What each form asks. */
  questions: Map<string, LeadQuestion[]>;
  url: string;
  /** Whether the campaign's picture comes with it. */
  hasPicture?: boolean;
}

/** The others are counted only: an email is no place to keep people. */
const most = 10;
/** Enough to know what they call about; the rest is read where the leads are. */
const mostAnswers = 3;

/** Tells of a campaign's new leads: who they are, how to reach them, and the first of what they answered. */
export function leadEmail(language: Language, { title, leads, questions, url, hasPicture = false }: Arrival) {
  const isTest = leads.every((lead) => lead.isTest);
  const entries = leads
    .slice(0, most)
    .map((lead) => entryOf(lead, questions.get(lead.facebookFormId) ?? [], language));
  // Tests are no people who wait.
  const count = isTest ? leads.length : leads.filter((lead) => !lead.isTest).length;
  const told = { title: oneLine(title), count, shown: entries.length };
  const email = { ...(isTest ? testWords(told, language) : newsWords(told, language)), entries, hasPicture };
  return composeEmail(email, { language, url });
}

function entryOf({ answers, isTest }: NewLead, questions: LeadQuestion[], locale: Language) {
  const labels = new Map(questions.map(({ name, label }) => [name, label]));
  const ways = contactIn(answers).map(({ kind, value, url }) => ({
    url,
    value,
    label:
      kind === 'phone'
        ? m.lead_letter_call({ number: value }, { locale })
        : m.lead_letter_write({ address: value }, { locale }),
  }));
  const said = otherAnswersIn(answers)
    .slice(0, mostAnswers)
    .map(({ name, answer }) => {
      const question = oneLine(labels.get(name) ?? name);
      return `${question}${/[?:]$/.test(question) ? '' : ':'} ${answer}`;
    });
  return {
    title: nameIn(answers) ?? m.lead_letter_nameless({}, { locale }),
    ways: ways.flatMap(({ url, ...way }) => (url ? [{ ...way, url }] : [])),
    lines: [
      ...ways.flatMap(({ label, url }) => (url ? [] : [label])),
      ...said,
      ...(isTest ? [m.lead_letter_test({}, { locale })] : []),
    ],
  };
}

interface Told {
  title: string;
  count: number;
  /** How many of them are named. */
  shown: number;
}

function newsWords({ title, count, shown }: Told, locale: Language): Words {
  const text =
    shown < count
      ? m.lead_letter_text_newest({ title, shown }, { locale })
      : m.lead_letter_text({ title, count }, { locale });
  return {
    subject: m.lead_letter_subject({ title, count }, { locale }),
    heading: m.lead_letter_heading({ count }, { locale }),
    paragraphs: [text],
    ...endingOf(count, locale),
  };
}

/** Nobody of them is real. */
function testWords({ title, count }: Told, locale: Language): Words {
  return {
    subject: m.lead_letter_test_subject({ title }, { locale }),
    heading: m.lead_letter_test_heading({}, { locale }),
    paragraphs: [m.lead_letter_test_text({ title }, { locale })],
    ...endingOf(count, locale),
  };
}

function endingOf(count: number, locale: Language): Pick<Words, 'action' | 'note'> {
  return {
    action: m.lead_letter_action({ count }, { locale }),
    note: m.lead_letter_note({}, { locale }),
  };
}

/** Tells how many leads were there before us, and names nobody. */
export function earlierEmail(
  language: Language,
  { found, url }: { found: { title: string; count: number }[]; url: string },
) {
  const options = { locale: language };
  const count = found.reduce((sum, form) => sum + form.count, 0);
  const subject = m.earlier_letter_title({ count }, options);
  const email = {
    subject,
    heading: subject,
    paragraphs: [m.earlier_letter_text({}, options)],
    entries: found.map((form) => ({
      title: form.title,
      lines: [m.earlier_letter_form({ count: form.count }, options)],
    })),
    action: m.earlier_letter_action({}, options),
    note: m.earlier_letter_note({}, options),
  };
  return composeEmail(email, { language, url });
}
