import { accountProblems } from './account-problem-words.ts';
import { adProblems } from './ad-problem-words.ts';
import { runProblems } from './run-problem-words.ts';

export interface Words {
  title: string;
  cause: string;
  nextStep: string;
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
export type ProblemName = keyof typeof english;

/** Everything a person reads about a publication that went wrong, by language. */
export const problemWords = {
  en: {
    problems: english as Record<ProblemName, Words>,
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
    } satisfies Record<Page, string>,
  },
};
