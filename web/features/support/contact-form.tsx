import type { Language } from '#contract/people/people.ts';
import { contactLimits, type ContactMessage } from '#contract/support.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { contactFormWords } from './contact-form-words.ts';

interface ContactFormProps {
  page: ContactMessage['page'];
  language: Language;
  /** Where to write instead, when it does not work. */
  email: string;
}

const notice =
  'rounded-lg border border-line bg-sunken p-4 text-sm data-[tone=success]:border-success-text data-[tone=danger]:border-danger-text';

/** Written out as a plain form, which works as it is; the public script sends it without leaving the page. */
export function ContactForm({ page, language, email }: ContactFormProps) {
  const words = contactFormWords(page, email);
  return (
    <form
      action="/contact-form"
      method="post"
      data-contact-form={JSON.stringify(words)}
      aria-label={m.contact_form_name()}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={language} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={m.contact_form_your_name()} name="name" autoComplete="name" required />
        <TextField
          label={m.contact_form_email()}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
      </div>
      <TextField label={m.contact_form_subject()} name="subject" required />
      <TextArea
        label={m.contact_form_message()}
        hint={mostWords(page)}
        name="message"
        className="[&_textarea]:min-h-36"
        required
      />
      <div hidden>
        <input name="homepage" tabIndex={-1} autoComplete="off" aria-label={m.contact_form_trap()} />
      </div>
      <div className="flex flex-col items-start gap-4">
        <Button type="submit" size="large" className="max-sm:w-full">
          {words.send}
        </Button>
        <div role="status" data-notice className={`${notice} empty:hidden`} />
        <p id="message-sent" data-tone="success" className={`hidden ${notice} target:block`}>
          <strong className="font-semibold">{words.success}</strong> {words.reply}
        </p>
        <p id="message-not-sent" data-tone="danger" className={`hidden ${notice} target:block`}>
          {m.contact_form_failed_plain({ email })}
        </p>
      </div>
    </form>
  );
}

/** The two pages take messages of two lengths. */
function mostWords(page: ContactMessage['page']): string {
  const { contact, support } = contactLimits.message;
  return page === 'support'
    ? m.contact_form_most_support({ most: support })
    : m.contact_form_most_contact({ most: contact, support });
}
