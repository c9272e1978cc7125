import { extname } from 'node:path';
import { unlessMissing } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { contents, type Part } from './contents.ts';
import { readRows } from './queries.ts';
import { readMe } from './read-me.ts';

export interface Entry {
  name: string;
  input: string | AsyncIterable<Uint8Array | string>;
}

/** Which file a row stands for: in which column stands where it lies, its id, its ending, and what its folder is in ours. */
const files: Record<string, { key: string; id: string; ending: string; folder: string }> = {
  media: { key: 'key', id: 'id', ending: 'key', folder: 'media/originals' },
  enhancements: { key: 'enhanced_key', id: 'media_id', ending: 'enhanced_key', folder: 'media/enhanced' },
  compliance_files: { key: 'file', id: 'id', ending: 'name', folder: 'compliance/files' },
};

/** Everything a workspace holds, one file after the other, each read only when its turn comes. */
export async function* entriesOf(
  ctx: AppContext,
  person: Person,
  lookAgain: () => Promise<void>,
): AsyncGenerator<Entry, undefined> {
  const parts: { folder: string; part: Part }[] = Object.entries(contents).flatMap(([folder, all]) =>
    all.map((part) => ({ folder, part })),
  );
  yield { name: 'README.txt', input: await readMe(ctx, person) };
  for (const { folder, part } of parts) {
    await lookAgain();
    yield { name: `${folder}/${part.table}.ndjson`, input: linesOf(ctx, person, part) };
  }
  for (const { part } of parts) {
    const file = files[part.table];
    if (!file) continue;
    for await (const rows of readRows(ctx.db, person.workspaceId, part))
      for (const { [file.key]: key, [file.id]: id, [file.ending]: ending } of rows) {
        await lookAgain();
        if (typeof key !== 'string') continue;
        // Nothing where a file went while others were read.
        const read = await ctx.storage.read(key).catch(unlessMissing);
        const name = `${file.folder}/${String(id)}${extname(String(ending))}`;
        if (read) yield { name, input: read.stream };
      }
  }
}

async function* linesOf({ db }: AppContext, { workspaceId }: Person, part: Part) {
  for await (const rows of readRows(db, workspaceId, part))
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
