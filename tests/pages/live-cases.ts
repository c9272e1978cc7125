import type { PageCase } from './page-case.ts';

/** What runs at Facebook, and who answered it. */
export const liveCases: PageCase[] = [
  {
    pattern: '/meta-ads',
    path: () => '/meta-ads',
    loading: { title: 'Meta Ads', says: 'Loading…' },
    empty: {
      title: 'Meta Ads',
      says: 'Connect Facebook to see your campaigns',
      action: ['button', 'Connect Facebook'],
    },
    error: { says: 'Your campaigns could not be loaded' },
    filled: { title: 'Meta Ads', heading: 'Meta Ads', says: 'Winter check' },
  },
  {
    pattern: '/leads',
    path: () => '/leads',
    loading: { title: 'Leads', says: 'Loading…' },
    empty: { title: 'Leads', says: 'No leads yet', action: ['link', 'Create a lead campaign'] },
    error: { says: 'Couldn’t show the leads' },
    filled: { title: 'Leads', heading: 'Leads', says: 'Ola Hansen' },
  },
  {
    pattern: '/campaigns/meta/:facebookCampaignId',
    path: ({ foreignId }) => `/campaigns/meta/${foreignId}`,
    loading: { title: 'Campaign at Meta', says: 'Loading…' },
    empty: {
      at: '/meta-ads',
      title: 'Meta Ads',
      says: 'Connect Facebook to see your campaigns',
      action: ['button', 'Connect Facebook'],
    },
    error: { says: 'Failed to load campaign performance data' },
    filled: { title: 'Bakery', heading: 'Bakery', says: 'Cost per result' },
  },
  {
    pattern: '/campaigns/meta/:campaignId/law',
    path: ({ foreignId }) => `/campaigns/meta/${foreignId}/law`,
    loading: { title: 'Legal report', says: 'Putting the report together…' },
    empty: {
      at: '/meta-ads',
      title: 'Meta Ads',
      says: 'Connect Facebook to see your campaigns',
      action: ['button', 'Connect Facebook'],
    },
    error: { says: 'The report could not be read' },
    filled: {
      title: 'Legal report: Bakery',
      heading: 'Legal report: Bakery',
      says: 'Nothing has gone to Meta from here yet',
    },
  },
  {
    pattern: '/campaigns/:facebookCampaignId/leads',
    path: ({ leadsId }) => `/campaigns/${leadsId}/leads`,
    loading: { title: 'Leads', says: 'Loading…' },
    empty: {
      title: 'Leads',
      says: "Campaign not found or you don't have access to it.",
      action: ['link', 'Back to Campaigns'],
    },
    error: { says: 'Failed to load campaign data.' },
    filled: { title: 'Leads of Winter check', heading: 'Winter check', says: 'Ola Hansen' },
  },
];
