import { unusedIsKeptMs } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob } from '#server/job.ts';
import { listMediaAfter, listMediaKeys, lockMedia, removeMedia, saveUnusedSince } from '../media/queries.ts';
import { listKnownCampaignIds, listUsedMediaIds } from './stored-file-queries.ts';

const dayMs = 24 * 60 * 60_000;
const atOnce = 500;
const folderShape = /^([0-9a-f-]{36}\/([0-9a-f-]{36})\/)(.+)$/;

/** Removes files that belong to nothing any more, and uploads no campaign has used for thirty days. Done by the clock. */
export const sweepFiles = defineClockJob({
  name: 'sweep-files',
  async run(ctx) {
    await sweepUnused(ctx);
    await sweepFolders(ctx);
  },
});

async function sweepUnused(ctx: AppContext): Promise<void> {
  const { db, now } = ctx;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await listMediaAfter(db, after, atOnce);
    const used = await listUsedMediaIds(
      db,
      rows.map(({ id }) => id),
    );
    const idsOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(isMeant).map(({ id }) => id);
    await saveUnusedSince(
      db,
      idsOf(({ id, unusedSince }) => !used.has(id) && !unusedSince),
      new Date(now()),
    );
    await saveUnusedSince(
      db,
      idsOf(({ id, unusedSince }) => used.has(id) && unusedSince !== null),
      null,
    );
    const since = now() - unusedIsKeptMs;
    const old = rows.filter(
      ({ id, unusedSince }) => !used.has(id) && unusedSince && unusedSince.getTime() < since,
    );
    if (old.length > 0) await removeUnused(ctx, old);
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}

async function removeUnused(
  { db, storage }: AppContext,
  files: { id: string; workspaceId: string }[],
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const ids = files.map(({ id }) => id);
    await lockMedia(tx, ids);
    const used = await listUsedMediaIds(tx, ids);
    const unused = files.filter(({ id }) => !used.has(id));
    await removeMedia(
      tx,
      unused.map(({ id }) => id),
    );
    return unused;
  });
  // What is missed here, if we are stopped, belongs to nothing tomorrow.
  for (const { workspaceId, id } of gone) await storage.removeAll(`${workspaceId}/${id}/`);
}

/** Each upload and each campaign has a folder of its own; one whose row is gone is nobody's. */
async function sweepFolders({ db, storage, now }: AppContext): Promise<void> {
  const folders = new Map<string, { id: string; mayGo: boolean }>();
  for await (const { key, modifiedAt } of storage.list()) {
    const [, folder, id, name] = folderShape.exec(key) ?? [];
    if (!folder || !id || !name) continue;
    // An upload on its way has no row yet.
    const mayGo = modifiedAt.getTime() < now() - dayMs && !name.startsWith('upload');
    folders.set(folder, { id, mayGo: (folders.get(folder)?.mayGo ?? true) && mayGo });
  }
  const candidates = [...folders].filter(([, { mayGo }]) => mayGo);
  for (let start = 0; start < candidates.length; start += atOnce) {
    const some = candidates.slice(start, start + atOnce);
    const ids = some.map(([, { id }]) => id);
    const files = await listMediaKeys(db, ids);
    const campaigns = await listKnownCampaignIds(db, ids);
    for (const [folder, { id }] of some)
      if (!files.has(id) && !campaigns.has(id)) await storage.removeAll(folder);
  }
}
