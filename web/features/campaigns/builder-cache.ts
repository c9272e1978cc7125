import { CampaignFields } from '#contract/campaigns.ts';
import type { FieldChanges } from './draft-fields.ts';

/** What this tab knows of a wizard and the server does not. */
export interface BuilderMemory {
  /** Typed, and not known to be saved. */
  unsaved: FieldChanges;
  /** The version of the draft it stands on. */
  version: number | null;
  /** The id a draft will get that nobody has saved yet. */
  newId: string | null;
  /** Which visit to the empty wizard that draft belongs to. */
  builderKey: string | null;
  currentStep: number | null;
  launchImmediately: boolean | null;
}

/** The shelf of a wizard whose draft does not exist yet. */
export const newDraft = 'new';

const lastsMs = 24 * 60 * 60 * 1000;

const empty: BuilderMemory = {
  unsaved: {},
  version: null,
  newId: null,
  builderKey: null,
  currentStep: null,
  launchImmediately: null,
};

/** What is remembered of a draft, for 24 hours since it was last touched and for this tab alone. */
export function recallBuilder(draft: string): BuilderMemory | undefined {
  try {
    const { at, ...memory } = readShelf(draft);
    if (!(Date.now() - at < lastsMs)) {
      forgetBuilder(draft);
      return undefined;
    }
    return { ...empty, ...memory, unsaved: CampaignFields.partial().parse(memory.unsaved ?? {}) };
  } catch {
    // Nothing there, or not written by this release.
    return undefined;
  }
}

export function rememberBuilder(draft: string, part: Partial<BuilderMemory>): void {
  try {
    const memory = { ...readShelf(draft), ...part, at: Date.now() };
    sessionStorage.setItem(shelfOf(draft), JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing, or is full: the draft saves itself anyway.
  }
}

export function forgetBuilder(draft: string): void {
  sessionStorage.removeItem(shelfOf(draft));
}

function readShelf(draft: string) {
  return JSON.parse(sessionStorage.getItem(shelfOf(draft)) ?? '{}');
}

function shelfOf(draft: string): string {
  return `adfjord.builder.${draft}`;
}
