import type { Language } from '#contract/people.ts';

/** What does not fit, as the schema library or our own look at a question tells it. */
export interface Issue {
  path?: readonly PropertyKey[] | undefined;
  message?: string | undefined;
  code?: string | undefined;
  origin?: string | undefined;
  expected?: string | undefined;
  format?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  values?: readonly unknown[] | undefined;
}

type Named = Record<string, string>;
interface Words {
  beginning: string;
  unreadable: string;
  missing: string;
  kind: Named;
  least: Named;
  most: Named;
  format: Named;
  choice: string;
  text_not_storable: string;
  too_deep: string;
  number_too_large: string;
  other: string;
}

const words: Record<Language, Words> = {
  en: {
    beginning: 'What was sent does not fit.',
    unreadable: 'What was sent cannot be read. It has to be whole JSON, and its Content-Type has to say so.',
    missing: 'is missing',
    kind: {
      string: 'has to be text',
      number: 'has to be a number',
      int: 'has to be a whole number',
      boolean: 'has to be true or false',
      array: 'has to be a list',
      object: 'has to be an object with fields',
      file: 'has to be a file',
    },
    least: { number: 'has to be at least %', string: 'is too short: at least %', array: 'needs at least %' },
    most: { number: 'may be at most %', string: 'is too long: at most %', array: 'may have at most %' },
    format: {
      uuid: 'has to be an id (UUID)',
      email: 'Invalid email address',
      url: 'has to be an address that begins with https://',
      datetime: 'has to be a time such as 2026-03-02T08:30:00Z',
    },
    choice: 'has to be one of: %',
    text_not_storable: 'holds a character that cannot be kept. Please remove it',
    too_deep: 'is nested too deeply',
    number_too_large: 'is too large a number',
    other: 'is not written as it has to be',
  },
  nb: {
    beginning: 'Det som ble sendt, passer ikke.',
    unreadable: 'Det som ble sendt, kan ikke leses. Det må være hel JSON, og Content-Type må si det.',
    missing: 'mangler',
    kind: {
      string: 'må være tekst',
      number: 'må være et tall',
      int: 'må være et helt tall',
      boolean: 'må være true eller false',
      array: 'må være en liste',
      object: 'må være et objekt med felter',
      file: 'må være en fil',
    },
    least: { number: 'må være minst %', string: 'er for kort: minst %', array: 'må ha minst %' },
    most: { number: 'kan være høyst %', string: 'er for lang: høyst %', array: 'kan ha høyst %' },
    format: {
      uuid: 'må være en ID (UUID)',
      email: 'må være en e-postadresse',
      url: 'må være en adresse som begynner med https://',
      datetime: 'må være et tidspunkt, for eksempel 2026-03-02T08:30:00Z',
    },
    choice: 'må være en av: %',
    text_not_storable: 'har et tegn som ikke kan lagres. Ta det bort',
    too_deep: 'er nøstet for dypt',
    number_too_large: 'er et for stort tall',
    other: 'er ikke skrevet slik det må være',
  },
};

/** Why one field does not fit. What a schema of ours says in words of its own is said in them, in their language. */
export function sayIssue(issue: Issue, language: Language): string {
  const { message = '' } = issue;
  const isOurs = !/^(Invalid|Too (small|big)|Unrecognized)\b|^$/.test(message);
  return isOurs && language === 'en' ? message : sayGenerally(issue, words[language]);
}

function sayGenerally(issue: Issue, say: Words): string {
  const { code = '', expected = '', format = '', origin = 'number', minimum, maximum, values = [] } = issue;
  const within = (told: Named, limit: unknown) =>
    (told[origin] ?? told['number']!).replace('%', String(limit));
  switch (code) {
    case 'invalid_type':
      return issue.message?.endsWith('undefined') ? say.missing : (say.kind[expected] ?? say.other);
    case 'too_small':
      return within(say.least, minimum);
    case 'too_big':
      return within(say.most, maximum);
    case 'invalid_format':
      return say.format[format] ?? say.other;
    case 'invalid_value':
      return say.choice.replace('%', () => values.map(String).join(', '));
    case 'text_not_storable':
    case 'too_deep':
    case 'number_too_large':
      return say[code];
    default:
      return say.other;
  }
}

/** Why a question does not fit, every field named. */
export function sayIssues(told: { path: string[]; message: string }[], language: Language): string {
  const fields = told.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  return [words[language].beginning, ...fields.map((field) => field.replace(/\.?$/, '.'))].join(' ');
}

/** Said of what is no question at all. */
export function sayUnreadable(language: Language): string {
  return words[language].unreadable;
}
