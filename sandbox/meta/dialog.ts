import { type Fields, listOf, textOf } from '../json.ts';
import type { World } from '../world.ts';
import type { GraphCall } from './call.ts';
import { isOnThisMachine } from './callback-address.ts';
import { blockedPage, dialogPage } from './dialog-page.ts';
import { makeCode } from './oauth.ts';
import { app, userId } from './seed-ids.ts';
import { allScopes, giveGrant } from './user-tokens.ts';

/** The login dialog: GET shows the page, POST is what the person decided on it. */
export async function answerDialog(world: World, { path, method, params }: GraphCall): Promise<Response> {
  const redirectUri = textOf(params['redirect_uri']);
  const state = textOf(params['state']);
  if (path[1] !== 'oauth') return page(await blockedPage('Page not found', 'This page does not exist.'), 404);
  if (params['client_id'] !== app.id)
    return page(
      await blockedPage('Invalid App ID', 'The provided app ID does not look like a valid app ID.'),
      400,
    );
  if (!isAllowed(redirectUri))
    return page(
      await blockedPage(
        'URL blocked',
        `This redirect failed because the redirect URI is not allowed (191): ${redirectUri}`,
      ),
      400,
    );
  const scopes = scopesOf(params);
  const unknown = scopes.filter((scope) => !allScopes.includes(scope));
  if (unknown.length > 0)
    return page(await blockedPage('Invalid Scopes', `Invalid Scopes: ${unknown.join(', ')}.`), 400);
  if (method !== 'POST') return page(await dialogPage(world, { redirectUri, state, scopes }), 200);
  if (params['decision'] !== 'continue') return leave(redirectUri, { ...denied, state });
  const chosen = (name: string) =>
    Object.keys(params)
      .filter((key) => key.startsWith(`${name}:`))
      .map((key) => key.slice(name.length + 1));
  const declined = listOf(scopes)
    .map(textOf)
    .filter((scope) => params[`decline:${scope}`] !== undefined);
  const granted = scopes.filter((scope) => !declined.includes(scope));
  giveGrant(world, { userId, scopes: granted, declined, accounts: chosen('account'), pages: chosen('page') });
  return leave(redirectUri, { code: makeCode(world, userId, redirectUri, granted), state });
}

const denied = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

function leave(redirectUri: string, answer: Record<string, string>): Response {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value) address.searchParams.set(name, value);
  return new Response(null, { status: 302, headers: { location: `${address.href}#_=_` } });
}

/** https anywhere, plain http only on one's own machine. */
function isAllowed(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || isOnThisMachine(url));
}

function scopesOf({ scope }: Fields): string[] {
  const asked = textOf(scope)
    .split(/[\s,]+/)
    .filter(Boolean);
  return [...new Set(['public_profile', ...asked])];
}

function page(html: unknown, status: number): Response {
  return new Response(String(html), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
