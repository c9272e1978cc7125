/** Claid publishes 111, 2001 and 9000 (https://docs.claid.ai/errors); the other codes are ours, their types are Claid's. */
const refusals = {
  noKey: { status: 401, code: '111', type: 'auth', message: 'Authorization is required.' },
  wrongKey: { status: 401, code: '112', type: 'auth', message: 'Authorization token is invalid.' },
  noJson: { status: 400, code: '9001', type: 'validation', message: 'Invalid JSON payload.' },
  invalid: { status: 422, code: '9000', type: 'validation', message: '' },
  notAllowed: { status: 405, code: '1001', type: 'general', message: 'Method Not Allowed.' },
  notFound: { status: 404, code: '1000', type: 'general', message: 'Not Found.' },
  tooManyRequests: {
    status: 429,
    code: '2001',
    type: 'general',
    message: 'Too Many Requests. Rate limit exceeded.',
  },
  unreachable: { status: 400, code: '4000', type: 'image', message: 'Unable to download the input image.' },
  tooHeavy: { status: 422, code: '4001', type: 'image', message: 'The input image file is too large.' },
  tooManyPixels: {
    status: 422,
    code: '4002',
    type: 'image',
    message: 'The image resolution is too high: at most 40 megapixels can be processed.',
  },
  noImage: {
    status: 422,
    code: '4003',
    type: 'image',
    message: 'The input file is not an image of a supported format, or it is corrupt.',
  },
} as const;

/** For each field what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

/** A deliberate no from the picture studio. */
export class StudioError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(name: keyof typeof refusals, fields: FieldErrors = {}) {
    const { status, code, type, message } = refusals[name];
    const said = Object.entries(fields).map(([field, problems]) => `${field}: ${problems.join(', ')}.`);
    super(said.join(' ') || message);
    this.status = status;
    const details = {
      error_code: code,
      error_type: type,
      error_message: this.message,
      error_details: fields,
    };
    // https://docs.claid.ai/rate-limits shows the error one level deeper here, and only here.
    this.body = status === 429 ? { detail: details } : details;
  }
}

const codes: Record<number, { code: string; type: string; message: string }> = {
  401: refusals.wrongKey,
  402: { code: '5001', type: 'billing', message: 'No API calls left.' },
  403: { code: '113', type: 'auth', message: 'Not enough permissions.' },
  429: refusals.tooManyRequests,
};

/** What is asked to go wrong, in the studio's own words. */
export function studioTrouble(
  status: number,
  message?: string,
  headers: Record<string, string> = {},
): Response {
  const known = codes[status] ?? { code: '1', type: 'general', message: 'Internal Server Error.' };
  const details = {
    error_code: known.code,
    error_type: known.type,
    error_message: message ?? known.message,
    error_details: {},
  };
  return Response.json(status === 429 ? { detail: details } : details, { status, headers });
}
