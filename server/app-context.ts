import type { ShownChange } from '#contract/compliance/shown.ts';
import type { Spending } from '#contract/live/spending.ts';
import type { Content } from '#server/features/approvals/content.ts';
import type { Judged } from '#server/features/compliance/judged.ts';
import type { LeadTargets } from '#server/gateways/lead-targets/lead-targets.ts';
import type { Mail } from '#server/gateways/mail/mail.ts';
import type { Meetings } from '#server/gateways/meetings/meetings.ts';
import type { Meta } from '#server/gateways/meta/meta.ts';
import type { Pictures } from '#server/gateways/pictures/pictures.ts';
import type { Push } from '#server/gateways/push/push.ts';
import type { Register } from '#server/gateways/register/register.ts';
import type { Storage } from '#server/gateways/storage/storage.ts';
import type { WebPictures } from '#server/gateways/web-pictures/web-pictures.ts';
import type { Websites } from '#server/gateways/websites/websites.ts';
import type { Writer } from '#server/gateways/writer/writer.ts';
import type { WrittenAd } from '#server/gateways/writer/written-ad.ts';
import type { Audience } from '#server/mail/audience.ts';
import type { CallNotes } from '#server/platform/log/call-notes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Meters } from '#server/platform/log/meters.ts';
import type { Passwords } from '#server/platform/crypto/passwords.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { Person, Sessions, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Signals } from '#server/platform/signals.ts';

/** What all campaigns of an ad account may spend, as they were read the last time or changed here since. */
export interface SpendingBook {
  /** The day of its calendar. */
  today: string;
  currency: string;
  /** From the first day of the month up to yesterday. */
  spentThisMonthMinor: number;
  /** Every campaign that is known, by its id at Meta. */
  campaigns: Map<string, Spending>;
}

/** What the law and Meta's rules say of the ads of a campaign while they are written. In English, as a writer is told. */
export interface AdLaw {
  /** What is struck most often, for these places and this trade. */
  advice: string[];
  /** What is forbidden in an ad or in one field of it, and what is asked that the firm's own words do not raise. */
  faultsOf(ad: WrittenAd, field?: 'headline' | 'primaryText' | 'description' | null): string[];
  isForbidden(ad: WrittenAd): boolean;
}

/** A question about one workspace. */
type Read<Asked, Told> = (db: Database, workspaceId: WorkspaceId, asked: Asked) => Promise<Told>;

type AfterDraftChange = (
  tx: Database,
  person: Pick<Person, 'workspaceId' | 'name' | 'keyName'>,
  campaignId: string,
) => Promise<void>;

/** The outside services an operator chooses. */
export interface Outside {
  meta: Meta;
  writer: Writer;
  pictures: Pictures;
  meetings: Meetings;
  mail: Mail;
  storage: Storage;
}

/** Everything a feature may reach for. Built once at start, and anew for tests. */
export interface AppContext extends Outside {
  settings: Settings;
  db: Database;
  queue: Queue;
  signals: Signals;
  seal: Seal;
  passwords: Passwords;
  sessions: Sessions;
  log: Log;
  meters: Meters;
  callNotes: CallNotes;
  /** The time, in milliseconds since 1970. Tests move it. */
  now(): number;
  /** Those of other settings, to try them. */
  openOutside(settings: Settings): Promise<Outside>;
  /** Ends the server so that it is started again; where nobody listens, there is nothing to end. */
  restart?: (() => void) | undefined;
  leadTargets: LeadTargets;
  push: Push;
  /** Whether somebody may still be told what waited for them. */
  mayHear(audience: Audience): Promise<boolean>;
  /** What the gate of money must know of campaigns that run, which stand further up the stairs than it. */
  readSpending: Read<{ adAccountId: string; now: number }, SpendingBook>;
  /** What the rules of the law must know of them. */
  readChange: Read<{ change: ShownChange; now: number }, Judged>;
  /** What one of them is called, whoever made it, by its id at Meta. */
  findLiveTitle: Read<string, string | undefined>;
  /** What whoever has ads written must know of the law, which stands further up the stairs. */
  readLaw: Read<{ campaignId: string; now: number }, AdLaw>;
  /** All of a draft that would be published, which whoever is asked for approval is shown; refuses while anything is missing. It is made where things are published. */
  readApprovable: Read<{ campaignId: string; now: number }, Content>;
  /** The dataset by which Meta may look for leads that become customers, by the time; null while an account lacks what Meta asks for. */
  findGoodLeads: Read<number, string | null>;
  /** What stands further up the stairs and goes by a draft. */
  afterDraftChange: AfterDraftChange;
  webPictures: WebPictures;
  websites: Websites;
  register: Register;
}
