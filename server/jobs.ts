import { keepFresh } from '#server/features/live-campaigns/keep-fresh.ts';
import { syncLiveCampaigns } from '#server/features/live-campaigns/sync-live-campaigns.ts';
import { publishOnMeta } from '#server/features/publications/publish-on-meta.ts';
import type { AnyJob } from '#server/job.ts';
import { sendLetter } from '#server/send-letter.ts';

/** Every kind of work that outlives a request. */
export const jobs: AnyJob[] = [sendLetter, publishOnMeta, syncLiveCampaigns, keepFresh];

/** What is done by the clock, as cron lines in UTC. */
export const schedule = [{ job: keepFresh, cron: '*/5 * * * *' }];
