import { z } from 'zod';
import { GatewayError, type FailureKind } from '../gateway-error.ts';
import type { Reply } from '../http.ts';

export const service = 'Zoom';

/** The API says `code` and `message`, the token endpoint `reason` and `error`. */
const Refused = z.union([
  z.object({ code: z.number(), message: z.string() }),
  z.object({ reason: z.string(), error: z.string() }),
]);

/** What Zoom said no to. https://developers.zoom.us/docs/api/errors/ */
export function explainZoom({ status, headers, body }: Reply): GatewayError | undefined {
  if (status < 400) return undefined;
  const said = Refused.safeParse(body).data;
  if (!said) return undefined;
  const seconds = Number(headers.get('retry-after'));
  return new GatewayError({
    service,
    failureKind: troubleFor(status),
    words: 'code' in said ? said.message : said.reason,
    code: 'code' in said ? said.code : undefined,
    waitMs: seconds > 0 ? seconds * 1000 : undefined,
  });
}

function troubleFor(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'unavailable' : 'rejected';
}
