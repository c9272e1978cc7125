/**
 * The tests that `npm test` runs on PostgreSQL, where this machine has one: those of what locks, signals, queues, reads in one snapshot or by
 * a cursor, meets a constraint on purpose, or needs two servers. There PostgreSQL may do otherwise than the embedded
 * database, which has one connection. Everything else is the same SQL, and runs there in `npm run prove`; so do these on
 * the embedded database.
 */
export const onPostgres = [
  'server/features/brand-kit/brand-kit.test.ts',
  'server/features/campaigns/create-draft.test.ts',
  'server/features/campaigns/update-draft.test.ts',
  'server/features/comments/presences.test.ts',
  'server/features/deletions/delete-account.test.ts',
  'server/features/deletions/nothing-left.test.ts',
  'server/features/leads/change-lead.test.ts',
  'server/features/leads/notify/tell-leads.test.ts',
  'server/features/leads/sync/arriving-leads.test.ts',
  'server/features/leads/deliver/deliver-fairly.test.ts',
  'server/features/leads/deliver/deliver-leads.test.ts',
  'server/features/leads/list/export-leads.test.ts',
  'server/features/leads/sync/hostile-leads.test.ts',
  'server/features/leads/sync/reading-leads.test.ts',
  'server/features/week-emails/week-emails.test.ts',
  'server/features/approvals/approvals.test.ts',
  'server/features/audit-log/audit-log.test.ts',
  'server/features/live-campaigns/figures/news.test.ts',
  'server/features/live-campaigns/sync/sync-live-campaigns.test.ts',
  'server/features/live-campaigns/sync/sync-stored.test.ts',
  'server/features/media/deleted-meanwhile.test.ts',
  'server/features/media/upload/keep-upload.test.ts',
  'server/features/media/upload/upload-locks.test.ts',
  'server/features/people/email-change/email-change.test.ts',
  'server/features/people/auth/limits.test.ts',
  'server/features/people/auth/second-factor.test.ts',
  'server/features/publications/publish-campaign.test.ts',
  'server/features/publications/publish-trouble.test.ts',
  'server/features/publications/undo-publication.test.ts',
  'server/features/websites/read-website.test.ts',
  'server/features/workspaces/plan-limits.test.ts',
  'server/http/metrics.test.ts',
  'tests/api/keys.test.ts',
  'server/features/operations/parts-from-before.test.ts',
  'server/features/operations/resume-operations.test.ts',
  'tests/steering/launching.test.ts',
  'tests/steering/steering.test.ts',
  'tests/two-servers-sync.test.ts',
  'tests/two-servers.test.ts',
];

/** What does otherwise on each of the two on purpose: it runs on both. */
export const onBoth = [
  'server/backups/backup.test.ts',
  'server/platform/database/bring-up-to-date.test.ts',
  'server/platform/database/shared-pglite.test.ts',
  'server/platform/queue/queue.test.ts',
  'server/platform/signals.test.ts',
];
