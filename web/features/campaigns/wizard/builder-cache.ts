import type { AdCopy } from '#contract/campaigns/ads.ts';
import { limits } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { FieldChanges } from '../draft/draft-fields.ts';

/** What this tab knows of a wizard and the server does not. */
export interface BuilderMemory {
  /** Typed, and not known to be saved. */
  unsaved: FieldChanges;
  /** Of that, what was on its way. */
  sending: FieldChanges;
  /** What the server held in its place. */
  base: FieldChanges;
  /** The id a draft will get that nobody has saved yet. */
  newId: string | null;
  /** Which visit to the empty wizard that draft belongs to. */
  builderKey: string | null;
  currentStep: number | null;
  /** Its first save came too late: the session was over, and whoever signs in again goes on with it. */
  isInterrupted: boolean;
  /** The special ad category that was suggested, and declined. */
  declinedCategory: string | null;
  /** The ads that are finished while others are still being written; null while nobody writes. */
  written: AdCopy[] | null;
  /** The ads as they came, before anybody worked on them. */
  asCame: AdCopy[] | null;
  /** Where the ads were to be shown, in words that name no place we know. */
  placeWords: string;
  /** The website it is being filled in from. */
  readingId: string | null;
}

/** The shelf of a wizard whose draft does not exist yet. */
export const newDraft = 'new';

const lastsMs = 24 * 60 * 60 * 1000;

const empty: BuilderMemory = {
  unsaved: {},
  sending: {},
  base: {},
  newId: null,
  builderKey: null,
  currentStep: null,
  isInterrupted: false,
  declinedCategory: null,
  written: null,
  asCame: null,
  placeWords: '',
  readingId: null,
};

/** What is remembered of a draft, for 24 hours since it was last touched and for this tab alone. */
export function recallBuilder(draft: string): BuilderMemory | undefined {
  try {
    const { at, ...memory } = readShelf(draft);
    if (!(Date.now() - at < lastsMs)) {
      forgetBuilder(draft);
      return undefined;
    }
    const known = { ...empty, ...memory };
    const ads = [...(known.written ?? []), ...(known.asCame ?? [])];
    const isOfThisRelease =
      isOurs(known.unsaved) && isOurs(known.base) && isOurs(known.sending) && isOurs({ ads });
    return isOfThisRelease ? known : undefined;
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

/** Whether this release could have left it there. What it says is checked by the server. */
function isOurs(changes: FieldChanges): boolean {
  return Object.entries(changes).every(([field, value]) => {
    if (!(field in emptyCampaign)) return false;
    if (field === 'ageFrom' || field === 'ageTo')
      return Number(value) >= limits.ages.from && Number(value) <= limits.ages.to;
    return isLike(emptyCampaign[field as keyof typeof emptyCampaign], value);
  });
}

function isLike(usual: unknown, value: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((one) => one !== null);
  return usual === null ? typeof value !== 'object' || value === null : typeof value === typeof usual;
}

function readShelf(draft: string) {
  return JSON.parse(sessionStorage.getItem(shelfOf(draft)) ?? '{}');
}

function shelfOf(draft: string): string {
  return `adfjord.builder.${draft}`;
}
