import type { Database } from '#server/platform/database/database.ts';
import { listLoggedWorkspaces } from './queries.ts';
import { verifyLog } from './read-log.ts';

/** Reckons the hashes of every workspace's log again and says of each, in words, whether it is whole. */
export async function verifyEveryLog(db: Database): Promise<{ isWhole: boolean; text: string }> {
  const told: string[] = [];
  let isWhole = true;
  for (const workspaceId of await listLoggedWorkspaces(db)) {
    const { lines, brokenAt, lastHash } = await verifyLog(db, workspaceId);
    isWhole &&= brokenAt === null;
    told.push(
      brokenAt === null
        ? `${workspaceId}: whole, ${lines} lines, the last hash is ${lastHash}`
        : `${workspaceId}: BROKEN at line ${brokenAt}`,
    );
  }
  return { isWhole, text: told.join('\n') || 'Nothing has been written into any log yet.' };
}
