/** Every refusal of Zoom that the practice meetings know: https://developers.zoom.us/docs/api/errors */
const refusals = {
  noToken: { status: 401, code: 124, message: 'Invalid access token.' },
  expiredToken: { status: 401, code: 124, message: 'Access token is expired.' },
  noJson: { status: 400, code: 300, message: 'Request Body should be a valid JSON object.' },
  invalid: { status: 400, code: 300, message: 'Validation Failed.' },
  badMeetingId: { status: 400, code: 300, message: 'Invalid meeting id.' },
  noUser: { status: 404, code: 1001, message: 'User does not exist: {what}.' },
  noMeeting: { status: 404, code: 3001, message: 'Meeting does not exist: {what}.' },
  tooManyMeetings: {
    status: 429,
    code: 429,
    message:
      'You have exceeded the daily rate limit ({what}) of Meeting Create/Update API requests permitted for this particular user.',
  },
  unknownCall: { status: 404, code: 2300, message: 'This API endpoint is not recognized.' },
} as const;

interface Detail {
  what?: string;
  errors?: { field: string; message: string }[];
  now?: number;
}

/** A deliberate no from Zoom's API. */
export class ZoomError extends Error {
  readonly response: Response;

  constructor(name: keyof typeof refusals, { what = '', errors, now = 0 }: Detail = {}) {
    const { status, code, message } = refusals[name];
    super(message.replace('{what}', what));
    this.response = Response.json(
      { code, message: this.message, ...(errors && { errors }) },
      { status, headers: status === 429 ? dailyLimit(now) : {} },
    );
  }
}

/** What is asked to go wrong, in the words Zoom has for it. */
export function zoomTrouble({
  status,
  code,
  message,
  headers,
}: {
  status: number;
  code: number | string;
  message?: string | undefined;
  headers?: Record<string, string> | undefined;
}): Response {
  const words =
    status === 429
      ? 'You have reached the maximum per-second rate limit for this API. Try again later.'
      : 'Internal server error.';
  const limit = { 'x-ratelimit-category': 'Light', 'x-ratelimit-type': 'QPS', 'retry-after': '1' };
  return Response.json(
    { code, message: message ?? words },
    { status, headers: { ...(status === 429 && limit), ...headers } },
  );
}

/** https://developers.zoom.us/docs/api/rate-limits */
function dailyLimit(now: number): Record<string, string> {
  const day = 86_400_000;
  const tomorrow = new Date(Math.ceil(now / day) * day).toISOString();
  return {
    'x-ratelimit-category': 'Light',
    'x-ratelimit-type': 'Daily-limit',
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': '0',
    'retry-after': tomorrow.replace('.000', ''),
  };
}
