import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { comparing } from './ad-comparison.ts';
import { breakdowns } from './breakdowns.ts';
import { landingPages } from './landing-pages.ts';
import { guardrails } from './guardrails.ts';
import { sharing } from './shared-campaigns.ts';
import { steering } from './steering.ts';
import { watching } from './watching.ts';
import { CampaignFields, Objective } from '../campaigns/campaign.ts';
import { overFacebook } from '../campaigns/facebook-choices.ts';
import { DailyFigures, Period, ReachEstimate } from './live-figures.ts';
import { LiveGlances, LiveMark, mostGlances } from './live-glances.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import {
  LiveCampaignDetail,
  LiveCampaignPage,
  LiveNews,
  LiveOverview,
  SyncState,
  livePageLimits,
} from './live-campaign.ts';
import { asTools } from '../tools.ts';

const overPeriod = z.object({ period: Period.default('30d') });
const page = {
  // In an address, numbers are written as texts.
  limit: z.coerce.number<number>().int().min(1).max(livePageLimits.most).default(livePageLimits.default),
  cursor: z.string().max(200).optional(),
};

const figures = oc.tag('live campaigns').router({
  list: member
    .route({
      method: 'GET',
      path: '/live-campaigns',
      summary: 'Campaigns as last synced from Meta',
      description:
        'The campaigns of the chosen ad account with their figures over the period, as they were read from Facebook the last time; nothing is asked of Facebook. They come `limit` at a time, in the order of their ids at Facebook, which never change: hand in `next` as `cursor` until it is null, and each campaign that is there all the while comes exactly once, whatever changes meanwhile. With the first page come the totals of all campaigns.',
    })
    .meta(asTools({ name: 'list_campaigns', scope: 'ads:read', fixed: { limit: 25 } }))
    .input(overPeriod.extend(page).prefault({}))
    .output(LiveCampaignPage)
    .errors(mayRefuse('CURSOR_UNKNOWN')),
  overview: member
    .route({
      method: 'GET',
      path: '/live-campaigns/overview',
      summary: 'All campaigns at once, for a page of ours',
      description:
        'Every campaign of the chosen ad account, what runs first and then by spend, with a stamp for `listNews`. A program reads `list`.',
    })
    .input(overPeriod.prefault({}))
    .output(LiveOverview)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  listNews: member
    .route({
      method: 'GET',
      path: '/live-campaigns/news',
      summary: 'What has changed since the overview was read',
      description:
        'For a page that stays open: the campaigns that are new or have changed since the stamp of the overview, or of the news before. A stamp of another period, ad account or day makes every campaign count as changed.',
    })
    .input(overPeriod.extend({ stamp: z.string().max(200) }))
    .output(LiveNews)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  daily: member
    .route({
      method: 'GET',
      path: '/live-campaigns/daily-figures',
      summary: 'Figures day by day',
      description:
        'Of one campaign, or of all campaigns of the chosen ad account; with an objective, of those with that goal.',
    })
    .meta(asTools({ name: 'daily_figures', scope: 'ads:read' }))
    .input(
      overPeriod.extend({
        facebookCampaignId: z.string().max(50).optional(),
        objective: Objective.optional(),
      }),
    )
    .output(DailyFigures)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND')),
  estimateReach: member
    .route({
      method: 'POST',
      path: '/live-campaigns/reach-estimates',
      summary: 'How many people ads could reach',
      description:
        'Asks Facebook how many people fit, and adds what the ads of the chosen ad account have reached lately, day by day. Facebook does not say what a budget will bring.',
    })
    .input(CampaignFields.pick({ locations: true, ageFrom: true, ageTo: true, gender: true }))
    .output(ReachEstimate)
    .errors(overFacebook),
  listGlances: member
    .route({
      method: 'GET',
      path: '/live-campaigns/glances',
      summary: 'A picture and the last two weeks of some campaigns',
      description: 'For a page of ours: what the rows in sight show besides figures.',
    })
    .input(z.object({ facebookCampaignIds: z.array(z.string().max(50)).max(mostGlances) }))
    .output(LiveGlances)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  listMarks: member
    .route({
      method: 'GET',
      path: '/live-campaigns/marks',
      summary: 'What was changed on which day',
      description:
        'For the charts: what was done from here to one campaign, or to all of the chosen ad account, in the days of the period and today, oldest first. A rename and a goal change nothing that is delivered, and are left out.',
    })
    .input(overPeriod.extend({ facebookCampaignId: z.string().max(50).optional() }))
    .output(z.array(LiveMark))
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND', 'NOT_WITH_A_KEY')),
  sync: member
    .route({
      method: 'POST',
      path: '/functions/fetch-meta-campaigns',
      summary: 'Read campaigns and figures from Meta',
      description:
        'Starts a sync, or joins the one that runs, and answers how it stands. `manual` always reads, five minutes apart at the least; `auto` only where the last good sync is half an hour old, or something was published since. Follow it with `watchSync`; what it has read is in `list`, and what is new in `listNews`.',
    })
    .meta(
      asTools({
        name: 'sync',
        scope: 'ads:read',
        description:
          'Reads campaigns and figures from Meta anew; with `auto` only where they are old, or something was published since. It goes on by itself for some seconds.',
      }),
    )
    .input(z.object({ type: z.enum(['auto', 'manual']).default('manual') }).prefault({}))
    .output(SyncState)
    .errors(
      mayRefuse(
        'CONNECTION_MISSING',
        'CONNECTION_BROKEN',
        'AD_ACCOUNT_NOT_CHOSEN',
        'SELECTION_UNKNOWN',
        'SYNC_TOO_SOON',
      ),
    ),
  watchSync: member
    .route({
      method: 'GET',
      path: '/live-campaigns/sync',
      summary: 'Follow the sync as it happens',
      description: 'Answers a stream: the state of the sync as it is, and again whenever it changes.',
    })
    .output(eventIterator(SyncState)),
  get: member
    .route({
      method: 'GET',
      path: '/live-campaigns/{facebookCampaignId}',
      summary: 'One live campaign, with its ad sets and ads',
      description:
        'A campaign as it was read from Facebook the last time, with what each ad says and what it has brought.',
    })
    .meta(asTools({ name: 'get_campaign', scope: 'ads:read' }))
    .input(overPeriod.extend({ facebookCampaignId: z.string().max(50) }))
    .output(LiveCampaignDetail)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND')),
});

// By name: written out, it is more than the compiler writes.
type LiveCampaigns = typeof figures &
  typeof breakdowns &
  typeof comparing &
  typeof guardrails &
  typeof landingPages &
  typeof sharing &
  typeof steering &
  typeof watching;

export const liveCampaigns: LiveCampaigns = {
  ...figures,
  ...breakdowns,
  ...comparing,
  ...guardrails,
  ...landingPages,
  ...sharing,
  ...steering,
  ...watching,
};
