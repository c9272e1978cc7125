import { leadLimits } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import type { LegalPart } from './legal-text.tsx';
import type { OperatorWords } from './operator-words.ts';

/** The privacy policy: what the code keeps, sends and forgets. Whoever changes that, changes this. */
export function privacyParts({
  name,
  organisationNumber: number,
  address,
  email,
}: OperatorWords): LegalPart[] {
  return [
    { title: m.privacy_who(), text: m.privacy_who_text({ name, number, address, email }) },
    {
      title: m.privacy_kept(),
      points: [
        m.privacy_kept_account(),
        m.privacy_kept_facebook(),
        m.privacy_kept_campaigns(),
        m.privacy_kept_figures(),
        m.privacy_kept_leads(),
        m.privacy_kept_calls(),
        m.privacy_kept_session(),
        m.privacy_kept_messages(),
      ],
    },
    {
      title: m.privacy_why(),
      points: [m.privacy_why_contract(), m.privacy_why_interest(), m.privacy_why_not()],
    },
    {
      title: m.privacy_leads(),
      text: m.privacy_leads_text(),
      points: [
        m.privacy_leads_use(),
        m.privacy_leads_erase(),
        m.privacy_leads_kept({ months: leadLimits.retentionMonths.default }),
      ],
    },
    {
      title: m.privacy_others(),
      text: m.privacy_others_text(),
      points: [
        m.privacy_others_meta(),
        m.privacy_others_writer(),
        m.privacy_others_register(),
        m.privacy_others_pictures(),
        m.privacy_others_meetings(),
        m.privacy_others_mail(),
        m.privacy_others_webhook(),
        m.privacy_others_assistants(),
        m.privacy_others_push(),
        m.privacy_others_sign_in(),
      ],
    },
    {
      title: m.privacy_visits(),
      text: m.privacy_visits_text({ email }),
      points: [m.privacy_visits_ads(), m.privacy_visits_read()],
    },
    { title: m.privacy_ai(), text: m.privacy_ai_text() },
    { title: m.privacy_where(), text: m.privacy_where_text() },
    {
      title: m.privacy_browser(),
      text: m.privacy_browser_text(),
      points: [
        m.privacy_browser_session(),
        m.privacy_browser_menu(),
        m.privacy_browser_looks(),
        m.privacy_browser_work(),
      ],
    },
    {
      title: m.privacy_long(),
      points: [
        m.privacy_long_account(),
        m.privacy_long_session(),
        m.privacy_long_leads({ months: leadLimits.retentionMonths.default }),
        m.privacy_long_calls(),
        m.privacy_long_files(),
        m.privacy_long_messages(),
        m.privacy_long_backups(),
      ],
    },
    {
      title: m.privacy_deletion(),
      id: 'data-deletion',
      text: m.privacy_deletion_text(),
      points: [
        m.privacy_deletion_account(),
        m.privacy_deletion_facebook(),
        m.privacy_deletion_by_hand({ email }),
        m.privacy_deletion_backups(),
      ],
      end: (
        <p>
          <a
            href="/profile"
            className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
          >
            {m.privacy_to_profile()}
          </a>
        </p>
      ),
    },
    { title: m.privacy_rights(), text: m.privacy_rights_text({ email }) },
    { title: m.privacy_age(), text: m.privacy_age_text() },
    { title: m.privacy_changes(), text: m.privacy_changes_text() },
  ];
}
