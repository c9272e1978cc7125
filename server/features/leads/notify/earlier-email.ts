import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';

interface Found {
  /** Where they came from, and how many. */
  found: { title: string; count: number }[];
  url: string;
}

/** Tells how many leads were there before us, and names nobody. */
export function earlierEmail(language: Language, { found, url }: Found) {
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
