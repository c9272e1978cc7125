import { fsyncSync } from 'node:fs';
import type { FilesOnDisk } from './files-on-disk.ts';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface SyncOperations {
  fsync?: (stream: { nfd: number }) => number;
}

/**
 * PGlite's folder, with one thing added: what PostgreSQL asks to be forced to the disk is forced to the disk.
 * PGlite's own file layer answers that request without doing it. What is known to be there is not forced again.
 */
export class SyncedFiles extends NodeFS {
  readonly #onDisk: FilesOnDisk;

  constructor(folder: string, onDisk: FilesOnDisk) {
    super(folder);
    this.#onDisk = onDisk;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const addSync: (typeof preRun)[number] = (module) => {
      // Emscripten's file layer, of which PGlite's types show nothing.
      const { NODEFS } = module as unknown as { NODEFS: { stream_ops: SyncOperations } };
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (!this.#onDisk.isThere(nfd)) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}

/** PGlite switches PostgreSQL's syncing off on its command line; without that word the settings below hold. */
export function syncedStart(defaults: typeof PGlite.defaultStartParams): string[] {
  return defaults.filter((parameter) => parameter !== '-F');
}

/** Every commit waits until the write-ahead log is on the disk. */
export const syncedSettings = ['fsync = on', 'synchronous_commit = on', 'wal_sync_method = fsync'];
