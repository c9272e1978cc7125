import { plans, trialDays } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';
import type { LegalPart } from './legal-text.tsx';
import type { OperatorWords } from './operator-words.ts';

/** The terms of service, with the operator's name in them. */
export function termsParts(operator: OperatorWords): LegalPart[] {
  const { name, organisationNumber: number, address, email, phone } = operator;
  return [
    { title: m.terms_who(), text: m.terms_who_text({ name, number, address }) },
    {
      title: m.terms_users(),
      points: [m.terms_users_age(), m.terms_users_right(), m.terms_users_place(), m.terms_users_account()],
    },
    { title: m.terms_service(), text: m.terms_service_text() },
    {
      title: m.terms_price(),
      points: [
        m.terms_price_trial({ days: trialDays, campaigns: plans.free.campaignsPerMonth }),
        m.terms_price_plans({ page: m.terms_price_page() }),
        m.terms_price_cancel(),
      ],
    },
    {
      title: m.terms_spend(),
      points: [m.terms_spend_meta(), m.terms_spend_consent()],
      note: m.terms_spend_running(),
    },
    {
      title: m.terms_content(),
      points: [
        m.terms_content_yours(),
        m.terms_content_ai(),
        m.terms_content_rules(),
        m.terms_content_special(),
      ],
    },
    {
      title: m.terms_leads(),
      text: m.terms_leads_text(),
      points: [
        m.terms_leads_instruction(),
        m.terms_leads_safe(),
        m.terms_leads_helpers({ policy: m.terms_leads_policy() }),
        m.terms_leads_breach(),
        m.terms_leads_end(),
      ],
    },
    { title: m.terms_forbidden(), points: [m.terms_forbidden_break(), m.terms_forbidden_others()] },
    {
      title: m.terms_liability(),
      points: [m.terms_liability_service(), m.terms_liability_limit(), m.terms_liability_law()],
    },
    {
      title: m.terms_ending(),
      points: [m.terms_ending_you({ page: m.terms_profile() }), m.terms_ending_us(), m.terms_ending_export()],
    },
    { title: m.terms_changes(), text: m.terms_changes_text() },
    { title: m.terms_disputes(), text: m.terms_disputes_text() },
    { title: m.terms_contact(), text: m.terms_contact_text({ name, address, email, phone }) },
  ];
}
