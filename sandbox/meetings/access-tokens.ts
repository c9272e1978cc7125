import { randomBytes } from 'node:crypto';

import { numberOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { Incoming } from '#sandbox/outside-service.ts';
import { ZoomError } from './zoom-error.ts';

/** The app that is registered with the practice meetings: account, client id and secret are all this word. */
const practiceApp = 'practice';
const livesMs = 3_600_000;

/** Server-to-server OAuth: https://developers.zoom.us/docs/internal-apps/s2s-oauth/ */
export function grantToken({ store, clock, publicUrl }: World, { url, headers, body }: Incoming): Response {
  const given = new URLSearchParams(url.search);
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) given.append(name, value);
  const [, credentials = ''] = /^basic (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (Buffer.from(credentials, 'base64').toString() !== `${practiceApp}:${practiceApp}`)
    return refuse('invalid_client', 'Invalid client_id or client_secret');
  if (given.get('grant_type') !== 'account_credentials')
    return refuse('unsupported_grant_type', 'unsupported grant type');
  if (given.get('account_id') !== practiceApp) return refuse('invalid_request', 'Bad Request');

  const token = `practice.${randomBytes(24).toString('base64url')}`;
  store.insert({ id: `zoom:${token}`, kind: 'zoom-token', fields: { until: clock.now() + livesMs } });
  return Response.json({
    access_token: token,
    token_type: 'bearer',
    expires_in: livesMs / 1000 - 1,
    scope: 'meeting:write:meeting:admin meeting:read:meeting:admin meeting:delete:meeting:admin',
    api_url: `${publicUrl}/meetings`,
  });
}

export function needToken({ store, clock }: World, headers: Headers): void {
  const [, token = ''] = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const known = token ? store.find(`zoom:${token}`) : undefined;
  if (known?.kind !== 'zoom-token') throw new ZoomError('noToken');
  if (clock.now() >= (numberOf(known.fields['until']) ?? 0)) throw new ZoomError('expiredToken');
}

function refuse(error: string, reason: string): Response {
  return Response.json({ reason, error }, { status: 400 });
}
