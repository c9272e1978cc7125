import type { PageCase } from './page-case.ts';

const welcome = 'Welcome back, Kari!';

/** What belongs to a person and their account. */
export const ownCases: PageCase[] = [
  {
    pattern: '/dashboard',
    path: () => '/dashboard',
    loading: { title: 'Dashboard', says: 'Loading…' },
    empty: { title: 'Dashboard', says: 'Not connected', action: ['button', 'Connect Facebook'] },
    error: { says: 'Your campaigns could not be loaded' },
    filled: { title: 'Dashboard', heading: welcome, says: 'Here is how your campaigns are doing.' },
  },
  {
    pattern: '/pricing',
    path: () => '/pricing',
    loading: { title: 'Plans', says: 'Tell us which plan you want' },
    empty: {
      at: '/dashboard',
      title: 'Plans',
      says: 'You are on the free trial until',
      action: ['button', 'Talk to us'],
    },
    error: { at: '/dashboard', says: 'Something went wrong on our side' },
    filled: {
      at: '/dashboard',
      title: 'Plans',
      heading: 'Plans',
      says: 'You are on Enterprise, with no limit on campaigns.',
    },
    // But for the workspace, which the frame round it asks for.
    asksNothing: true,
  },
  {
    pattern: '/profile',
    path: () => '/profile',
    loading: { title: 'Profile Settings', says: 'Loading…' },
    empty: {
      title: 'Profile Settings',
      says: 'Not available on this address yet',
      action: ['button', 'Turn on'],
    },
    error: { says: 'Something went wrong on our side' },
    filled: {
      title: 'Profile Settings',
      heading: 'Profile Settings',
      says: 'Not available on this address yet',
    },
  },
  {
    pattern: '/audit-log',
    path: () => '/audit-log',
    loading: { title: 'Log', says: 'Loading…' },
    empty: { title: 'Log', says: 'Nothing has been done yet.', action: ['button', 'Verify the log'] },
    error: { says: 'The log could not be read' },
    filled: { title: 'Log', heading: 'Log', says: 'Linked Facebook' },
  },
  {
    pattern: '/team',
    path: () => '/team',
    loading: { title: 'Team', says: 'Loading…' },
    empty: { title: 'Team', says: 'Owner', action: ['button', 'Send the invitation'] },
    error: { says: 'The team could not be loaded' },
    filled: { title: 'Team', heading: 'Team', says: 'The people in the workspace “Kari Nordmann”' },
  },
  {
    pattern: '/operator',
    path: () => '/operator',
    loading: { title: 'Operations', says: 'Loading…' },
    empty: {
      title: 'Oops! Page not found',
      says: 'Page not found',
      action: ['link', 'Dashboard'],
    },
    error: { says: 'This could not be loaded' },
    filled: { title: 'Operations', heading: 'Operations', says: 'checks in order' },
  },
  {
    pattern: '/approvals/:approvalId?',
    path: () => '/approvals',
    loading: { title: 'Approvals', says: 'Reading approvals…' },
    empty: {
      title: 'Approvals',
      says: 'Nothing is waiting for you',
      action: ['link', 'Dashboard'],
    },
    error: { says: 'Approvals could not be read' },
    filled: { title: 'Approvals', heading: 'Approvals', says: 'Spring check' },
  },
  {
    pattern: '/clients',
    path: () => '/clients',
    loading: { title: 'Clients', says: 'Loading…' },
    empty: { title: 'Clients', says: 'Facebook not linked', action: ['button', 'Kari Nordmann'] },
    error: { says: 'Your clients could not be loaded' },
    filled: { title: 'Clients', heading: 'Clients', says: 'Kari Nordmann' },
  },
  {
    pattern: '/dev/api-monitoring',
    path: () => '/dev/api-monitoring',
    loading: { title: 'Facebook API Monitoring', says: 'Loading…' },
    empty: {
      title: 'Facebook API Monitoring',
      says: 'No usage reported yet. It appears after the next sync.',
      action: ['tab', 'Call Log'],
    },
    error: { says: 'Error loading metrics' },
    filled: {
      title: 'Facebook API Monitoring',
      heading: 'Facebook API Monitoring',
      says: 'All is well',
    },
  },
  {
    pattern: '/dev/image-lab',
    path: () => '/dev/image-lab',
    loading: { title: 'Pictures', says: 'Loading…' },
    empty: {
      title: 'Pictures',
      says: 'Your own pictures will be listed here.',
      action: ['button', 'Choose pictures, or drop them here'],
    },
    error: { says: 'Your pictures could not be loaded' },
    filled: { title: 'Pictures', heading: 'Pictures', says: 'Newest first.' },
  },
  {
    pattern: '/google-ads',
    path: () => '/google-ads',
    loading: { title: 'Google Ads', says: 'Loading…' },
    offline: { title: 'Google Ads', says: 'Coming Soon' },
    empty: { title: 'Google Ads', says: 'Coming Soon', action: ['link', 'Notify Me When Available'] },
    error: { says: 'Something went wrong on our side' },
    filled: { title: 'Google Ads', heading: 'Google Ads', says: 'Coming Soon' },
  },
  {
    pattern: '/ai-seo',
    path: () => '/ai-seo',
    loading: { title: 'AI SEO', says: 'Loading…' },
    offline: { title: 'AI SEO', says: 'Coming Soon' },
    empty: { title: 'AI SEO', says: 'Coming Soon', action: ['link', 'Get Early Access'] },
    error: { says: 'Something went wrong on our side' },
    filled: { title: 'AI SEO', heading: 'AI SEO', says: 'Coming Soon' },
  },
];
