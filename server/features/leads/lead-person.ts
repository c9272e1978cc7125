import type { LeadAnswer } from '#contract/leads/lead.ts';

const longest = 100;
const nameKeys = ['full_name', 'name', 'fullt_navn', 'navn'];

/** The name somebody gave, as far as the form asked for it. */
export function nameIn(answers: LeadAnswer[]): string | null {
  const of = (key: string) => valueOf(answers.find(({ name }) => name.toLowerCase() === key));
  const whole = nameKeys.map(of).find((name) => name !== '');
  const parts = ['first_name', 'last_name'].map(of).filter((part) => part !== '');
  return whole ?? (parts.join(' ') || null);
}

/** How to reach them: their e-mail address and their phone number, as far as the form asked for them. */
export function contactIn(answers: LeadAnswer[]): string[] {
  const email = answers.find((answer) => /^[^\s@]+@[^\s@]+$/.test(valueOf(answer)));
  const phone = answers.find(
    ({ name, values }) => /phone|mobile|telefon|mobil/i.test(name) && /\d/.test(values[0] ?? ''),
  );
  return [email, phone].map(valueOf).filter((value) => value !== '');
}

/** As it may be shown in one line: nothing invisible, not endless. */
function valueOf(answer: LeadAnswer | undefined): string {
  const value = answer?.values[0] ?? '';
  return value
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
}
