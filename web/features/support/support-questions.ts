import { leadLimits } from '#contract/leads/lead.ts';
import { imageRules, videoRules } from '#contract/media.ts';
import { plans, trialDays } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import type { Question } from './questions.ts';

const megabyte = 1024 ** 2;
const kroner = (minor: number) => formatWhole(minor / 100);

/** What people ask before they begin: of the same questions, those about money and trust. */
export function frontQuestions(): Question[] {
  const wanted = [
    m.support_page_faq_trial,
    m.support_page_faq_spend,
    m.support_page_faq_control,
    m.support_page_faq_writer,
    m.support_page_faq_cancel,
  ];
  const known = supportQuestions();
  return wanted.flatMap((one) => known.find(({ question }) => question === one()) ?? []);
}

/** What people ask about the price. */
export function priceQuestions(): Question[] {
  return supportTopics()[m.plans_name()] ?? [];
}

/** What people ask the support centre. */
export function supportQuestions(): Question[] {
  return Object.values(supportTopics()).flat();
}

/** The same, by topic; figures come from where they hold. */
export function supportTopics(): Record<string, Question[]> {
  const { free, basic, pro } = plans;
  return {
    [m.plans_name()]: [
      ask(
        m.support_page_faq_price(),
        m.support_page_faq_price_answer({
          basic: kroner(basic.monthlyPriceMinor),
          basicCampaigns: basic.campaignsPerMonth,
          pro: kroner(pro.monthlyPriceMinor),
          proCampaigns: pro.campaignsPerMonth,
        }),
      ),
      ask(
        m.support_page_faq_trial(),
        m.support_page_faq_trial_answer({
          days: trialDays,
          campaigns: free.campaignsPerMonth,
          media: free.mediaPerCampaign,
        }),
      ),
      ask(m.support_page_faq_spend(), m.support_page_faq_spend_answer()),
      ask(m.support_page_faq_cancel(), m.support_page_faq_cancel_answer()),
    ],
    [m.try_place_facebook()]: [
      ask(m.support_page_faq_connect(), m.support_page_faq_connect_answer()),
      ask(m.support_page_faq_control(), m.support_page_faq_control_answer()),
      ask(m.support_page_faq_review(), m.support_page_faq_review_answer()),
      ask(m.support_page_faq_others(), m.support_page_faq_others_answer()),
    ],
    [m.support_page_faq_ads()]: [
      ask(m.support_page_faq_writer(), m.support_page_faq_writer_answer()),
      ask(
        m.support_page_faq_media(),
        m.support_page_faq_media_answer({
          image: imageRules.maxBytes / megabyte,
          side: imageRules.minWidth,
          video: videoRules.maxBytes / megabyte / 1024,
          minutes: videoRules.maxSeconds / 60,
        }),
      ),
      ask(m.support_page_faq_change(), m.support_page_faq_change_answer()),
      ask(m.support_page_faq_figures(), m.support_page_faq_figures_answer()),
      ask(
        m.support_page_faq_leads(),
        m.support_page_faq_leads_answer({ months: leadLimits.retentionMonths.default }),
      ),
    ],
    [m.shell_account()]: [ask(m.support_page_faq_delete(), m.support_page_faq_delete_answer())],
  };
}

function ask(question: string, answer: string): Question {
  return { question, answer };
}
