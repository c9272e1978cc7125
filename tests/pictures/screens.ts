import { publicPages } from '#web/features/public-pages/public-addresses.ts';

/** Written in each language at an address of its own. */
const writtenPages: readonly string[] = [...publicPages, '404'];

/** Of nobody who is known. */
export const openScreens = [
  ...writtenPages,
  'auth',
  'auth?mode=signup',
  'connect',
  'join',
  'a/of-nobody',
  'deletion/of-nobody',
  'setup',
];

/** Of somebody who has nothing yet. */
export const firstScreens = ['dashboard', 'meta-ads', 'leads', 'pricing', 'drafts', 'campaign/new'];

/** Of somebody who has one of everything, by the ids of these campaigns. */
export function fullScreens(campaigns: Record<'running' | 'written' | 'leadsOf' | 'foreign', string>) {
  const { running, written, leadsOf, foreign } = campaigns;
  return [
    'dashboard',
    'meta-ads',
    'leads',
    'drafts',
    `drafts/${written}`,
    'profile',
    ...['brand', 'alerts', 'assistants'].map((part) => `profile#${part}`),
    'pricing',
    'team',
    'clients',
    'audit-log',
    'operator',
    ...['jobs', 'errors', 'people'].map((view) => `operator?view=${view}`),
    'setup',
    'setup?part=meta',
    'google-ads',
    'ai-seo',
    'dev/api-monitoring',
    'dev/image-lab',
    'dev/design',
    `campaigns/meta/${foreign}`,
    `campaigns/meta/${foreign}/law`,
    `campaigns/${leadsOf}/leads`,
    `campaign/${running}`,
    `campaign/${running}/details`,
    ...['ads', 'setup', 'history'].map((tab) => `campaign/${running}/details?tab=${tab}`),
    `campaign/${running}/ads`,
    `campaign/${running}/law`,
    `campaign/${written}/saved`,
    ...[1, 2, 3, 4, 5].map((step) => `campaign/${written}?step=${step}`),
  ];
}

/** Of somebody who is asked for an approval. */
export const askedScreens = (approvalId: string) => ['approvals', `approvals/${approvalId}`];

/** Of whoever holds a link that asks for one. */
export const linkedScreens = (token: string) => [`a/${token}`];

export function addressOf(path: string, language: 'en' | 'nb'): string {
  return language === 'nb' && writtenPages.includes(path) ? `/nb/${path}` : `/${path}`;
}
