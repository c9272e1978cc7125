import type { Lead } from '#contract/leads/lead.ts';

const nameKeys = ['full_name', 'name', 'fullt_navn', 'navn'];
const phoneNames = /phone|mobile|whatsapp|telefon|mobil/i;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneShape = /^\+?[\d\s().-]{6,25}$/;

/** What was answered to a question, in one line, be it that two of a form have its name; empty where it was not. */
export function answerTo(lead: Pick<Lead, 'answers'>, question: string): string {
  const asked = lead.answers.filter(({ name }) => name === question);
  return asked.flatMap(({ values }) => values).join(', ');
}

/** The name somebody gave; undefined where the form did not ask for it. */
export function nameOf({ answers }: Pick<Lead, 'answers'>): string | undefined {
  const of = (key: string) =>
    answers
      .find(({ name }) => name.toLowerCase() === key)
      ?.values.join(' ')
      .trim();
  const whole = nameKeys.map(of).find(Boolean);
  return whole ?? ([of('first_name'), of('last_name')].filter(Boolean).join(' ') || undefined);
}

export interface ContactLink {
  kind: 'mail' | 'phone';
  href: string;
}

/** The way to write to or to call somebody, where an answer is an e-mail address or a phone number. */
export function contactLink(question: string, answer: string): ContactLink | undefined {
  const text = answer.trim();
  // Strangers write this: nothing of it may become a part of the link that says something else.
  if (emailShape.test(text)) {
    return { kind: 'mail', href: `mailto:${encodeURIComponent(text).replace('%40', '@')}` };
  }
  const isPhone = (text.startsWith('+') || phoneNames.test(question)) && phoneShape.test(text);
  if (!isPhone || !/\d{2}/.test(text)) return undefined;
  return { kind: 'phone', href: `tel:${text.replaceAll(/[^\d+]/g, '')}` };
}

/** What somebody said in words of their own: the first answer that is neither their name nor a way to reach them; with the key of its question. */
export function findWish(lead: Pick<Lead, 'answers'>): { name: string; text: string } | undefined {
  return ownAnswers(lead).find(({ text }) => text !== '');
}

/** What somebody answered besides who they are and how to reach them. */
export function ownAnswers(lead: Pick<Lead, 'answers'>): { name: string; text: string }[] {
  const whole = nameOf(lead);
  return lead.answers
    .map(({ name, values }) => ({ name, text: values.join(', ').trim() }))
    .filter(({ name, text }) => !isNameKey(name) && text !== whole && !contactLink(name, text));
}

function isNameKey(key: string): boolean {
  return [...nameKeys, 'first_name', 'last_name'].includes(key.toLowerCase());
}

/** Every way to reach somebody, each once: to call is quicker, and comes first. */
export function contactLinks({ answers }: Pick<Lead, 'answers'>): (ContactLink & { text: string })[] {
  const found = answers.flatMap(({ name, values }) =>
    values.flatMap((text) => {
      const link = contactLink(name, text);
      return link ? [{ ...link, text: numberInPairs(text.trim()) }] : [];
    }),
  );
  const each = [...new Map(found.map((link) => [link.href, link])).values()];
  return each.toSorted((one, other) => other.kind.localeCompare(one.kind));
}

/** A Norwegian number as people read it aloud, '+47 46 10 36 42'; everything else as it is. */
export function numberInPairs(text: string): string {
  const [, code, pairs] = /^(\+47)(\d{8})$/.exec(text.replaceAll(' ', '')) ?? [];
  if (!code || !pairs) return text;
  return [code, ...pairs.match(/../g)!].join('\u00a0');
}
