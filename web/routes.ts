import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('auth', 'routes/auth.tsx'),
  layout('routes/signed-in.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('campaign/new', 'routes/new-campaign.tsx', { id: 'campaign-new' }),
    route('campaigns/new', 'routes/new-campaign.tsx', { id: 'campaigns-new' }),
    route('campaign/:campaignId', 'routes/campaign.tsx', { id: 'campaign' }),
    route('campaigns/:campaignId', 'routes/campaign.tsx', { id: 'campaigns' }),
    route('drafts', 'routes/drafts.tsx'),
    route('meta-ads', 'routes/meta-ads.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
