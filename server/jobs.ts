import { backUpNightly } from '#server/backups/back-up-nightly.ts';
import { forgetOldCalls } from '#server/features/api-calls/forget-calls.ts';
import { forgetOldLines } from '#server/features/audit-log/forget-old-lines.ts';
import { forgetDrafts } from '#server/features/campaigns/forget-drafts.ts';
import { storeChosenFiles, storeChosenFilesAgain } from '#server/features/campaigns/store-chosen-files.ts';
import { sweepFiles } from '#server/features/campaigns/sweep-files.ts';
import { forgetTogether } from '#server/features/comments/forget-together.ts';
import { sweepEvidence } from '#server/features/compliance/evidence/sweep-evidence.ts';
import { findForeignForms } from '#server/features/leads/sync/find-foreign-forms.ts';
import { scheduleFormSyncs } from '#server/features/leads/sync/schedule-form-syncs.ts';
import { readLead, readLeads } from '#server/features/leads/sync/read-leads.ts';
import { deliverLeads, sweepDeliveries } from '#server/features/leads/deliver/deliver-leads.ts';
import { eraseFromAudiences } from '#server/features/leads/erase-at-meta.ts';
import { sendEvents } from '#server/features/leads/events/send-events.ts';
import { tidyLeads } from '#server/features/leads/tidy-leads.ts';
import { scheduleStaleSyncs } from '#server/features/live-campaigns/sync/schedule-stale-syncs.ts';
import { engineParts } from '#server/features/live-campaigns/steering/kinds.ts';
import { removeLeftAds } from '#server/features/live-campaigns/steering/remove-left-ads.ts';
import { lookAtPages } from '#server/features/live-campaigns/landing-pages/look-at-pages.ts';
import { syncWhenTold } from '#server/features/live-campaigns/sync/sync-when-told.ts';
import { syncLiveCampaigns } from '#server/features/live-campaigns/sync/sync-live-campaigns.ts';
import {
  noteBrokenLinks,
  writeAttentionEmail,
} from '#server/features/live-campaigns/attention/write-attention-email.ts';
import { finishDeletion } from '#server/features/deletions/finish-deletion.ts';
import { cutChosenPictures } from '#server/features/media/crop/ensure-cut.ts';
import { runEnhancement } from '#server/features/media/enhance/run-enhancement.ts';
import { sweepUploads } from '#server/features/media/upload/sweep-uploads.ts';
import { forgetStale } from '#server/features/people/auth/forget-stale.ts';
import { sendConfirmationEmail } from '#server/features/people/mail/send-confirmation-email.ts';
import { sendPush } from '#server/features/people/push/send-push.ts';
import { sendResetEmail } from '#server/features/people/mail/send-reset-email.ts';
import { resumeOperations } from '#server/features/operations/run-operation.ts';
import { runOperations } from '#server/features/operations/run-operation.ts';
import { uploadAhead } from '#server/features/publications/media/upload-ahead.ts';
import { forgetReadings } from '#server/features/websites/forget-readings.ts';
import { runReading } from '#server/features/websites/run-reading.ts';
import { writeGivenUpEmail } from '#server/features/leads/notify/given-up-email.ts';
import { startWeekEmails, writeWeekEmail } from './features/week-emails/write-week-emails.ts';
import { pushLeads, writeLeadEmails } from '#server/features/leads/notify/tell-leads.ts';
import { forwardMessage, tidyMessages } from '#server/features/support/forward-message.ts';
import type { AnyJob } from '#server/job.ts';
import { sendEmail } from '#server/mail/send-email.ts';

const resumeLost = resumeOperations(engineParts);

/** Every kind of work that outlives a request. */
export const jobs: AnyJob[] = [
  sendResetEmail,
  sendConfirmationEmail,
  sendEmail,
  sendPush,
  runEnhancement,
  ...runOperations(engineParts),
  resumeLost,
  uploadAhead,
  removeLeftAds,
  syncLiveCampaigns,
  syncWhenTold,
  lookAtPages,
  noteBrokenLinks,
  writeAttentionEmail,
  scheduleStaleSyncs,
  findForeignForms,
  scheduleFormSyncs,
  readLeads,
  readLead,
  tidyLeads,
  deliverLeads,
  pushLeads,
  writeLeadEmails,
  writeGivenUpEmail,
  startWeekEmails,
  writeWeekEmail,
  sweepDeliveries,
  sendEvents,
  eraseFromAudiences,
  forwardMessage,
  tidyMessages,
  finishDeletion,
  forgetStale,
  storeChosenFilesAgain,
  storeChosenFiles,
  cutChosenPictures,
  sweepUploads,
  forgetDrafts,
  forgetTogether,
  forgetOldLines,
  sweepFiles,
  sweepEvidence,
  runReading,
  forgetReadings,
  forgetOldCalls,
  backUpNightly,
];

/** What is done by the clock, as cron lines in UTC. */
export const schedule = [
  { job: sweepDeliveries, cron: '*/10 * * * *' },
  { job: forgetDrafts, cron: '*/5 * * * *' },
  { job: forgetTogether, cron: '27 * * * *' },
  { job: forgetOldLines, cron: '40 3 * * *' },
  { job: resumeLost, cron: '*/5 * * * *' },
  { job: scheduleStaleSyncs, cron: '* * * * *' },
  { job: noteBrokenLinks, cron: '* * * * *' },
  { job: scheduleFormSyncs, cron: '* * * * *' },
  { job: lookAtPages, cron: '2-57/5 * * * *' },
  { job: findForeignForms, cron: '7,22,37,52 * * * *' },
  // Where a clock stands a quarter of an hour apart from UTC, too.
  { job: startWeekEmails, cron: '3-48/15 * * * *' },
  { job: tidyLeads, cron: '11 3 * * *' },
  { job: tidyMessages, cron: '31 3 * * *' },
  { job: forgetStale, cron: '17 * * * *' },
  { job: forgetReadings, cron: '37 * * * *' },
  { job: backUpNightly, cron: '13 1 * * *' },
  { job: sweepUploads, cron: '23 2 * * *' },
  { job: sweepFiles, cron: '41 2 * * *' },
  { job: sweepEvidence, cron: '47 2 * * *' },
  { job: forgetOldCalls, cron: '53 2 * * *' },
];
