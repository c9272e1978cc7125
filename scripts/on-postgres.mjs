/**
 * The tests that `npm test` runs on PostgreSQL as well: those of what locks, signals, queues, reads in one snapshot or by
 * a cursor, meets a constraint on purpose, or needs two servers. There PostgreSQL may do otherwise than the embedded
 * database, which has one connection. Everything else is the same SQL, and runs there in `npm run prove`.
 */
export const onPostgres = [
  'server/backups/backup.test.ts',
  'server/features/campaigns/create-draft.test.ts',
  'server/features/campaigns/update-draft.test.ts',
  'server/features/deletions/delete-account.test.ts',
  'server/features/deletions/nothing-left.test.ts',
  'server/features/leads/arriving-leads.test.ts',
  'server/features/leads/deliver-fairly.test.ts',
  'server/features/leads/deliver-leads.test.ts',
  'server/features/leads/export-leads.test.ts',
  'server/features/leads/hostile-leads.test.ts',
  'server/features/leads/reading-leads.test.ts',
  'server/features/live-campaigns/news.test.ts',
  'server/features/live-campaigns/sync-live-campaigns.test.ts',
  'server/features/live-campaigns/sync-stored.test.ts',
  'server/features/media/deleted-meanwhile.test.ts',
  'server/features/media/keep-upload.test.ts',
  'server/features/media/upload-locks.test.ts',
  'server/features/people/email-change.test.ts',
  'server/features/people/limits.test.ts',
  'server/features/publications/publish-campaign.test.ts',
  'server/features/publications/publish-trouble.test.ts',
  'server/features/publications/undo-publication.test.ts',
  'server/features/workspaces/plan-limits.test.ts',
  'server/metrics.test.ts',
  'server/plumbing/queue.test.ts',
  'server/plumbing/shared-pglite.test.ts',
  'server/plumbing/signals.test.ts',
  'tests/api/keys.test.ts',
  'tests/steering/launching.test.ts',
  'tests/steering/steering.test.ts',
  'tests/two-servers-sync.test.ts',
  'tests/two-servers.test.ts',
];
