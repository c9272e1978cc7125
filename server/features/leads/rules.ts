import { type LeadAnswer, leadLimits } from '#contract/leads/lead.ts';

const dayMs = 86_400_000;

/** Meta hands out a lead for 90 days. */
export const keptAtMetaMs = 90 * dayMs;
/** Older than this when we came to know of its form, a lead is history and no news. */
const newsMs = dayMs;
/** Its clock and ours may differ, and its lists may be late. */
export const overlapMs = 3_600_000;
export const lookAgainMs = 15 * 60_000;
/** Everything Meta still has is read once a day, whatever the counts say. */
export const readWhollyMs = dayMs;

/** What is older is not kept. */
export function keptSince(now: number, months: number = leadLimits.retentionMonths.default): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  return since;
}

/** How far back Meta is read: what it has no more, and what we may not keep, is not asked for. */
export function readableSince(now: number, months?: number): Date {
  return new Date(Math.max(now - keptAtMetaMs, keptSince(now, months).getTime()));
}

/** What was sent before is history. */
export function newsSince({ addedAt }: { addedAt: Date }): Date {
  return new Date(addedAt.getTime() - newsMs);
}

export function isNews(lead: { createdAt: Date }, form: { addedAt: Date }): boolean {
  return lead.createdAt > newsSince(form);
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneShape = /^\+?[\d\s().-]{8,25}$/;
const phoneNames = /phone|mobile|whatsapp|telefon|mobil/;
/** With or without a country code, its last digits are the same. */
const comparedDigits = 8;
/** Fewer digits are a house number, or a year. */
const leastDigits = 4;
/** No e-mail address is longer, and an index takes nothing much longer. */
const longestAddress = 254;

/** The e-mail addresses and phone numbers in the answers, written so that the same one looks the same. */
export function contactsOf(answers: LeadAnswer[]): string[] {
  const found = answers.flatMap(({ name, values }) =>
    values.flatMap((given) => {
      const value = given.trim().toLowerCase();
      if (value.length <= longestAddress && emailShape.test(value)) return `mail:${value}`;
      const digits = value.replaceAll(/\D/g, '');
      const isPhone = value.startsWith('+') || phoneNames.test(name.toLowerCase());
      const isNumber = phoneShape.test(value) && digits.length >= comparedDigits;
      return isPhone && isNumber ? `phone:${digits.slice(-comparedDigits)}` : [];
    }),
  );
  return [...new Set(found)];
}

/** A phone number, or a part of one, that somebody searches for: without spaces, and as `contactsOf` compares it. */
export function numberIn(search: string): { written: string; comparable: string } | undefined {
  const digits = search.replaceAll(/\D/g, '');
  if (digits.length < leastDigits || !/^[\d\s().+-]+$/.test(search)) return undefined;
  return { written: search.replaceAll(/[^\d+]/g, ''), comparable: digits.slice(-comparedDigits) };
}

/** What was answered to a question, in one line: nothing says that no two questions of a form have one name. */
export function answerTo(answers: LeadAnswer[], question: string): string {
  const said: string[] = [];
  for (const { name, values } of answers) if (name === question) said.push(...values);
  return said.join(', ');
}

/** All that a search looks through. */
export function searchTextOf(answers: LeadAnswer[], note: string): string {
  return [...answers.flatMap(({ values }) => values), note].join('\n').toLowerCase();
}

const longestShown = 100;
const nameKeys = ['full_name', 'name', 'fullt_navn', 'navn'];

/** The name somebody gave, as far as the form asked for it. */
export function nameIn(answers: LeadAnswer[]): string | null {
  const of = (key: string) => valueOf(answers.find(({ name }) => name.toLowerCase() === key));
  const whole = nameKeys.map(of).find((name) => name !== '');
  const parts = ['first_name', 'last_name'].map(of).filter((part) => part !== '');
  return whole ?? (parts.join(' ') || null);
}

/** How to reach somebody, as they wrote it, and the link that does it where it is one that nobody can bend. */
interface ContactWay {
  kind: 'phone' | 'mail';
  value: string;
  url: string | undefined;
}

const numberShape = /^\+?[\d\s().-]{6,25}$/;

/** Their phone number and their e-mail address, as far as the form asked for them. */
export function contactIn(answers: LeadAnswer[]): ContactWay[] {
  const mail = valueOf(answers.find((answer) => /^[^\s@]+@[^\s@]+$/.test(valueOf(answer))));
  const phone = valueOf(
    answers.find(
      ({ name, values }) => /phone|mobile|telefon|mobil/i.test(name) && /\d/.test(values[0] ?? ''),
    ),
  );
  // Strangers write these: nothing of them may become a part of the link that says something else.
  const call = numberShape.test(phone) ? `tel:${phone.replaceAll(/[^\d+]/g, '')}` : undefined;
  const write = `mailto:${encodeURIComponent(mail).replace('%40', '@')}`;
  return [
    ...(phone ? [{ kind: 'phone' as const, value: phone, url: call }] : []),
    ...(mail ? [{ kind: 'mail' as const, value: mail, url: write }] : []),
  ];
}

/** Their email address, as it was given. */
export function mailIn(answers: LeadAnswer[]): string | null {
  return contactIn(answers).find(({ kind }) => kind === 'mail')?.value ?? null;
}

/** Their phone number with its country: as it was given, or of the country whose numbers have eight digits and no code. */
export function phoneIn(answers: LeadAnswer[]): string | null {
  const given = contactIn(answers).find(({ kind }) => kind === 'phone')?.value ?? '';
  const digits = given.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits.length === 8 && !/^\s*(\+|00)/.test(given)) return `+47${digits}`;
  return digits.length > 8 ? `+${digits}` : null;
}

/** What somebody answered besides who they are and how to reach them: each in one line, with the question's name. */
export function otherAnswersIn(answers: LeadAnswer[]): { name: string; answer: string }[] {
  const known = new Set([nameIn(answers), ...contactIn(answers).map(({ value }) => value)]);
  return answers
    .filter(({ name }) => ![...nameKeys, 'first_name', 'last_name'].includes(name.toLowerCase()))
    .map(({ name, values }) => ({ name, answer: shownOf(values.join(', ')) }))
    .filter(({ answer }) => answer !== '' && !known.has(answer));
}

/** As it may be shown in one line: nothing invisible, not endless. */
function valueOf(answer: LeadAnswer | undefined): string {
  return shownOf(answer?.values[0] ?? '');
}

function shownOf(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestShown);
}
