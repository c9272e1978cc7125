import { server } from '#web/api.ts';
import { draftDoor } from './draft-door.ts';
import { DraftKeeper } from './draft-keeper.ts';

/** The drafts of this window: those on screen, and those whose last change is still on its way. */
const drafts = new Map<string, { keeper: DraftKeeper; isOnScreen: boolean }>();

/** Fetches a draft, unless this window knows it better than the server. */
export async function ensureDraft(id: string): Promise<DraftKeeper> {
  const known = drafts.get(id);
  if (known && (known.isOnScreen || known.keeper.isUnsaved)) return known.keeper;
  const keeper = new DraftKeeper(draftDoor, await server.campaigns.get({ id }));
  drafts.set(id, { keeper, isOnScreen: false });
  return keeper;
}

/** A draft that does not exist yet: the first change begins it. */
export function startDraft(): DraftKeeper {
  return new DraftKeeper(draftDoor, null);
}

/** Says that a draft is on screen. Answers how to say that it no longer is. */
export function showDraft(id: string, keeper: DraftKeeper): () => void {
  drafts.set(id, { keeper, isOnScreen: true });
  return () => {
    if (keeper.isUnsaved) drafts.set(id, { keeper, isOnScreen: false });
    else drafts.delete(id);
  };
}
