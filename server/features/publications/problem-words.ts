import type { Language } from '#contract/people.ts';
import { accountProblems } from './account-problem-words.ts';
import { adProblems } from './ad-problem-words.ts';
import { norwegianAccountProblems } from './norwegian-account-problems.ts';
import { norwegianAdProblems } from './norwegian-ad-problems.ts';
import { norwegianRunProblems } from './norwegian-run-problems.ts';
import { runProblems } from './run-problem-words.ts';

/** What a person reads about a problem. */
export interface Said {
  title: string;
  cause: string;
  nextStep: string;
}

export interface Words extends Said {
  page?: Page;
}

/** Where a problem is put right: a page of Meta's, or one of ours. */
export const pages = {
  facebook: 'https://www.facebook.com/',
  adsManager: 'https://www.facebook.com/adsmanager/manage/campaigns',
  accountQuality: 'https://www.facebook.com/accountquality/',
  billing: 'https://www.facebook.com/ads/manager/account_settings/account_billing/',
  businessSettings: 'https://business.facebook.com/settings/',
  instantForms: 'https://business.facebook.com/latest/instant_forms/',
  authorizations: 'https://www.facebook.com/id/',
  adPolicies: 'https://transparency.meta.com/policies/ad-standards/',
  connection: '/dashboard',
  support: '/support',
} as const;
type Page = keyof typeof pages;

const english = { ...accountProblems, ...adProblems, ...runProblems };
export type AccountProblemName = keyof typeof accountProblems;
export type AdProblemName = keyof typeof adProblems;
export type RunProblemName = keyof typeof runProblems;
export type ProblemName = keyof typeof english;

interface ProblemWords {
  problems: Record<ProblemName, Said>;
  /** How the way to a page is called. */
  pages: Record<Page, string>;
}

/** Where each problem is put right; undefined for what is put right in the campaign. */
export function pageOf(name: ProblemName): Page | undefined {
  const { page }: Words = english[name];
  return page;
}

/** Everything a person reads about a publication that went wrong, by language. */
export const problemWords: Record<Language, ProblemWords> = {
  en: {
    problems: english,
    pages: {
      facebook: 'Open Facebook',
      adsManager: 'Open Meta Ads Manager',
      accountQuality: 'Open Account Quality',
      billing: 'Open the billing settings',
      businessSettings: 'Open the business settings',
      instantForms: 'Open your lead forms',
      authorizations: 'Confirm your identity',
      adPolicies: 'Read Meta’s advertising standards',
      connection: 'Open your Facebook connection',
      support: 'Open the support center',
    },
  },
  nb: {
    problems: { ...norwegianAccountProblems, ...norwegianAdProblems, ...norwegianRunProblems },
    pages: {
      facebook: 'Åpne Facebook',
      adsManager: 'Åpne Meta Ads Manager',
      accountQuality: 'Åpne Kontokvalitet',
      billing: 'Åpne betalingsinnstillingene',
      businessSettings: 'Åpne bedriftsinnstillingene',
      instantForms: 'Åpne leadskjemaene dine',
      authorizations: 'Bekreft identiteten din',
      adPolicies: 'Les Metas retningslinjer for annonsering',
      connection: 'Åpne tilkoblingen til Facebook',
      support: 'Åpne kundestøtten',
    },
  },
};
