import { z } from 'zod';
import { failureKindOf, GatewayError } from '../gateway-error.ts';
import { type RequestPolicy, send, type Reply } from '../http.ts';
import type { Fetch } from '../fetch.ts';

export interface Meetings {
  /** Opens a video meeting that begins now, and answers the address people join it at. */
  open(topic: string): Promise<{ joinUrl: string }>;
  /** Fails where Zoom does not take the app for what it is. */
  signIn(): Promise<void>;
}

interface MeetingsOptions {
  /** Zoom's API with its version, for example `https://api.zoom.us/v2`. */
  url: string;
  /** Where its tokens come from, for example `https://zoom.us`. */
  signInUrl: string;
  accountId: string;
  clientId: string;
  clientSecret: string;
  fetch?: Fetch;
  now?: () => number;
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const Meeting = z.object({ join_url: z.url() });

/** A token is not used in its last minute. */
const spareMs = 60_000;
/** A meeting that starts at once: https://developers.zoom.us/docs/api/meetings/ */
const instant = 1;

/** Video meetings at Zoom, as a server-to-server app of one account. */
export function openMeetings(options: MeetingsOptions): Meetings {
  const { url, signInUrl, accountId, clientId, clientSecret } = options;
  const { fetch = globalThis.fetch, now = Date.now } = options;
  const line: RequestPolicy = { service, fetch, explain: explainZoom };
  let kept: { token: string; until: number } | undefined;

  async function getToken(): Promise<string> {
    if (kept && kept.until > now()) return kept.token;
    const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId });
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const request = new Request(`${signInUrl}/oauth/token?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
    });
    const { access_token: token, expires_in: seconds } = await send(request, Token, line);
    kept = { token, until: now() + seconds * 1000 - spareMs };
    return token;
  }

  async function openOnce(topic: string): Promise<{ joinUrl: string }> {
    const request = new Request(`${url}/users/me/meetings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ topic, type: instant, settings: { join_before_host: true } }),
    });
    const { join_url: joinUrl } = await send(request, Meeting, line);
    return { joinUrl };
  }

  return {
    async signIn() {
      await getToken();
    },

    async open(topic) {
      try {
        return await openOnce(topic);
      } catch (error) {
        if (!(error instanceof GatewayError && error.failureKind === 'unauthorized' && kept)) throw error;
        // Taken back before its time: a new one, once.
        kept = undefined;
        return openOnce(topic);
      }
    },
  };
}

const service = 'Zoom';

/** The API says `code` and `message`, the token endpoint `reason` and `error`. */
const Refused = z.union([
  z.object({ code: z.number(), message: z.string() }),
  z.object({ reason: z.string(), error: z.string() }),
]);

/** What Zoom said no to. https://developers.zoom.us/docs/api/errors/ */
function explainZoom({ status, headers, body }: Reply): GatewayError | undefined {
  if (status < 400) return undefined;
  const said = Refused.safeParse(body).data;
  if (!said) return undefined;
  const seconds = Number(headers.get('retry-after'));
  return new GatewayError({
    service,
    failureKind: failureKindOf(status),
    words: 'code' in said ? said.message : said.reason,
    code: 'code' in said ? said.code : undefined,
    waitMs: seconds > 0 ? seconds * 1000 : undefined,
  });
}
