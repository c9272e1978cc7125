import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';

type Refusal = [status: number, code: string, type: string, message: string];

/** Claid publishes 111, 2001 and 9000 (https://docs.claid.ai/errors); the other codes are ours, their types are Claid's. */
const refusals = {
  noKey: [401, '111', 'auth', 'Authorization is required.'],
  wrongKey: [401, '112', 'auth', 'Authorization token is invalid.'],
  noJson: [400, '9001', 'validation', 'Invalid JSON payload.'],
  invalid: [422, '9000', 'validation', ''],
  notAllowed: [405, '1001', 'general', 'Method Not Allowed.'],
  notFound: [404, '1000', 'general', 'Not Found.'],
  tooManyRequests: [429, '2001', 'general', 'Too Many Requests. Rate limit exceeded.'],
  unreachable: [400, '4000', 'image', 'Unable to download the input image.'],
  tooHeavy: [422, '4001', 'image', 'The input image file is too large.'],
  tooManyPixels: [
    422,
    '4002',
    'image',
    'The image resolution is too high: at most 40 megapixels can be processed.',
  ],
  noImage: [422, '4003', 'image', 'The input file is not an image of a supported format, or it is corrupt.'],
} satisfies Record<string, Refusal>;

/** For each field what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

/** A deliberate no from the picture studio. */
export class StudioError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(name: keyof typeof refusals, fields: FieldErrors = {}) {
    const [status, , , message] = refusals[name];
    const said = Object.entries(fields).map(([field, problems]) => `${field}: ${problems.join(', ')}.`);
    super(said.join(' ') || message);
    this.status = status;
    this.body = bodyOf(refusals[name], this.message, fields);
  }
}

const askedFor: Refusal[] = [
  refusals.wrongKey,
  [402, '5001', 'billing', 'No API calls left.'],
  [403, '113', 'auth', 'Not enough permissions.'],
  refusals.tooManyRequests,
];

/** What is asked to go wrong, in the studio's own words. */
export function studioTrouble({ status, message, headers = {} }: Omit<ErrorTrouble, 'kind'>): Response {
  const known = askedFor.find(([own]) => own === status) ?? [
    status,
    '1',
    'general',
    'Internal Server Error.',
  ];
  return Response.json(bodyOf(known, message ?? known[3]), { status, headers });
}

function bodyOf(
  [status, code, type]: Refusal,
  message: string,
  fields: FieldErrors = {},
): Record<string, unknown> {
  const details = { error_code: code, error_type: type, error_message: message, error_details: fields };
  // https://docs.claid.ai/rate-limits shows the error one level deeper here, and only here.
  return status === 429 ? { detail: details } : details;
}
