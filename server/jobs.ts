import { keepFresh } from '#server/features/live-campaigns/keep-fresh.ts';
import { syncLiveCampaigns } from '#server/features/live-campaigns/sync-live-campaigns.ts';
import { finishDeletion } from '#server/features/deletions/finish-deletion.ts';
import { runEnhancement } from '#server/features/media/run-enhancement.ts';
import { forgetStale } from '#server/features/people/forget-stale.ts';
import { sendResetLetter } from '#server/features/people/send-reset-letter.ts';
import { publishOnMeta } from '#server/features/publications/publish-on-meta.ts';
import type { AnyJob } from '#server/job.ts';
import { sendLetter } from '#server/send-letter.ts';

/** Every kind of work that outlives a request. */
export const jobs: AnyJob[] = [
  sendResetLetter,
  sendLetter,
  runEnhancement,
  publishOnMeta,
  syncLiveCampaigns,
  keepFresh,
  finishDeletion,
  forgetStale,
];

/** What is done by the clock, as cron lines in UTC. */
export const schedule = [
  { job: keepFresh, cron: '*/5 * * * *' },
  { job: forgetStale, cron: '17 * * * *' },
];
