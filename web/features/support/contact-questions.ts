import { replyHours } from '#contract/support.ts';
import { m } from '#web/paraglide/messages.js';
import type { Question } from './questions.ts';

/** The four questions of the contact page. */
export function contactQuestions(): Question[] {
  return [
    {
      question: m.contact_faq_reply(),
      answer: m.contact_faq_reply_answer({ hours: replyHours.contact }),
    },
    { question: m.contact_faq_help(), answer: m.contact_faq_help_answer() },
    { question: m.contact_faq_agency(), answer: m.contact_faq_agency_answer() },
    { question: m.contact_faq_data(), answer: m.contact_faq_data_answer() },
  ];
}
