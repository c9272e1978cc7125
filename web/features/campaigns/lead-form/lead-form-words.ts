import { type AdLanguage, adLocales } from '#contract/campaigns/campaign.ts';
import type { PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import { m } from '#web/paraglide/messages.js';

/** What stands on a form to begin with: in the language of the ads, not in that of our screens. */
export function leadFormWords(language: AdLanguage) {
  const options = { locale: adLocales[language] };
  return {
    headline: (offer: string) =>
      offer ? m.lead_form_headline({ offer }, options) : m.lead_form_headline_plain({}, options),
    intro: m.lead_form_intro({}, options),
    thankYou: {
      title: m.lead_form_thanks_title({}, options),
      text: m.lead_form_thanks_text({}, options),
      button: m.lead_form_thanks_button({}, options),
    },
    /** As Facebook itself writes them on the form. */
    questions: {
      FULL_NAME: m.lead_form_full_name({}, options),
      EMAIL: m.lead_form_email({}, options),
      PHONE: m.lead_form_phone({}, options),
      CITY: m.lead_form_city({}, options),
      POST_CODE: m.lead_form_post_code({}, options),
      COMPANY_NAME: m.lead_form_company_name({}, options),
      JOB_TITLE: m.lead_form_job_title({}, options),
    } satisfies Record<PrefilledQuestion, string>,
    privacy: m.lead_form_privacy({}, options),
    submit: m.lead_form_submit({}, options),
  };
}
