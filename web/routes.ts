import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every public page, in the language its address begins with. */
function publicRoutes(language: 'en' | 'nb') {
  const page = (name: string) => route(name, `routes/public/${name}.tsx`, { id: `${language}-${name}` });
  const pages = layout('routes/public/public.tsx', { id: `${language}-public` }, [
    index('routes/public/landing.tsx', { id: `${language}-landing` }),
    page('about'),
    page('use-cases'),
    page('customers'),
    page('plans'),
    page('support'),
    page('contact'),
    page('privacy'),
    page('terms'),
    route('404', 'routes/not-found.tsx', { id: `${language}-404` }),
  ]);
  return language === 'en' ? [pages] : prefix(language, [pages]);
}

export default [
  ...publicRoutes('en'),
  ...publicRoutes('nb'),
  route('auth', 'routes/auth.tsx'),
  route('join', 'routes/join.tsx'),
  route('connect', 'routes/connect.tsx'),
  route('setup', 'routes/setup.tsx'),
  route('deletion/:code', 'routes/public/deletion.tsx'),
  route('a/:token', 'routes/approval/approval-link.tsx'),
  layout('routes/signed-in.tsx', [
    layout('routes/inside.tsx', [
      route('dashboard', 'routes/dashboard/dashboard.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('campaign/new', 'routes/campaign/new-campaign.tsx', { id: 'campaign-new' }),
      route('campaigns/new', 'routes/campaign/new-campaign.tsx', { id: 'campaigns-new' }),
      route('campaign/:campaignId', 'routes/campaign/campaign.tsx', { id: 'campaign' }),
      route('campaigns/:campaignId', 'routes/campaign/campaign.tsx', { id: 'campaigns' }),
      route('campaign/:campaignId/saved', 'routes/campaign/saved-campaign.tsx', { id: 'campaign-saved' }),
      route('campaigns/:campaignId/saved', 'routes/campaign/saved-campaign.tsx', { id: 'campaigns-saved' }),
      route('campaign/:campaignId?/ads', 'routes/campaign/campaign-ads.tsx', { id: 'campaign-ads' }),
      route('campaigns/:campaignId?/ads', 'routes/campaign/campaign-ads.tsx', { id: 'campaigns-ads' }),
      route('campaign/:campaignId?/details', 'routes/campaign/campaign-details.tsx', {
        id: 'campaign-details',
      }),
      route('campaigns/:campaignId?/details', 'routes/campaign/campaign-details.tsx', {
        id: 'campaigns-details',
      }),
      route('campaign/:campaignId/law', 'routes/campaign/law-report.tsx', { id: 'campaign-law' }),
      route('campaigns/:campaignId/law', 'routes/campaign/law-report.tsx', { id: 'campaigns-law' }),
      route('campaigns/meta/:campaignId/law', 'routes/campaign/law-report.tsx', { id: 'meta-law' }),
      route('campaigns/meta/:facebookCampaignId', 'routes/live/meta-campaign.tsx'),
      route('campaigns/:facebookCampaignId/leads', 'routes/live/leads.tsx'),
      route('leads', 'routes/live/all-leads.tsx'),
      route('audit-log', 'routes/audit-log.tsx'),
      route('team', 'routes/team.tsx'),
      route('operator', 'routes/operator.tsx'),
      route('approvals/:approvalId?', 'routes/approval/approvals.tsx'),
      route('clients', 'routes/clients.tsx'),
      route('drafts', 'routes/campaign/drafts.tsx'),
      route('drafts/:campaignId', 'routes/campaign/draft.tsx'),
      route('meta-ads', 'routes/live/meta-ads.tsx'),
      route('dev/api-monitoring', 'routes/api-monitoring.tsx'),
      route('dev/design', 'routes/design/design.tsx'),
      route('dev/image-lab', 'routes/image-lab.tsx'),
      route('pricing', 'routes/pricing.tsx'),
      route('google-ads', 'routes/google-ads.tsx'),
      route('ai-seo', 'routes/ai-seo.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
