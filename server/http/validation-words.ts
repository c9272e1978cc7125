import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import type { TextKey } from '#server/platform/catalogue-key.ts';
import { sayKey } from '#server/platform/coded-text.ts';

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

const kinds = ['string', 'number', 'int', 'boolean', 'array', 'object', 'file'] as const;
const measured = ['number', 'string', 'array'] as const;
const formats = ['uuid', 'email', 'url', 'datetime'] as const;

/** Why one field does not fit. Where a schema of ours names a text, that is said. */
export function sayIssue(issue: Issue, language: Language): string {
  const { message = '', maximum } = issue;
  if (!(message in m)) return sayGenerally(issue, { locale: language });
  return sayKey(message as TextKey, { most: Number(maximum) }, language);
}

function sayGenerally(issue: Issue, options: { locale: Language }): string {
  const { code = '', expected = '', format = '', origin = '', minimum, maximum, values = [] } = issue;
  const kind = among(kinds, expected);
  const measure = among(measured, origin) ?? 'number';
  const shape = among(formats, format);
  const other = m.misfit_other({}, options);
  switch (code) {
    case 'invalid_type':
      if (issue.message?.endsWith('undefined')) return m.misfit_missing({}, options);
      return kind ? m[`misfit_kind_${kind}`]({}, options) : other;
    case 'too_small':
      return m[`misfit_least_${measure}`]({ least: String(minimum) }, options);
    case 'too_big':
      return m[`misfit_most_${measure}`]({ most: String(maximum) }, options);
    case 'invalid_format':
      return shape ? m[`misfit_format_${shape}`]({}, options) : other;
    case 'invalid_value':
      return m.misfit_choice({ choices: values.map(String).join(', ') }, options);
    case 'text_not_storable':
    case 'too_deep':
    case 'number_too_large':
      return m[`misfit_${code}`]({}, options);
    default:
      return other;
  }
}

function among<Known extends string>(known: readonly Known[], name: string): Known | undefined {
  return known.find((each) => each === name);
}

/** Why a question does not fit, every field named. */
export function sayIssues(told: { path: string[]; message: string }[], language: Language): string {
  const fields = told.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  const beginning = m.misfit_beginning({}, { locale: language });
  return [beginning, ...fields.map((field) => field.replace(/\.?$/, '.'))].join(' ');
}

/** Said of what is no question at all. */
export function sayUnreadable(language: Language): string {
  return m.misfit_unreadable({}, { locale: language });
}
