import { coded, type CodedText, sayText, verbatim } from '#server/platform/coded-text.ts';

/**
 * How an outside service can disappoint us. `unknown-outcome`: something was sent that may have been done.
 * `blocked`: the service stopped this person, and signing in again would not help.
 */
export type FailureKind =
  | 'unauthorized'
  | 'forbidden'
  | 'rejected'
  | 'not-found'
  | 'rate-limited'
  | 'unavailable'
  | 'unknown-outcome'
  | 'unexpected-reply'
  | 'blocked';

interface Details {
  service: string;
  failureKind: FailureKind;
  /** The service's own, and nobody else's. Never hold a token, so they are safe to show. */
  words?: string | undefined;
  /** Where the service has none, and more can be told than what kind of trouble it is. */
  reason?: CodedText | undefined;
  /** For the log, in English. */
  detail?: string | undefined;
  title?: string | undefined;
  code?: number | undefined;
  subcode?: number | undefined;
  /** The fields the service blames, for example `targeting.age_max`. */
  fields?: string[] | undefined;
  /** What the service's support desk will ask for. */
  reference?: string | undefined;
  /** How long the service asks us to stay away. */
  waitMs?: number | undefined;
  /** It is likely over in seconds. */
  retrySoon?: boolean | undefined;
  /** What else it told, for the gateway that knows its shape. */
  data?: unknown;
}

/** What a status means wherever a service uses them as HTTP has them. */
export function failureKindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'unavailable' : 'rejected';
}

const transient = new Set<FailureKind>([
  'rate-limited',
  'unavailable',
  'unknown-outcome',
  'unexpected-reply',
]);

/** The one shape in which an outside service may disappoint us. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly service: string;
  readonly failureKind: FailureKind;
  /** The service's own. */
  readonly words: string | undefined;
  /** For people: the service's own words, or ours as a code. */
  readonly reason: CodedText;
  readonly detail: string | undefined;
  readonly title: string | undefined;
  readonly code: number | undefined;
  readonly subcode: number | undefined;
  readonly fields: string[];
  readonly reference: string | undefined;
  readonly waitMs: number | undefined;
  readonly retrySoon: boolean;
  readonly data: unknown;
  /** Which of several ads it is about, by its place among those that were sent. */
  adPosition: number | undefined;

  constructor(details: Details) {
    const { service, failureKind, words, detail } = details;
    const reason = words ? verbatim(words) : (details.reason ?? coded(`outside-${failureKind}`));
    super(`${service}: ${failureKind}: ${detail ?? sayText(reason, 'en')}`);
    this.service = service;
    this.failureKind = failureKind;
    this.words = words || undefined;
    this.reason = reason;
    this.detail = detail;
    this.title = details.title;
    this.code = details.code;
    this.subcode = details.subcode;
    this.fields = details.fields ?? [];
    this.reference = details.reference;
    this.waitMs = details.waitMs;
    this.retrySoon = details.retrySoon ?? false;
    this.data = details.data;
  }

  /** What words about this name: the service's own words, or which of ours stand in their place. */
  get because(): CodedText['params'] {
    return this.words ? { reason: this.words } : { ...this.reason.params, because: this.reason.code };
  }

  /** True for what may be over by itself after a while. */
  get isTransient(): boolean {
    return transient.has(this.failureKind);
  }

  /** True when waiting may help and a repeat cannot do a thing twice. */
  get worthRetrying(): boolean {
    return this.failureKind === 'rate-limited' || this.failureKind === 'unavailable';
  }
}

/** For a `catch`: undefined where the service has no such thing. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof GatewayError && error.failureKind === 'not-found')) throw error;
}
