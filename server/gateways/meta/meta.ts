import type { Fetch } from '../fetch.ts';
import { type Accounts, openAccounts } from './choices/accounts.ts';
import type { AdChanges } from './steering/ad-changes.ts';
import type { CallReport } from './graph/call-report.ts';
import { type Choices, openChoices } from './choices/choices.ts';
import { graphVersion, openGraph } from './graph/graph.ts';
import { type Insights, openInsights } from './sync/insights.ts';
import { openWebhooks, type Webhooks } from './webhooks.ts';
import { type LeadEvents, openLeadEvents } from './leads/lead-events.ts';
import { type MatchQualities, openMatchQualities } from './leads/match-quality.ts';
import { type Leads, openLeads } from './leads/leads.ts';
import type { Listings } from './sync/listings.ts';
import { type Login, openLogin } from './login/login.ts';
import { type NewChoices, openNewChoices } from './choices/new-choices.ts';
import { openAdChanges } from './steering/open-ad-changes.ts';
import { openListings } from './sync/open-listings.ts';
import { openRules } from './rules/open-rules.ts';
import type { Rules } from './rules/rules.ts';
import { openPagePictures, type PagePictures } from './choices/page-pictures.ts';
import { type Publishing, openPublishing } from './publishing/publishing.ts';
import { openSpendingLimits, type SpendingLimits } from './steering/spending-limits.ts';
import { type FormAudiences, openFormAudiences } from './steering/form-audiences.ts';
import { openSteering, type Steering } from './steering/steering.ts';
import type { Usage } from './graph/usage.ts';
import { type AccountControls, openAccountControls } from './watch/account-controls.ts';
import { type Activities, openActivities } from './watch/activities.ts';
import { openSettings, type Settings } from './watch/settings.ts';
import { openVideos, type Videos } from './publishing/videos.ts';

/** Everything we ask of Meta, in our own words. */
export interface Meta
  extends
    Login,
    Accounts,
    PagePictures,
    Choices,
    NewChoices,
    Publishing,
    Videos,
    Listings,
    Insights,
    Steering,
    FormAudiences,
    Rules,
    SpendingLimits,
    Leads,
    LeadEvents,
    MatchQualities,
    Webhooks,
    AccountControls,
    Activities,
    Settings,
    AdChanges {
  /** The time at Meta in ms since 1970, as its newest answer told; before the first, ours. */
  now(): number;
}

interface MetaOptions {
  /** The Graph API without the version: this address alone decides between Meta and the sandbox. */
  url: string;
  /** Where the login dialog is, without the version. */
  dialogUrl: string;
  appId: string;
  appSecret: string;
  version?: string;
  fetch?: Fetch;
  /** Told after every call how much of Meta's allowance is used. */
  onUsage?: (usage: Usage) => void;
  /** Told of every call once it is over. */
  onCall?: (report: CallReport) => void;
  /** The time limit of every call; without it 30 seconds, 90 for batches and uploads. */
  patienceMs?: number;
}

export function openMeta(options: MetaOptions): Meta {
  const { version = graphVersion, fetch = globalThis.fetch, dialogUrl, appId, appSecret } = options;
  const graph = openGraph({ ...options, version, fetch });
  return {
    ...openLogin(graph, { appId, appSecret, dialogUrl, version }),
    ...openAccounts(graph),
    ...openPagePictures({ graphUrl: options.url, fetch }),
    ...openChoices(graph),
    ...openNewChoices(graph),
    ...openPublishing(graph),
    ...openVideos(graph),
    ...openListings(graph),
    ...openInsights(graph),
    ...openAdChanges(graph),
    ...openLeads(graph),
    ...openLeadEvents(graph),
    ...openMatchQualities(graph),
    ...openWebhooks(graph, { appId, appSecret }),
    ...openSteering(graph),
    ...openFormAudiences(graph),
    ...openRules(graph),
    ...openAccountControls(graph),
    ...openActivities(graph, { appId }),
    ...openSettings(graph),
    ...openSpendingLimits(graph),
    now: () => graph.now(),
  };
}
