import type {
  LineParams,
  RecommendationLine,
  RecommendationTools,
  RecommendationWords,
} from './recommendation-lines.ts';
import type { RecommendationReason } from './recommendation.ts';

const codes = ['offer-over', 'ad-worse', 'ad-tired', 'form-unsent'] as const;
type OfAds = Extract<RecommendationReason, { code: (typeof codes)[number] }>;

export function isOfAds(reason: RecommendationReason): reason is OfAds {
  return codes.some((code) => code === reason.code);
}

interface Tools extends RecommendationTools {
  say(line: RecommendationLine, params?: Partial<LineParams>): string;
}

/** What is wrong with ads that are shown, and with the form they open. */
export function adWords(reason: OfAds, { say, ...tools }: Tools): RecommendationWords {
  switch (reason.code) {
    case 'offer-over': {
      const { words, ads, headline, dailyBudgetMinor } = reason;
      return {
        what: say('offer_over', { count: ads, shown: tools.count(ads), name: headline, day: words }),
        why:
          dailyBudgetMinor === null
            ? say('offer_over_why')
            : say('offer_over_budget', { amount: tools.money(dailyBudgetMinor) }),
      };
    }
    case 'ad-worse': {
      const { objective, ad, better, costMinor, betterCostMinor, spendMinor, days } = reason;
      const said = { name: ad, time: better, usual: tools.money(betterCostMinor) };
      const result = tools.result(objective, 1);
      return {
        what:
          costMinor === null
            ? say('ad_worse_none', { ...said, amount: tools.money(spendMinor), result })
            : say('ad_worse', { ...said, amount: tools.money(costMinor, betterCostMinor), result }),
        why: say('ad_worse_why', { name: ad, amount: tools.money(spendMinor), day: tools.day(days.since) }),
      };
    }
    case 'ad-tired': {
      const { ad, clickRate, clickRateBefore, times, timesBefore, spendMinor } = reason;
      const percent = (value: number) =>
        new Intl.NumberFormat(tools.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          value / 100,
        );
      return {
        what: say('ad_tired', { name: ad, amount: percent(clickRate), usual: percent(clickRateBefore) }),
        why: say('ad_tired_why', {
          amount: tools.money(spendMinor),
          times: decimalWords(times, tools),
          usual: decimalWords(timesBefore, tools),
        }),
      };
    }
    case 'form-unsent': {
      const { clicks, leads, spendMinor } = reason;
      return {
        what: say(leads === 0 ? 'form_unsent_none' : 'form_unsent', {
          shown: tools.count(clicks),
          amount: tools.count(leads),
          count: leads,
        }),
        why: say('form_unsent_why', { amount: tools.money(spendMinor) }),
      };
    }
  }
}

/** '4.5' */
export function decimalWords(value: number, { locale }: Pick<RecommendationTools, 'locale'>): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}
