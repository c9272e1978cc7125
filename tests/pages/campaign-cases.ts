import type { PageCase } from './page-case.ts';
import type { People } from './people.ts';

const noDraft = {
  title: 'Draft not found',
  says: 'It may have been deleted, or it belongs to another account.',
  action: ['link', 'Back to Campaigns'],
} as const satisfies Pick<PageCase['empty'], 'title' | 'says' | 'action'>;
const failedDraft = { says: 'We could not load this campaign' };

function both(tail: string, pathOf: (people: People) => string) {
  return {
    pattern: `/campaign/${tail}`,
    path: (people: People) => `/campaign/${pathOf(people)}`,
    alias: {
      pattern: `/campaigns/${tail}`,
      path: (people: People) => `/campaigns/${pathOf(people)}`,
    },
  };
}

/** What is built here, from its beginning to what became of it. */
export const campaignCases: PageCase[] = [
  {
    ...both('new', () => 'new'),
    loading: { title: 'Create Your Ad Campaign', says: 'Your business and campaign objective' },
    empty: { title: 'Create Your Ad Campaign', says: 'Home services', action: ['button', 'Next'] },
    error: { says: 'The list of industries could not be loaded' },
    filled: {
      title: 'Create Your Ad Campaign',
      heading: 'Create Your Ad Campaign',
      says: 'Home services',
    },
  },
  {
    ...both(':campaignId', ({ draftId }) => draftId),
    loading: { title: 'Google Ads', says: 'Coming Soon' },
    empty: {
      at: '/meta-ads',
      title: 'Meta Ads',
      says: 'Connect Facebook to see your campaigns',
      action: ['button', 'Connect Facebook'],
    },
    error: { at: '/meta-ads', says: 'Failed to load campaign data.', toast: true },
    filled: { title: 'Edit Campaign', heading: 'Edit Campaign', says: 'Step 1 of' },
    readFirst: true,
  },
  {
    ...both(':campaignId/saved', ({ draftId }) => `${draftId}/saved`),
    loading: { title: 'Draft', says: 'Loading your draft...' },
    empty: noDraft,
    error: failedDraft,
    filled: {
      title: 'Draft Saved Successfully!',
      heading: 'Draft Saved Successfully!',
      says: 'Bergen Rør',
    },
  },
  {
    ...both(':campaignId?/ads', ({ draftId }) => `${draftId}/ads`),
    loading: { title: 'Generated ads', says: 'Loading the ads...' },
    empty: {
      title: 'Generated ads',
      says: 'This campaign does not exist. It may have been deleted.',
      action: ['link', 'Back to Drafts'],
    },
    error: { at: '/drafts', says: 'Failed to load campaign ads.', toast: true },
    filled: { title: 'Spring check', heading: 'Spring check', says: 'Bergen Rør' },
  },
  {
    ...both(':campaignId?/details', ({ publishedId }) => `${publishedId}/details`),
    loading: { title: 'Campaign details', says: 'Loading…' },
    empty: {
      at: '/meta-ads',
      title: 'Meta Ads',
      says: 'Connect Facebook to see your campaigns',
      action: ['button', 'Connect Facebook'],
    },
    error: { says: 'Failed to load campaign details.' },
    filled: { title: 'Winter check', heading: 'Winter check', says: 'Cost per result' },
  },
  {
    ...both(':campaignId/law', ({ publishedId }) => `${publishedId}/law`),
    loading: { title: 'Legal report', says: 'Putting the report together…' },
    empty: {
      at: '/meta-ads',
      title: 'Meta Ads',
      says: 'Connect Facebook to see your campaigns',
      action: ['button', 'Connect Facebook'],
    },
    error: { says: 'The report could not be read' },
    filled: {
      title: 'Legal report: Winter check',
      heading: 'Legal report: Winter check',
      says: 'The campaign was published',
    },
  },
  {
    pattern: '/drafts',
    path: () => '/drafts',
    loading: { title: 'Saved Drafts', says: 'Loading your drafts' },
    empty: { title: 'Saved Drafts', says: 'No drafts found', action: ['link', 'Create New Campaign'] },
    error: { says: 'Failed to load drafts.' },
    filled: { title: 'Saved Drafts', heading: 'Saved Drafts', says: 'Spring check' },
  },
  {
    pattern: '/drafts/:campaignId',
    path: ({ draftId }) => `/drafts/${draftId}`,
    loading: { title: 'Draft', says: 'Loading your draft...' },
    empty: noDraft,
    error: failedDraft,
    filled: { title: 'Draft', heading: 'Spring check', says: 'Nothing is spent before you publish it.' },
  },
];
