import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Examined,
  examinedParts,
  type ExaminedPart,
  type Finding,
} from '#contract/operator/operator.ts';
import type { Language } from '#contract/people/people.ts';
import { listBackups } from '#server/backups/kept-backups.ts';
import { m } from '#server/catalogue/messages.js';
import { countEndingBy, selectBroken } from '#server/features/connections/queries.ts';
import { measureSyncAges } from '#server/features/live-campaigns/sync/age-queries.ts';
import { countGivenUp } from '#server/features/leads/deliver/delivery-log-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { sql } from 'drizzle-orm';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const gigabyte = 1024 ** 3;
/** From here on whoever runs an installation is told. */
const limits = {
  queueMs: 10 * minuteMs,
  syncMs: 3 * hourMs,
  backupMs: 2 * dayMs,
  freeBytes: 2 * gigabyte,
  tokensEndInMs: 7 * dayMs,
};

interface Reader {
  locale: Language;
}
type Look = (ctx: AppContext, locale: Reader) => Promise<Finding[]>;

const fine = (text: string): Finding => ({ state: 'fine', text });
const look = (text: string): Finding => ({ state: 'look', text });
const lookIf = (isBad: boolean, bad: () => string, good: () => string) =>
  isBad ? look(bad()) : fine(good());

async function address({ settings }: AppContext, locale: Reader): Promise<Finding[]> {
  const { publicUrl: url, isOnThisMachine, trustedProxies } = settings;
  return [
    lookIf(
      !isOnThisMachine && !url.startsWith('https:'),
      () => m.doctor_address_open({ url }, locale),
      () => m.doctor_address({ url }, locale),
    ),
    ...(!isOnThisMachine && trustedProxies === 0 ? [look(m.doctor_proxies({}, locale))] : []),
  ];
}

async function database({ db, settings }: AppContext, locale: Reader): Promise<Finding[]> {
  const [told] = rowsOf<{ bytes: number }>(
    await db.execute(sql`select pg_database_size(current_database())::float8 as bytes`),
  );
  const megabytes = Math.ceil(told!.bytes / 1024 ** 2);
  return [
    fine(
      settings.databaseUrl
        ? m.doctor_postgres({ megabytes }, locale)
        : m.doctor_embedded({ megabytes }, locale),
    ),
  ];
}

async function storage({ storage, settings }: AppContext, locale: Reader): Promise<Finding[]> {
  await storage.ready();
  const { s3, folder } = settings.storage;
  const { bavail, bsize } = await statfs(settings.dataDir);
  const freeBytes = bavail * bsize;
  const gigabytes = Math.floor((freeBytes / gigabyte) * 10) / 10;
  return [
    fine(m.doctor_storage({ place: s3 ? s3.bucket : folder }, locale)),
    lookIf(
      freeBytes < limits.freeBytes,
      () => m.doctor_disk_full({ gigabytes }, locale),
      () => m.doctor_disk({ gigabytes }, locale),
    ),
  ];
}

async function outside({ settings, mail }: AppContext, locale: Reader): Promise<Finding[]> {
  const { practice } = settings;
  const pretended = Object.entries(practice).flatMap(([name, isPractice]) => (isPractice ? [name] : []));
  if (!practice.mail) await mail.ready();
  return [
    fine(practice.mail ? m.doctor_mail_practice({}, locale) : m.doctor_mail({}, locale)),
    pretended.length === 0
      ? fine(m.doctor_real({}, locale))
      : {
          state: settings.isOnThisMachine ? 'fine' : 'look',
          text: m.doctor_practice({ services: pretended.join(', ') }, locale),
        },
  ];
}

async function queue({ queue }: AppContext, locale: Reader): Promise<Finding[]> {
  await queue.ready();
  const { queues, oldestDueSeconds } = await queue.depths();
  const due = queues.filter(({ state }) => state === 'due').reduce((sum, { count }) => sum + count, 0);
  const minutes = Math.floor(oldestDueSeconds / 60);
  return [
    lookIf(
      oldestDueSeconds * 1000 > limits.queueMs,
      () => m.doctor_queue_late({ due, minutes }, locale),
      () => m.doctor_queue({ due }, locale),
    ),
  ];
}

