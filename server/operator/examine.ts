import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Examined,
  examinedParts,
  type ExaminedPart,
  type Finding,
  type JobKind,
} from '#contract/operator/operator.ts';
import type { Language } from '#contract/people/people.ts';
import { backUpNightly } from '#server/backups/back-up-nightly.ts';
import { listBackups } from '#server/backups/kept-backups.ts';
import { m } from '#server/catalogue/messages.js';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { tryStorage } from '#server/gateways/storage/try-storage.ts';
import { sayText } from '#server/platform/coded-text.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { sql } from 'drizzle-orm';
import { deliveries, meta } from './examine-meta.ts';
import { fine, type Look, look, lookIf, lookIfAny, type Reader } from './finding.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const gigabyte = 1024 ** 3;
/** From here on whoever runs an installation is told. */
const limits = {
  queueMs: 10 * minuteMs,
  backupMs: 2 * dayMs,
  freeBytes: 2 * gigabyte,
};

async function address({ settings }: AppContext, locale: Reader): Promise<Finding[]> {
  const { publicUrl: url, isOnThisMachine, trustedProxies, given, kept } = settings;
  const isFirmKnown = (given['OPERATOR_EMAIL'] ?? kept.OPERATOR_EMAIL) !== undefined;
  return [
    lookIf(
      !isOnThisMachine && !url.startsWith('https:'),
      () => m.doctor_address_open({ url }, locale),
      () => m.doctor_address({ url }, locale),
    ),
    ...(!isOnThisMachine && trustedProxies === 0 ? [look(m.doctor_proxies({}, locale))] : []),
    ...(!isOnThisMachine && !isFirmKnown ? [look(m.doctor_firm_unset({}, locale))] : []),
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
  const { s3, folder } = settings.storage;
  // That a bucket is there does not tell what its key may do in it.
  await (s3 ? tryStorage(storage) : storage.ready());
  const { bavail, bsize } = await statfs(settings.dataDir);
  const freeBytes = bavail * bsize;
  const rounded = Math.floor((freeBytes / gigabyte) * 10) / 10;
  const gigabytes = rounded.toLocaleString(locale.locale);
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
  const names = Object.keys(practice) as (keyof typeof practice)[];
  const list = (chosen: typeof names) =>
    chosen.map((name) => m[`doctor_service_${name}`]({}, locale)).join(', ');
  const pretended = list(names.filter((name) => practice[name]));
  // To ask these at each look would cost money, or what they allow.
  const unasked = list(names.filter((name) => !practice[name] && name !== 'mail'));
  const unread = practice.mail ? ` ${m.doctor_mail_practice({}, locale)}` : '';
  const words = m.doctor_practice({ services: pretended }, locale) + unread;
  return [
    ...(practice.mail ? [] : [await askMail()]),
    ...(pretended ? [{ ...(settings.isOnThisMachine ? fine : look)(words), isPractice: true }] : []),
    ...(unasked ? [fine(m.doctor_unasked({ services: unasked }, locale))] : []),
  ];

  async function askMail(): Promise<Finding> {
    try {
      await mail.ready();
      return fine(m.doctor_mail({}, locale));
    } catch (error) {
      return broken('outside', error, locale);
    }
  }
}

const queue: Look = async ({ queue }, locale, readKinds) => {
  await queue.ready();
  const kinds = await readKinds();
  const due = kinds.reduce((sum, kind) => sum + kind.due, 0);
  const givenUp = kinds.reduce((sum, kind) => sum + kind.givenUp, 0);
  const oldestDueSeconds = Math.max(0, ...kinds.map((kind) => kind.oldestDueSeconds));
  const minutes = Math.floor(oldestDueSeconds / 60);
  return [
    lookIf(
      oldestDueSeconds * 1000 > limits.queueMs,
      () => m.doctor_queue_late({ due, minutes }, locale),
      () => m.doctor_queue({ due }, locale),
    ),
    ...lookIfAny(givenUp, (given) => m.doctor_jobs_given_up(given, locale)),
  ];
};

const backups: Look = async ({ settings, now }, locale, readKinds) => {
  const { folder } = settings.backups;
  if (!folder) return [{ ...look(m.doctor_backup_unset({}, locale)), isUnset: true }];
  const [newest] = await listBackups(folder);
  const hours = newest ? Math.floor((now() - newest.at) / hourMs) : Infinity;
  // What was given up is known for an hour.
  const hasFailed =
    hours > 0 && (await readKinds()).some(({ job, givenUp }) => job === backUpNightly.name && givenUp > 0);
  const failure = hasFailed ? ` ${m.doctor_backup_failed({}, locale)}` : '';
  if (!newest) return [look(m.doctor_backup_none({ folder }, locale) + failure)];
  return [
    lookIf(
      hasFailed || now() - newest.at > limits.backupMs,
      () => m.doctor_backup_old({ name: newest.name, hours }, locale) + failure,
      () => m.doctor_backup({ name: newest.name }, locale),
    ),
  ];
};

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
  let kinds: Promise<JobKind[]> | undefined;
  const readKinds = () => (kinds ??= ctx.queue.kinds());
  const looks = examinedParts.map(async (part) => {
    try {
      return (await parts[part](ctx, locale, readKinds)).map((finding) => ({ part, ...finding }));
    } catch (error) {
      return [{ part, ...broken(part, error, locale) }];
    }
  });
  return (await Promise.all(looks)).flat();
}

function broken(part: ExaminedPart, error: unknown, locale: Reader): Finding {
  const words = error instanceof Error ? error.message : String(error);
  const reason = error instanceof GatewayError ? sayText(error.reason, locale.locale) : words;
  return {
    state: 'broken',
    text: m.doctor_broken({ part: m[`doctor_part_${part}`]({}, locale), reason }, locale),
  };
}
