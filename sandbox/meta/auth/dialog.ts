import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { userId } from '#sandbox/meta/seed-ids.ts';
import { type DialogAsk, readAsk } from './dialog-ask.ts';
import { blockedPage, dialogPage } from './dialog-page.ts';
import { makeCode } from './oauth.ts';
import { dataAccessEnds, giveGrant, grantOf, makeUserToken, shortLife } from './user-tokens.ts';

/** The login dialog: GET shows the page, POST is what the person decided on it. */
export async function answerDialog(world: World, { path, method, params }: GraphCall): Promise<Response> {
  if (path[1] !== 'oauth') return page(await blockedPage('Page not found', 'This page does not exist.'), 404);
  const ask = readAsk(world, params);
  if ('title' in ask) return page(await blockedPage(ask.title, ask.words), 400);
  if (method !== 'POST') return page(await dialogPage(world, ask), 200);
  if (params['decision'] !== 'continue') return leave(ask, { ...denied });
  if (ask.wantsPassword && !textOf(params['password']))
    return page(await dialogPage(world, ask, 'Enter your password to continue. Any password will do.'), 200);
  const isChosen = (name: string) => params[name] !== undefined;
  const chosen = (kind: string) =>
    Object.keys(params).flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
  const refused = ask.scopes.filter((scope) => isChosen(`decline:${scope}`));
  const scopes = [...new Set([...ask.grantedBefore, ...ask.scopes])].filter(
    (scope) => !refused.includes(scope),
  );
  const declined = [...new Set([...ask.declinedBefore, ...refused])].filter(
    (scope) => !scopes.includes(scope),
  );
  giveGrant(world, { userId, scopes, declined, accounts: chosen('account'), pages: chosen('page') });
  return letIn(world, ask, scopes, declined);
}

/** Back to the app, with what it asked for: a code in the query, a token in the fragment. */
function letIn(world: World, ask: DialogAsk, scopes: string[], declined: string[]): Response {
  const { redirectUri, responseTypes: wished, sent } = ask;
  const answer: Record<string, string> = {};
  const wantsToken = wished.has('token');
  if (wantsToken) {
    answer['access_token'] = makeUserToken(world, userId, scopes, shortLife);
    answer['data_access_expiration_time'] = String(Math.floor(dataAccessEnds(grantOf(world, userId)) / 1000));
    answer['expires_in'] = String(shortLife / 1000);
  }
  if (wished.has('code') || !wantsToken)
    answer['code'] = makeCode(world, { userId, redirectUri, scopes, challenge: challengeIn(sent) });
  if (wished.has('granted_scopes')) {
    answer['granted_scopes'] = scopes.join(',');
    answer['denied_scopes'] = declined.join(',');
  }
  return leave(ask, answer, wantsToken);
}

const denied = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

function leave(
  { redirectUri, state }: DialogAsk,
  answer: Record<string, string>,
  inFragment = false,
): Response {
  const address = new URL(redirectUri);
  const told = { ...answer, ...(state && { state }) };
  if (inFragment) address.hash = new URLSearchParams(told).toString();
  else {
    for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
    address.hash = '_=_';
  }
  return new Response(null, { status: 302, headers: { location: address.href } });
}

function challengeIn(sent: Record<string, string>) {
  const { code_challenge: challenge, code_challenge_method: method = 'plain' } = sent;
  return challenge === undefined ? undefined : { challenge, method };
}

function page(html: unknown, status: number): Response {
  return new Response(String(html), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
