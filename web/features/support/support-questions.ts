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
      {
        question: m.support_page_faq_price(),
        answer: m.support_page_faq_price_answer({
          basic: kroner(basic.monthlyPriceMinor),
          basicCampaigns: basic.campaignsPerMonth,
          pro: kroner(pro.monthlyPriceMinor),
          proCampaigns: pro.campaignsPerMonth,
        }),
      },
      {
        question: m.support_page_faq_trial(),
        answer: m.support_page_faq_trial_answer({
          days: trialDays,
          campaigns: free.campaignsPerMonth,
          media: free.mediaPerCampaign,
        }),
      },
      { question: m.support_page_faq_spend(), answer: m.support_page_faq_spend_answer() },
      { question: m.support_page_faq_cancel(), answer: m.support_page_faq_cancel_answer() },
    ],
    [m.try_place_facebook()]: [
      { question: m.support_page_faq_connect(), answer: m.support_page_faq_connect_answer() },
      { question: m.support_page_faq_control(), answer: m.support_page_faq_control_answer() },
      { question: m.support_page_faq_review(), answer: m.support_page_faq_review_answer() },
      { question: m.support_page_faq_others(), answer: m.support_page_faq_others_answer() },
    ],
    [m.support_page_faq_ads()]: [
      { question: m.support_page_faq_writer(), answer: m.support_page_faq_writer_answer() },
      {
        question: m.support_page_faq_media(),
        answer: m.support_page_faq_media_answer({
          image: imageRules.maxBytes / megabyte,
          side: imageRules.minWidth,
          video: videoRules.maxBytes / megabyte / 1024,
          minutes: videoRules.maxSeconds / 60,
        }),
      },
      { question: m.support_page_faq_change(), answer: m.support_page_faq_change_answer() },
      { question: m.support_page_faq_figures(), answer: m.support_page_faq_figures_answer() },
      {
        question: m.support_page_faq_leads(),
        answer: m.support_page_faq_leads_answer({ months: leadLimits.retentionMonths.default }),
      },
    ],
    [m.shell_account()]: [
      { question: m.support_page_faq_delete(), answer: m.support_page_faq_delete_answer() },
    ],
  };
}
