import { verifyEveryLog } from '#server/features/audit-log/verify-every-log.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { keepPrivate } from '#server/platform/crypto/keep-private.ts';
import { readSettings } from '#server/platform/settings.ts';

/** The operator's way to see that nobody has changed a log: `npm run verify-log`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  keepPrivate(settings.dataDir);
  const database = await openDatabase(settings);
  const { isWhole, text } = await verifyEveryLog(database.db);
  await database.close();
  console.log(text);
  process.exitCode = isWhole ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
