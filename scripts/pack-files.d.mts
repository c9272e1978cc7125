/** Writes the files of a folder beside themselves, as small as they get, so that nobody packs them while somebody waits. */
export function packFiles(folder: string): Promise<void>;
