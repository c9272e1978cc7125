import { createHash } from 'node:crypto';
import { listBackups } from '#server/backups/kept-backups.ts';
import { listFullestBudgets } from '#server/features/api-calls/queries.ts';
import { selectBroken } from '#server/features/connections/queries.ts';
import { countGivenUp } from '#server/features/leads/deliver/delivery-log-queries.ts';
import { measureSyncAges } from '#server/features/live-campaigns/sync/age-queries.ts';
import { countPublications } from '#server/features/publications/queries.ts';
import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import type { AppContext } from '#server/app-context.ts';
import { isSame } from '#server/platform/crypto/hash-of.ts';

const tellsBudgetsFor = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** `/metrics` for Prometheus: for this machine, or for whoever knows METRICS_TOKEN. Others find nothing here. */
export function metrics(ctx: AppContext) {
  const { db, queue, meters, settings, now } = ctx;
  const jobs = meters.gauge(
    'queue_jobs',
    'Jobs that are due, set for later, being done, or given up and still kept',
    ['job', 'state'],
  );
  const waits = meters.gauge('queue_oldest_due_seconds', 'How long the oldest job that is due has waited');
  const syncAge = meters.gauge('sync_age_seconds', 'Since the last good sync, over all linked ad accounts', [
    'quantile',
  ]);
  const neverSynced = meters.gauge('syncs_missing', 'Linked ad accounts that were never read whole');
  const outcomes = meters.gauge('publications', 'Runs of publishing, by how they stand', ['status']);
  const { folder } = settings.backups;
  const backupAge =
    folder &&
    meters.gauge('backup_age_seconds', 'Since the newest backup by the clock that could be restored');
  const budgets = meters.gauge(
    'meta_budget_used_percent',
    'The fullest allowances Meta told of within an hour; accounts stand under a code',
    ['account'],
  );

  const givenUp = meters.gauge('deliveries_given_up', 'Deliveries of leads begun within a day and given up');
  const broken = meters.gauge('links_broken', 'Links to Facebook that do not work until somebody reconnects');

  meters.beforeTelling(async () => {
    const [kinds, ages, runs, fullest, failed, links, [newest]] = await Promise.all([
      queue.kinds(),
      measureSyncAges(db, new Date(now())),
      countPublications(db),
      listFullestBudgets(db, new Date(now() - tellsBudgetsFor)),
      countGivenUp(db, new Date(now() - dayMs)),
      selectBroken(db),
      folder ? listBackups(folder) : [],
    ]);
    for (const gauge of [jobs, outcomes, budgets]) gauge.reset();
    for (const { job, due, later, running, givenUp } of kinds)
      for (const [state, count] of Object.entries({ due, later, active: running, 'given up': givenUp }))
        if (count > 0) jobs.set({ job, state }, count);
    if (backupAge) backupAge.set(newest ? (now() - newest.at) / 1000 : Infinity);
    waits.set(Math.max(0, ...kinds.map(({ oldestDueSeconds }) => oldestDueSeconds)));
    syncAge.set({ quantile: '0.5' }, ages.middleSeconds);
    syncAge.set({ quantile: '1' }, ages.oldestSeconds);
    neverSynced.set(ages.neverSynced);
    givenUp.set(failed);
    broken.set(links.length);
    for (const { status, count } of runs) outcomes.set({ status }, count);
    for (const { adAccountId, usedPercent } of fullest)
      budgets.set({ account: codeOf(adAccountId, settings.secret) }, usedPercent);
  });

  return async (headers: Headers, clientAddress: string): Promise<Response> => {
    if (!mayRead(settings, { headers, clientAddress }))
      return Response.json({ message: m.door_nothing_here({}, answerLocale(headers)) }, { status: 404 });
    const { text, contentType } = await meters.tell();
    return new Response(text, { headers: { 'content-type': contentType } });
  };
}

interface Reader {
  headers: Headers;
  clientAddress: string;
}

/**
 * With a proxy in front that nobody told us of, everybody seems to be on this machine. So where the public address is
 * another one's, addresses are believed only when the proxies are counted.
 */
function mayRead(
  { metricsToken, publicUrl, trustedProxies }: AppContext['settings'],
  { headers, clientAddress }: Reader,
): boolean {
  if (metricsToken && isSame(headers.get('authorization') ?? '', `Bearer ${metricsToken}`)) return true;
  const isForwarded =
    trustedProxies === 0 && ['x-forwarded-for', 'forwarded'].some((name) => headers.has(name));
  const isKnown = trustedProxies > 0 || isThisMachine(new URL(publicUrl).hostname);
  return !isForwarded && isKnown && isThisMachine(clientAddress);
}

function isThisMachine(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/.test(address);
}

/** The same account is the same line tomorrow, and nobody can tell which it is. */
function codeOf(adAccountId: string, secret: string): string {
  return createHash('sha256').update(`${secret}:budget:${adAccountId}`).digest('hex').slice(0, 12);
}
