import { setupParts } from '#contract/operator/setup.ts';
import type { Language } from '#contract/people/people.ts';
import { publicPages, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { campaignCases } from './campaign-cases.ts';
import { liveCases } from './live-cases.ts';
import { isWhole } from './measured-looks.ts';
import { ownCases } from './own-cases.ts';
import type { People } from './people.ts';

/** Whose window it is: of somebody who has everything, of somebody who has nothing, of nobody. */
export type Who = 'owner' | 'newcomer' | 'stranger';

interface MeasuredCase {
  /** As in web/routes.ts: a page stands here once for each of its states that looks another way. */
  patterns: string[];
  name: string;
  who: Who;
  path: (people: People, language: Language) => string;
}

const own = [...ownCases, ...campaignCases, ...liveCases];
const patternsOf = ({ pattern, alias }: (typeof own)[number]) =>
  alias ? [pattern, alias.pattern] : [pattern];

/** Every page, as it is measured. */
export const measuredCases: MeasuredCase[] = [
  ...own
    .filter((each) => !leadsElsewhere(each))
    .map((each) => ({
      patterns: patternsOf(each),
      name: each.pattern,
      who: 'owner' as const,
      path: each.path,
    })),
  ...[2, 3, 4, 5].map((step) => ({
    patterns: [],
    name: `/campaign/:campaignId, step ${step}`,
    who: 'owner' as const,
    path: ({ draftId }: People) => `/campaign/${draftId}?step=${step}`,
  })),
  ...['ads', 'setup', 'history'].map((tab) => ({
    patterns: [],
    name: `/campaign/:campaignId?/details, ${tab}`,
    who: 'owner' as const,
    path: ({ publishedId }: People) => `/campaign/${publishedId}/details?tab=${tab}`,
  })),
  ...['', '/ads'].map((tail) => ({
    patterns: [],
    name: `/campaign/:campaignId${tail}, published`,
    who: 'owner' as const,
    path: ({ publishedId }: People) => `/campaign/${publishedId}${tail}`,
  })),
  { patterns: ['/dev/design'], name: '/dev/design', who: 'owner', path: () => '/dev/design' },
  ...own
    .filter(({ empty, filled }) => !empty.at && empty.says !== filled.says)
    .map(({ pattern, path }) => ({
      patterns: [],
      name: `${pattern}, empty`,
      who: 'newcomer' as const,
      path,
    })),
  ...[...publicPages, '404' as const].map((page) => ({
    patterns: [publicPath(page, 'en'), publicPath(page, 'nb')],
    name: publicPath(page, 'en'),
    who: 'stranger' as const,
    path: (_: People, language: Language) => publicPath(page, language),
  })),
  { patterns: ['/auth'], name: '/auth', who: 'stranger', path: () => '/auth' },
  { patterns: [], name: '/auth, signing up', who: 'stranger', path: () => '/auth?mode=signup' },
  {
    patterns: ['/deletion/:code'],
    name: '/deletion/:code',
    who: 'stranger',
    path: () => '/deletion/of-nobody',
  },
  { patterns: ['/join'], name: '/join', who: 'stranger', path: () => '/join#of-nobody' },
  { patterns: ['/connect'], name: '/connect', who: 'stranger', path: () => '/connect' },
  { patterns: ['/setup'], name: '/setup', who: 'owner', path: () => '/setup' },
  { patterns: [], name: '/setup, by the code', who: 'newcomer', path: () => '/setup#ABCD-EFGH-JKLM-NPQR' },
  // Alike to look at, but for what they ask.
  ...(isWhole ? Object.keys(setupParts) : ['meta']).map((part) => ({
    patterns: [],
    name: `/setup, ${part}`,
    who: 'owner' as const,
    path: () => `/setup?part=${part}`,
  })),
  ...['brand', 'alerts', 'assistants'].map((part) => ({
    patterns: [],
    name: `/profile, ${part}`,
    who: 'owner' as const,
    path: () => `/profile#${part}`,
  })),
  ...['jobs', 'errors', 'people'].map((view) => ({
    patterns: [],
    name: `/operator, ${view}`,
    who: 'owner' as const,
    path: () => `/operator?view=${view}`,
  })),
  { patterns: ['/a/:token'], name: '/a/:token', who: 'stranger', path: ({ approvalPath }) => approvalPath },
  { patterns: [], name: '/a/:token, of nobody', who: 'stranger', path: () => `/a/${'x'.repeat(43)}` },
  {
    patterns: [],
    name: '/approvals/:approvalId, one',
    who: 'owner',
    path: ({ approvalId }) => `/approvals/${approvalId}`,
  },
] satisfies MeasuredCase[];

/** What leads to another page is measured there. */
export const ledElsewhere = own.filter(leadsElsewhere).flatMap(patternsOf);

function leadsElsewhere({ filled }: (typeof own)[number]): boolean {
  return filled.at !== undefined;
}
