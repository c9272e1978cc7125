import type { LeadQuestion } from '#contract/leads/lead.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail, type Words } from '#server/mail/email.ts';
import { oneLine } from '#server/mail/email-entry.ts';
import { contactIn, nameIn, otherAnswersIn } from '../rules.ts';
import { tapped } from '../one-tap/status-links.ts';
import type { Kind, News } from './news.ts';

interface Arrival {
  kind: Kind;
  /** Undefined where they are of several campaigns. */
  title: string | undefined;
  /** Newest first. */
  news: News[];
  /** What each form asks. */
  questions: Map<string, LeadQuestion[]>;
  url: string;
  /** Where one tap says what became of a lead. */
  linkOf: (leadId: string, status: (typeof tapped)[number]) => string;
  /** Whether the campaign's picture comes with it. */
  hasPicture?: boolean;
}

/** The others are counted only: an email is no place to keep people. */
const most = 10;
/** Enough to know what they call about; the rest is read where the leads are. */
const mostAnswers = 3;

/** Tells of new leads, or of those that wait: who they are, how to reach them, and the first of what they answered. */
export function leadEmail(
  language: Language,
  { kind, title, news, questions, url, linkOf, hasPicture = false }: Arrival,
) {
  const isTest = news.every(({ lead }) => lead.isTest);
  const entries = news
    .slice(0, most)
    .map((one) => entryOf(one, { questions, linkOf, isOfMany: title === undefined }, language));
  // Tests are no people who wait.
  const count = isTest ? news.length : news.filter(({ lead }) => !lead.isTest).length;
  const told = { title: title === undefined ? undefined : oneLine(title), count, shown: entries.length };
  const say = kind === 'reminder' ? waitingWords : isTest ? testWords : newsWords;
  return composeEmail({ ...say(told, language), entries, hasPicture }, { language, url });
}

interface Shown extends Pick<Arrival, 'questions' | 'linkOf'> {
  isOfMany: boolean;
}

function entryOf({ lead, campaign }: News, { questions, linkOf, isOfMany }: Shown, locale: Language) {
  const { answers, isTest, facebookFormId } = lead;
  const labels = new Map(questions.get(facebookFormId)?.map(({ name, label }) => [name, label]));
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
  const choices = isTest
    ? []
    : tapped.map((status) => ({ label: says[status]({}, { locale }), url: linkOf(lead.id, status) }));
  return {
    choices,
    title: nameIn(answers) ?? m.lead_letter_nameless({}, { locale }),
    ways: ways.flatMap(({ url, ...way }) => (url ? [{ ...way, url }] : [])),
    lines: [
      ...ways.flatMap(({ label, url }) => (url ? [] : [label])),
      ...said,
      ...(isOfMany ? [m.lead_letter_from({ title: oneLine(campaign.title) }, { locale })] : []),
      ...(isTest ? [m.lead_letter_test({}, { locale })] : []),
    ],
  };
}

const says = {
  contacted: m.lead_tap_say_contacted,
  won: m.lead_tap_say_won,
  lost: m.lead_tap_say_lost,
};

interface Told {
  title: string | undefined;
  count: number;
  /** How many of them are named. */
  shown: number;
}

function newsWords({ title, count, shown }: Told, locale: Language): Words {
  const options = { locale };
  const isCut = shown < count;
  return {
    subject: title
      ? m.lead_letter_subject({ title, count }, options)
      : m.lead_letter_subject_many({ count }, options),
    heading: m.lead_letter_heading({ count }, options),
    paragraphs: [
      title
        ? isCut
          ? m.lead_letter_text_newest({ title, shown }, options)
          : m.lead_letter_text({ title, count }, options)
        : isCut
          ? m.lead_letter_many_newest({ shown }, options)
          : m.lead_letter_many({}, options),
    ],
    ...endingOf(count, locale),
  };
}

/** Nobody of them is real. */
function testWords({ title, count }: Told, locale: Language): Words {
  return {
    subject: title
      ? m.lead_letter_test_subject({ title }, { locale })
      : m.lead_letter_test_heading({}, { locale }),
    heading: m.lead_letter_test_heading({}, { locale }),
    paragraphs: [
      title ? m.lead_letter_test_text({ title }, { locale }) : m.lead_letter_tests({}, { locale }),
    ],
    ...endingOf(count, locale),
  };
}

/** Nobody has called them. */
function waitingWords({ count, shown }: Told, locale: Language): Words {
  const subject = m.lead_reminder_subject({ count }, { locale });
  const text = m.lead_reminder_text({}, { locale });
  return {
    subject,
    heading: subject,
    paragraphs: shown < count ? [text, m.lead_letter_many_newest({ shown }, { locale })] : [text],
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
