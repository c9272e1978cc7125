import type { CodedText } from '#server/platform/coded-text.ts';

export type TargetEvent = 'created' | 'updated' | 'erased';

/** What other systems are told of somebody who answered a form. */
export interface ToldLead {
  id: string;
  metaLeadId: string;
  createdAt: string;
  status: 'new' | 'contacted' | 'won' | 'lost';
  campaign: { id: string; title: string } | null;
  form: { id: string; name: string };
  adId: string | null;
  name: string | null;
  email: string | null;
  /** With its country, as in +4791234567. */
  phone: string | null;
  /** Every question's key with its answer; a value is always a text. */
  answers: Record<string, string>;
}

/** What programs know by codes, as colleagues read it. */
export interface LeadWords {
  status: string;
  nameless: string;
  /** What it is called that is no real lead. */
  test: string;
  /** What each question asks, by its key. */
  questions: Record<string, string>;
  /** What is said where a message cannot hold all of it, and where all of it stands. */
  rest: { text: string; url: string };
}

interface Base {
  /** The same however often it is told. */
  id: string;
  createdAt: string;
  isTest: boolean;
  /** It was tried before, and may have been taken all the same. */
  isRepeated: boolean;
}

/** One thing that happened. Of somebody erased nothing is told but what it was kept by. */
export type Told = Base &
  (
    | { event: 'created' | 'updated'; lead: ToldLead; words: LeadWords }
    | { event: 'erased'; lead: Pick<ToldLead, 'id' | 'metaLeadId'> }
  );
export type ToldOfLead = Extract<Told, { event: 'created' | 'updated' }>;

export interface TargetAccess {
  address: string;
  /** A key, or the address where that is the secret. */
  secret: string;
}

/** What another system answered, with its own words where it has any; or why nothing was sent to it. */
export type TargetAnswer =
  | { status: number; waitMs?: number | undefined; words?: string | undefined }
  | { cannot: CodedText };

export interface Asking {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
}

export interface Asked {
  status: number;
  waitMs: number | undefined;
  /** What was JSON; a text otherwise. */
  body: unknown;
}

/** The ways out a target may take. */
export interface Doors {
  /** To a service whose address the settings know. */
  ask(request: Asking): Promise<Asked>;
  /** To an address somebody typed in: looked at first, and nothing of the answer is read. */
  post(parcel: { url: string; headers: Record<string, string>; body: string }): Promise<TargetAnswer>;
  /** Where this service is. */
  url: string | undefined;
  /** Where Google hands out tokens. */
  googleTokenUrl: string;
  now(): number;
}

/** One kind of system that leads go to. */
export interface Target {
  takes: readonly TargetEvent[];
  /** What is wrong with an address or a key that was typed in; nothing where that is left to the first try. */
  fault?(access: TargetAccess): CodedText | undefined;
  send(told: Told, access: TargetAccess, doors: Doors): Promise<TargetAnswer>;
}
