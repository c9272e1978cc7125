import type { PublishCheck } from '#contract/publishing/publish-checks.ts';
import { m } from '#web/paraglide/messages.js';

export const checkNames: Record<PublishCheck['name'], () => string> = {
  plan: m.publications_check_plan,
  connection: m.publications_check_connection,
  permissions: m.publications_check_permissions,
  account: m.publications_check_account,
  payment: m.publications_check_payment,
  'page-role': m.publications_check_page_role,
  budget: m.publications_check_budget,
  limit: m.publications_check_limit,
  end: m.campaigns_end_title,
  places: m.publications_check_places,
  category: m.publications_check_category,
  texts: m.publications_check_texts,
  pictures: m.publications_check_pictures,
  form: m.publications_check_form,
  'good-leads': m.campaigns_good_leads,
  pixel: m.publications_check_pixel,
  website: m.publications_check_website,
  law: m.publications_check_law,
  approval: m.publications_check_approval,
};
