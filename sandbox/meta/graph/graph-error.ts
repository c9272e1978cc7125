import { randomBytes } from 'node:crypto';

import type { Fields } from '#sandbox/json.ts';
import { catalogue, type ErrorRow, type GraphErrorName, graphErrors } from '#sandbox/meta/errors/errors.ts';

/** Meta says no. `words` fill the gaps in its sentence; `blame` names the field at fault; `data` is told as it is. */
export class GraphError extends Error {
  readonly row: ErrorRow;
  readonly blame: string | undefined;
  readonly data: Fields | undefined;

  constructor(name: GraphErrorName, words: Record<string, string> = {}, blame?: string, data?: Fields) {
    const row = getRow(name);
    super(fill(row.message, words));
    this.row = { ...row, ...(row.userMessage && { userMessage: fill(row.userMessage, words) }) };
    this.blame = blame ?? row.blame;
    this.data = data;
  }

  get status(): number {
    return this.row.status;
  }

  /** Dead tokens and wrong codes are told in a header as well, as OAuth wants it. */
  get headers(): Record<string, string> {
    const { code, challenge = [101, 102, 104, 190].includes(code) ? 'invalid_token' : undefined } = this.row;
    if (!challenge) return {};
    return {
      'www-authenticate': `OAuth "Facebook Platform" "${challenge}" "${this.message.replaceAll('"', "'")}"`,
    };
  }

  body(trace: string): Fields {
    const { blame, data, message } = this;
    return envelope({ ...this.row, message }, { blame, data, trace });
  }
}

/** Code 100: a parameter is not what it has to be. */
export function mustBe(name: string, wanted: string): GraphError {
  return new GraphError('wrongType', { name, wanted });
}

export function mustBeOneOf(name: string, values: readonly unknown[]): GraphError {
  return new GraphError('notOneOf', { name, values: values.join(', ') });
}

export function creativeFailed(reason: string, blame?: string): GraphError {
  return new GraphError('creativeFailed', { reason }, blame);
}

type Told = { [Part in keyof ErrorRow]?: ErrorRow[Part] | undefined } & Pick<ErrorRow, 'code' | 'message'>;

/** The body in which an error is told, whoever thought of it. */
export function envelope(
  { message, type = 'OAuthException', code, subcode, title, userMessage, transient }: Told,
  { blame, data, trace }: { blame: string | undefined; data?: Fields | undefined; trace: string },
): Fields {
  return {
    error: {
      message,
      type,
      code,
      ...(blame && { error_data: JSON.stringify({ blame_field_specs: [blame.split('.')] }) }),
      ...(data && { error_data: data }),
      ...(subcode && { error_subcode: subcode }),
      ...((title !== undefined || transient) && { is_transient: transient ?? false }),
      ...(title && { error_user_title: title, error_user_msg: userMessage }),
      fbtrace_id: trace,
    },
    __fb_trace_id__: trace,
    __www_request_id__: trace,
  };
}

function getRow(name: GraphErrorName): ErrorRow {
  const row = graphErrors[name];
  if (!row) throw new Error(`There is no Graph error ${name}.`);
  return row;
}

/** The words Meta uses for a code, for trouble that somebody asked for by number. */
export function rowFor(code: number, subcode?: number): ErrorRow {
  if (code === 100 && subcode === undefined) return { code, status: 400, message: 'Invalid parameter' };
  const known = catalogue.find(
    (row) => row.code === code && (subcode === undefined || row.subcode === subcode),
  );
  return known ?? { code, status: 400, message: `(#${code}) Error` };
}

export function newTrace(): string {
  return `A${randomBytes(8).toString('base64url')}`;
}

function fill(sentence: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`{${name}}`, word), sentence);
}
