import type { LeadQuestion } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';

/** The questions that Meta asks itself, by the keys under which it tells the answers. */
const usual: Record<string, () => string> = {
  full_name: m.leads_asked_full_name,
  first_name: m.leads_asked_first_name,
  last_name: m.leads_asked_last_name,
  email: m.leads_asked_email,
  phone_number: m.leads_asked_phone_number,
  street_address: m.leads_asked_street_address,
  city: m.leads_asked_city,
  state: m.leads_asked_state,
  province: m.leads_asked_province,
  country: m.leads_asked_country,
  post_code: m.leads_asked_post_code,
  date_of_birth: m.leads_asked_date_of_birth,
  gender: m.leads_asked_gender,
  marital_status: m.leads_asked_marital_status,
  relationship_status: m.leads_asked_relationship_status,
  company_name: m.leads_asked_company_name,
  job_title: m.leads_asked_job_title,
  work_email: m.leads_asked_work_email,
  work_phone_number: m.leads_asked_work_phone_number,
  zip: m.leads_asked_post_code,
  zip_code: m.leads_asked_post_code,
};

/** A question as the reader calls it: Meta's own in their language, any other in the words of the form. */
export function nameQuestion({ name, label, isOwn = false }: LeadQuestion): string {
  return !isOwn && Object.hasOwn(usual, name) ? usual[name]!() : label;
}
