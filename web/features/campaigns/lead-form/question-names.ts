import type { PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import { m } from '#web/paraglide/messages.js';

const names: Record<PrefilledQuestion, () => string> = {
  FULL_NAME: m.drafts_question_full_name,
  EMAIL: m.drafts_question_email,
  PHONE: m.drafts_question_phone,
  CITY: m.drafts_question_city,
  POST_CODE: m.drafts_question_post_code,
  COMPANY_NAME: m.drafts_question_company,
  JOB_TITLE: m.drafts_question_job,
};

/** What a form asks: one of Facebook's own questions by its name, any other as it was typed. */
export function nameQuestion(question: string): string {
  return question in names ? names[question as PrefilledQuestion]() : question;
}
