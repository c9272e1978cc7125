import type { ConnectMessage } from '#contract/connections.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { parseJson } from '#server/gateways/http.ts';
import { authenticateFor } from '#server/http/authenticate.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { noteDeed } from '../audit-log/write-line.ts';
import { presentConnection } from './present-connection.ts';
import { takeLogin } from './login-queries.ts';
import { sealContext } from './access.ts';
import { type ConnectionRow, findConnection, saveConnection } from './queries.ts';
import { readAccount } from './read-account.ts';
import { redirectUriOf } from './start-login.ts';

/** Texts are signed for other purposes as well, some of them at a stranger's wish. */
const State = z.object({ nonce: z.uuid() });
const wrongAppCodes = [101, 104, 191];

interface Return {
  headers: Headers;
  code?: string | undefined;
  error?: string | undefined;
  errorDescription?: string | undefined;
  state?: string | undefined;
}

interface Outcome {
  message: ConnectMessage;
  returnPath: string;
  /** Whose link is new. */
  linked?: WorkspaceId;
}

/** Links the account somebody comes back with from Facebook's dialog, and says how it went. */
export async function finishLogin(ctx: AppContext, back: Return): Promise<Outcome> {
  const reader = await ctx.sessions.read(back.headers);
  const nonce = nonceIn(ctx, back.state);
  const now = new Date(ctx.now());
  const login =
    reader && nonce ? await takeLogin(ctx.db, { nonce, sessionId: reader.sessionId, now }) : undefined;
  const person =
    login &&
    (await authenticateFor({ ctx, headers: back.headers }, login.workspaceId, {
      right: 'manage',
      doing: 'session',
    }));
  // Too late, from another window, or from somebody else's.
  if (!person || !login) return { message: failure('login_expired'), returnPath: '/dashboard' };

  const { returnPath } = login;
  if (back.error) return { message: failure(wordsFor(back)), returnPath };
  if (!back.code) return { message: failure('no_code'), returnPath };
  try {
    const row = await connect(ctx, person, back.code);
    return { message: success(row, person), returnPath, linked: person.workspaceId };
  } catch (error) {
    // Ours or Facebook's fault alike: the window behind the popup waits for an answer.
    ctx.log.error('an account could not be linked', error);
    return { message: failure(codeFor(error)), returnPath };
  }
}

async function connect(ctx: AppContext, person: Person, code: string): Promise<ConnectionRow> {
  const { workspaceId } = person;
  const { meta, seal, settings } = ctx;
  const redirectUri = redirectUriOf(settings.publicUrl);
  const { accessToken, expiresAt } = await meta.exchangeCode({ code, redirectUri });
  const before = await findConnection(ctx.db, workspaceId);
  const account = await readAccount(ctx, workspaceId, { token: accessToken, before });
  const row = await saveConnection(ctx, workspaceId, {
    ...account,
    sealedToken: seal.encrypt(accessToken, sealContext(workspaceId)),
    tokenExpiresAt: expiresAt,
  });
  const subject = { kind: 'facebook', id: row.facebookUserId, name: row.facebookName };
  await ctx.db.transaction((tx) => noteDeed(tx, person, { at: ctx.now(), deed: 'facebook-linked', subject }));
  return row;
}

function nonceIn({ seal }: AppContext, state: string | undefined): string | undefined {
  const text = state && seal.verify(state);
  return text ? State.safeParse(parseJson(text)).data?.nonce : undefined;
}

function wordsFor({ error, errorDescription }: Return): string {
  return error === 'access_denied' ? error : errorDescription || 'server_error';
}

function codeFor(error: unknown): string {
  if (!(error instanceof GatewayError)) return 'server_error';
  const { failureKind, code, words } = error;
  if (code !== undefined && wrongAppCodes.includes(code)) return 'missing_credentials';
  const isExplained = failureKind === 'rejected' || failureKind === 'forbidden' || failureKind === 'blocked';
  return (isExplained && words) || 'server_error';
}

function failure(error: string): ConnectMessage {
  return { type: 'FACEBOOK_OAUTH_ERROR', error };
}

function success(row: ConnectionRow, person: Person): ConnectMessage {
  const { facebookUserId, facebookName, tokenExpiresAt, adAccounts, pages } = presentConnection(row, person);
  return {
    type: 'FACEBOOK_OAUTH_SUCCESS',
    data: { facebookUserId, facebookName, tokenExpiresAt, adAccounts, pages },
  };
}
