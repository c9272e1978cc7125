import { scopes } from '#contract/tools.ts';
import { findInvalid } from '#server/http/invalid-input.ts';
import { currentContext, type RequestContext } from '#server/platform/log/request-context.ts';
import { mcp } from '@better-auth/mcp';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { AuthParts, AuthQuestion } from './auth-parts.ts';
import { refused } from './auth-refusals.ts';
import { readSignedIn } from './second-doors.ts';

/** Where assistants are let in, and where people say what they may do. */
export const grantPlaces = { tools: '/mcp', consent: '/connect' } as const;

/** What somebody grants by this request, in the workspace they have named: another tab may have switched meanwhile. */
const letInto = new WeakMap<RequestContext, Parameters<AuthParts['noteGrant']>[0]>();

/** Lets an assistant stay connected without asking every hour. */
const staying = 'offline_access';

/** What Better Auth offers to programs and we do not: what was granted is taken back through our contract. */
export const closedGrantDoors = [
  '/oauth2/create-client',
  '/oauth2/update-client',
  '/oauth2/delete-client',
  '/oauth2/get-client',
  '/oauth2/get-clients',
  '/oauth2/public-client',
  '/oauth2/public-client-prelogin',
  '/oauth2/client/rotate-secret',
  '/oauth2/get-consent',
  '/oauth2/get-consents',
  '/oauth2/update-consent',
  '/oauth2/delete-consent',
  '/oauth2/introspect',
  '/oauth2/userinfo',
  '/oauth2/end-session',
  '/oauth2/end-session/confirm',
  '/oauth2/continue',
];

/** Tokens are sent in the clear anywhere but over https, or to this machine itself. */
export function mayGrant(publicUrl: string): boolean {
  const place = new URL(publicUrl);
  return place.protocol === 'https:' || isHere(place);
}

/**
 * Signing in for programs of others, by OAuth: they introduce themselves, a person says what they may do and in which
 * workspace, and they get tokens for that. Tokens are rows, so that they end at once.
 */
export function grantsPlugin({ settings }: AuthParts): BetterAuthPlugin {
  const plugin = mcp({
    // Whoever is signed in is asked there, and whoever is not signs in on the way.
    loginPage: grantPlaces.consent,
    consentPage: grantPlaces.consent,
    resource: settings.publicUrl + grantPlaces.tools,
    scopes: [...scopes, staying],
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    disableJwtPlugin: true,
    postLogin: {
      page: grantPlaces.consent,
      shouldRedirect: () => false,
      consentReferenceId: () => Promise.resolve(letInto.get(currentContext()!)?.workspaceId),
    },
    rateLimit: { register: { window: 3600, max: 20 }, token: { window: 60, max: 60 } },
  });
  // They write a field that is missing differently, and mean the same.
  return plugin as unknown as BetterAuthPlugin;
}

const Registration = z.object({
  application_type: z.undefined().optional(),
  redirect_uris: z.array(z.string()).refine((places) => places.some((place) => isHere(URL.parse(place)))),
});

function isHere(place: URL | null): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(place?.hostname ?? '');
}

function isOnOwnMachine(body: unknown): body is object {
  return Registration.safeParse(body).success;
}

const Consent = z.object({
  accept: z.literal(true),
  workspace_id: z.string().max(100).catch(''),
  oauth_query: z.string().catch(''),
});

/** Refuses what no database takes, and what is too long to be read by anybody. */
function mustBeUsable({ path, body, query, headers }: AuthQuestion): void {
  const [, packed = ''] = /^Basic +(\S+)/i.exec(headers?.get('authorization') ?? '') ?? [];
  const basic = Buffer.from(packed, 'base64').toString();
  if (findInvalid([body, query]).length > 0 || /\0|%00/.test(basic)) throw unusable('characters');
  const { client_name: name } = (body ?? {}) as { client_name?: string | null };
  // It stands where a person decides, and may not turn around what stands beside it.
  if (name && /[\p{Cc}\p{Bidi_Control}]/u.test(name)) throw unusable('characters');
  const isLong = (name?.length ?? 0) > 100 || JSON.stringify(body ?? null).length > 10_000;
  if (path === '/oauth2/register' && isLong) throw unusable('length');
}

/** As OAuth lays it down, with what is wrong: a program reads it. */
function unusable(description: 'characters' | 'length' | 'method' | 'scope') {
  return new APIError('BAD_REQUEST', { error: 'invalid_request', error_description: description });
}

/** What we ask of a program, and of whoever lets it in, before Better Auth hears of it. */
export function askAtGrantDoors({ findStanding }: AuthParts) {
  return async (ctx: AuthQuestion): Promise<{ context: object } | undefined> => {
    if (!ctx.path.startsWith('/oauth2/')) return undefined;
    mustBeUsable(ctx);
    // Programs on the person's own machine are known by where they want to be called back, and seldom say so.
    if (ctx.path === '/oauth2/register' && isOnOwnMachine(ctx.body))
      return { context: { body: { ...ctx.body, application_type: 'native' } } };
    // What was asked is gone through once more with the answer, and not asked again then.
    if (ctx.path === '/oauth2/authorize' && !letInto.has(currentContext()!)) {
      // What comes in a form would go past what is asked here.
      if (ctx.request?.method === 'POST') throw unusable('method');
      const { scope = scopes.join(' '), ...query } = (ctx.query ?? {}) as Record<string, string | string[]>;
      if (typeof scope !== 'string') throw unusable('scope');
      const asked = new Set([...scope.split(' ').filter(Boolean), staying]);
      // In which workspace is asked anew each time.
      return { context: { query: { ...query, scope: [...asked].join(' '), prompt: 'consent' } } };
    }
    const { data: said } = Consent.safeParse(ctx.body);
    if (ctx.path !== '/oauth2/consent' || !said) return undefined;
    const signedIn = await readSignedIn(ctx);
    const standing = signedIn && (await findStanding(signedIn.user.id, said.workspace_id));
    if (!standing) throw refused('SIGN_IN_AGAIN', 'FORBIDDEN');
    if (standing.requiresSecondFactor && !signedIn.session.secondFactorAt)
      throw refused('SECOND_FACTOR_FIRST', 'FORBIDDEN');
    const clientId = new URLSearchParams(said.oauth_query).get('client_id') ?? '';
    letInto.set(currentContext()!, {
      personId: signedIn.user.id,
      workspaceId: standing.workspaceId,
      clientId,
    });
    return undefined;
  };
}

/** What we do once somebody has let a program in. */
export async function answerAtGrantDoors({ noteGrant }: AuthParts): Promise<void> {
  const grant = letInto.get(currentContext()!);
  if (grant) await noteGrant(grant);
}
