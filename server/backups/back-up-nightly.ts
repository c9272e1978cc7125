import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { defineClockJob } from '#server/job.ts';
import { listOperators } from '#server/features/people/operator-queries.ts';
import { composeEmail } from '#server/mail/email.ts';
import { firmLanguage } from '#server/mail/firm-language.ts';
import { NotAgain } from '#server/platform/queue/job-pace.ts';
import { inServerFolder } from '#server/platform/server-folder.ts';
import type { Settings } from '#server/platform/settings.ts';
import { backUp } from './back-up.ts';
import { listBackups, nameOfBackup, tooOld } from './kept-backups.ts';

const untried = '.untried';
/** What one leaves that was killed or could not be restored. */
const leftover = /\.untried(\.part)?$|^\.(backup|trial)-\w{6}$/;
const dayMs = 24 * 60 * 60_000;

/** Makes the night's backup where the operator wants one, or one they ask for, tries to restore it, and lets old ones go. */
export const backUpNightly = defineClockJob({
  name: 'back-up',
  withinHours: 12,
  async run(ctx) {
    const { folder } = ctx.settings.backups;
    if (!folder) return;
    try {
      await makeBackup(ctx, folder);
    } catch (error) {
      await tellOperators(ctx, folder, error).catch((cause: unknown) =>
        ctx.log.error('nobody could be told that the backup failed', cause),
      );
      throw new NotAgain(error);
    }
  },
});

async function makeBackup(ctx: AppContext, folder: string): Promise<void> {
  const now = ctx.now();
  const name = nameOfBackup(now);
  const file = join(folder, `${name}${untried}`);
  await clearLeftovers(folder, now);
  await backUp(ctx, file);
  await tryElsewhere(ctx.settings, file);
  await rename(file, join(folder, name));
  const { months } = ctx.settings.backups;
  const old = tooOld(await listBackups(folder), { now, months });
  for (const backup of old) await rm(join(folder, backup.name));
}

/** What is younger may still be on trial. */
async function clearLeftovers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const path of names.filter((name) => leftover.test(name)).map((name) => join(folder, name)))
    if ((await stat(path)).mtimeMs < now - dayMs) await rm(path, { recursive: true, force: true });
}

/** In a process of its own, which leaves the processor to the people who are here. */
async function tryElsewhere({ secret, dataDir }: Settings, file: string): Promise<void> {
  const env = { ...process.env, SECRET: secret, DATA_DIR: dataDir };
  // Where only what is built lies, it lies beside us.
  const built = join(import.meta.dirname, 'run-backup.js');
  const words = [existsSync(built) ? built : inServerFolder('run-backup.ts'), 'try', file];
  await promisify(execFile)(process.execPath, words, { env }).catch((error: unknown) => {
    throw new Error(String((error as { stderr?: string }).stderr).trim(), { cause: error });
  });
}

/** Everybody who runs the installation, each in their language; where nobody does, the address of the firm. */
async function tellOperators(ctx: AppContext, folder: string, error: unknown): Promise<void> {
  const [newest] = await listBackups(folder);
  const known = await listOperators(ctx.db);
  const readers = known.length > 0 ? known : [{ email: ctx.settings.operator.email, language: firmLanguage }];
  for (const { email: to, language } of readers)
    await ctx.mail.send({ to, ...(await failureEmail(ctx, { folder, newest, error, language })) });
}

function failureEmail(
  { settings: { publicUrl } }: AppContext,
  {
    folder,
    newest,
    error,
    language,
  }: { folder: string; newest: { name: string } | undefined; error: unknown; language: Language },
) {
  const locale = { locale: language };
  const subject = m.letter_backup_subject({ host: new URL(publicUrl).host }, locale);
  const words = {
    subject,
    heading: subject,
    paragraphs: [
      error instanceof Error ? error.message : String(error),
      newest
        ? m.letter_backup_newest({ name: newest.name, folder }, locale)
        : m.letter_backup_none({ folder }, locale),
      m.letter_backup_next({ url: `${publicUrl}/operator` }, locale),
    ],
    note: m.letter_backup_note({}, locale),
  };
  return composeEmail(words, { language });
}
