import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { missingPermissionsOf } from './present-connection.ts';
import { insertLogin } from './login-queries.ts';
import { findConnection } from './queries.ts';
import { ownPath } from './rules.ts';
import { scopes } from './scopes.ts';

const goodForMs = 10 * 60_000;

/** Opens the way to Facebook's dialog for this session, once, for ten minutes. */
export async function startLogin(
  ctx: AppContext,
  { workspaceId, sessionId }: Person,
  { returnPath, missingOnly }: { returnPath: string; missingOnly: boolean },
): Promise<{ appId: string; redirectUri: string; loginUrl: string }> {
  const { meta, publicUrl } = ctx.settings;
  const now = ctx.now();
  const nonce = await insertLogin(ctx.db, workspaceId, {
    sessionId,
    returnPath: ownPath(returnPath, publicUrl),
    expiresAt: new Date(now + goodForMs),
    now: new Date(now),
  });
  const before = await findConnection(ctx.db, workspaceId);
  const missing = before ? missingPermissionsOf(before) : [];
  const redirectUri = redirectUriOf(publicUrl);
  const loginUrl = ctx.meta.loginUrl({
    redirectUri,
    state: ctx.seal.sign(JSON.stringify({ nonce })),
    scopes: missingOnly && missing.length > 0 ? missing : scopes,
    // Facebook does not ask again for what was declined, unless told to.
    rerequest: missing.length > 0,
  });
  return { appId: meta.appId, redirectUri, loginUrl };
}

/** Where Facebook sends people back to. Meta's app settings hold the same address, letter by letter. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl}/facebook/callback`;
}