async function meta({ db, now }: AppContext, locale: Reader): Promise<Finding[]> {
  const [ages, broken, ending] = await Promise.all([
    measureSyncAges(db, new Date(now())),
    selectBroken(db),
    countEndingBy(db, new Date(now() + limits.tokensEndInMs)),
  ]);
  const hours = Math.floor(ages.oldestSeconds / 3600);
  return [
    lookIf(
      ages.oldestSeconds * 1000 > limits.syncMs,
      () => m.doctor_syncs_late({ hours }, locale),
      () => m.doctor_syncs({}, locale),
    ),
    ...(ages.neverSynced > 0 ? [look(m.doctor_syncs_missing({ count: ages.neverSynced }, locale))] : []),
    ...(ages.failing > 0 ? [look(m.doctor_syncs_failing({ count: ages.failing }, locale))] : []),
    ...(broken.length > 0 ? [look(m.doctor_links_broken({ count: broken.length }, locale))] : []),
    ...(ending > 0 ? [look(m.doctor_links_ending({ count: ending }, locale))] : []),
  ];
}

async function deliveries({ db, now }: AppContext, locale: Reader): Promise<Finding[]> {
  const count = await countGivenUp(db, new Date(now() - dayMs));
  return [
    lookIf(
      count > 0,
      () => m.doctor_deliveries_given_up({ count }, locale),
      () => m.doctor_deliveries({}, locale),
    ),
  ];
}

async function backups({ settings, now }: AppContext, locale: Reader): Promise<Finding[]> {
  const { folder } = settings.backups;
  if (!folder) return [look(m.doctor_backup_unset({}, locale))];
  const [newest] = await listBackups(folder);
  if (!newest) return [look(m.doctor_backup_none({ folder }, locale))];
  const hours = Math.floor((now() - newest.at) / hourMs);
  return [
    lookIf(
      now() - newest.at > limits.backupMs,
      () => m.doctor_backup_old({ name: newest.name, hours }, locale),
      () => m.doctor_backup({ name: newest.name }, locale),
    ),
  ];
}

async function versions({ db }: AppContext, locale: Reader): Promise<Finding[]> {
  const built = await readFile(join(import.meta.dirname, '..', 'built-from'), 'utf8').catch(() => undefined);
  const [told] = rowsOf<{ version: string; changes: number }>(
    await db.execute(sql`
      select split_part(version(), ' ', 2) as version,
        (select count(*)::integer from drizzle.__drizzle_migrations) as changes
    `),
  );
  const build = built?.slice(0, 12) ?? m.doctor_from_source({}, locale);
  const { version, changes } = told!;
  return [fine(m.doctor_versions({ build, node: process.versions.node, version, changes }, locale))];
}

/** Both engines answer an object with rows. */
function rowsOf<Row>(answer: unknown): Row[] {
  return (answer as { rows: Row[] }).rows;
}

const partNames: Record<ExaminedPart, (none: object, locale: Reader) => string> = {
  address: m.doctor_part_address,
  database: m.doctor_part_database,
  storage: m.doctor_part_storage,
  outside: m.doctor_part_outside,
  queue: m.doctor_part_queue,
  meta: m.doctor_part_meta,
  deliveries: m.doctor_part_deliveries,
  backups: m.doctor_part_backups,
  versions: m.doctor_part_versions,
};

const parts: Record<ExaminedPart, Look> = {
  address,
  database,
  storage,
  outside,
  queue,
  meta,
  deliveries,
  backups,
  versions,
};

/** Looks at every part of an installation, in one language. What cannot be looked at is broken, with its reason; the others are told all the same. */
export async function examine(ctx: AppContext, language: Language): Promise<Examined[]> {
  const locale = { locale: language };
  const looks = examinedParts.map(async (part) => {
    try {
      return (await parts[part](ctx, locale)).map((finding) => ({ part, ...finding }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const text = m.doctor_broken({ part: partNames[part]({}, locale), reason }, locale);
      return [{ part, state: 'broken' as const, text }];
    }
  });
  return (await Promise.all(looks)).flat();
}
