import { orderSubscription } from '#server/features/workspaces/order-subscription.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { keepPrivate } from '#server/platform/crypto/keep-private.ts';
import { readSettings } from '#server/platform/settings.ts';

/** The operator's way to put somebody on a plan: `npm run subscription`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  keepPrivate(settings.dataDir);
  const database = await openDatabase(settings);
  const { isDone, text } = await orderSubscription(database.db, process.argv.slice(2));
  await database.close();
  console.log(text);
  process.exitCode = isDone ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
