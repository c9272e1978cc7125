import { contactLimits, type ContactMessage, replyHours } from '#contract/support.ts';
import { m } from '#web/paraglide/messages.js';

/** What the public script says while somebody writes to us: it brings no words of its own. */
export interface ContactFormWords {
  send: string;
  sending: string;
  sent: string;
  /** On the button after it has failed. */
  again: string;
  success: string;
  reply: string;
  invalid: string;
  failed: string;
  /** Under `failed`, when the server gave no reason; empty where `failed` says it all. */
  failedText: string;
  tooOften: string;
  invalidEmail: string;
  /** In the order they are checked; the first that does not fit is told. */
  fields: { name: string; required: string; most: number; tooLong: string }[];
}

/** The words of the form on one page, in the language being spoken. */
export function contactFormWords(page: ContactMessage['page'], email: string): ContactFormWords {
  const isSupport = page === 'support';
  const limits = { ...contactLimits, message: contactLimits.message[page] };
  function field(name: keyof typeof limits, required: string, long: (told: { most: number }) => string) {
    const most = limits[name];
    return { name, required, most, tooLong: long({ most }) };
  }
  return {
    send: m.contact_form_send(),
    sending: m.contact_form_sending(),
    sent: m.contact_form_sent(),
    again: isSupport ? m.contact_form_again() : m.contact_form_send(),
    success: m.contact_form_success(),
    reply: m.contact_form_reply({ hours: replyHours[page] }),
    invalid: m.contact_form_invalid(),
    failed: isSupport ? m.contact_form_failed() : m.contact_form_failed_contact({ email }),
    failedText: isSupport ? m.contact_form_failed_text() : '',
    tooOften: m.contact_form_too_often(),
    invalidEmail: m.contact_form_email_invalid(),
    fields: [
      field('name', m.contact_form_name_required(), m.contact_form_name_long),
      field('email', m.contact_form_email_invalid(), m.contact_form_email_long),
      field('subject', m.contact_form_subject_required(), m.contact_form_subject_long),
      field('message', m.contact_form_message_required(), m.contact_form_message_long),
    ],
  };
}
