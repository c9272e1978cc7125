import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('deletion/:code', 'routes/deletion.tsx'),
  layout('routes/signed-in.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('campaign/new', 'routes/new-campaign.tsx', { id: 'campaign-new' }),
    route('campaigns/new', 'routes/new-campaign.tsx', { id: 'campaigns-new' }),
    route('campaign/:campaignId', 'routes/campaign.tsx', { id: 'campaign' }),
    route('campaigns/:campaignId', 'routes/campaign.tsx', { id: 'campaigns' }),
    route('campaign/:campaignId/saved', 'routes/saved-campaign.tsx', { id: 'campaign-saved' }),
    route('campaigns/:campaignId/saved', 'routes/saved-campaign.tsx', { id: 'campaigns-saved' }),
    route('campaign/:campaignId?/ads', 'routes/campaign-ads.tsx', { id: 'campaign-ads' }),
    route('campaigns/:campaignId?/ads', 'routes/campaign-ads.tsx', { id: 'campaigns-ads' }),
    route('drafts', 'routes/drafts.tsx'),
    route('drafts/:campaignId', 'routes/draft.tsx'),
    route('meta-ads', 'routes/meta-ads.tsx'),
    route('dev/image-lab', 'routes/image-lab.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('google-ads', 'routes/planned.tsx', { id: 'google-ads' }),
    route('ai-seo', 'routes/planned.tsx', { id: 'ai-seo' }),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
