import { type CodedText, sayText, verbatim } from '#server/platform/coded-text.ts';

/**
 * How an outside service can disappoint us. `unknown-outcome`: something was sent that may have been done.
 * `blocked`: the service stopped this person, and signing in again would not help.
 */
export type Trouble =
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
  trouble: Trouble;
  /** In the service's own words where it has any; where they are ours, as a code. Never holds a token, so it is safe to show. */
  reason: string | CodedText;
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
  comesSoon?: boolean | undefined;
  /** What else it told, for the gateway that knows its shape. */
  data?: unknown;
}

/** The one shape in which an outside service may disappoint us. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly service: string;
  readonly trouble: Trouble;
  /** In English where the words are ours. */
  readonly reason: string;
  readonly codedReason: CodedText;
  readonly title: string | undefined;
  readonly code: number | undefined;
  readonly subcode: number | undefined;
  readonly fields: string[];
  readonly reference: string | undefined;
  readonly waitMs: number | undefined;
  readonly comesSoon: boolean;
  readonly data: unknown;
  /** Which of several ads it is about, by its place among those that were sent. */
  adPosition: number | undefined;

  constructor(details: Details) {
    const { service, trouble, reason } = details;
    const codedReason = typeof reason === 'string' ? verbatim(reason) : reason;
    const inEnglish = sayText(codedReason, 'en');
    super(`${service}: ${trouble}: ${inEnglish}`);
    this.service = service;
    this.trouble = trouble;
    this.reason = inEnglish;
    this.codedReason = codedReason;
    this.title = details.title;
    this.code = details.code;
    this.subcode = details.subcode;
    this.fields = details.fields ?? [];
    this.reference = details.reference;
    this.waitMs = details.waitMs;
    this.comesSoon = details.comesSoon ?? false;
    this.data = details.data;
  }

  /** True when waiting may help and a repeat cannot do a thing twice. */
  get worthRetrying(): boolean {
    return this.trouble === 'rate-limited' || this.trouble === 'unavailable';
  }
}
