import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { app, loginConfigId, userId } from '#sandbox/meta/seed-ids.ts';
import { appSettings } from './app-settings.ts';
import { isOnThisMachine } from './callback-address.ts';
import { permissions } from './permissions.ts';
import { grantOf } from './user-tokens.ts';

/** What an app asks for by sending somebody to the dialog. */
export interface DialogAsk {
  redirectUri: string;
  state: string;
  /** Of all that is asked for, what the person is asked about: `rerequest` asks again for what was declined. */
  scopes: string[];
  /** What the person granted before, and keeps. */
  grantedBefore: string[];
  declinedBefore: string[];
  responseTypes: Set<string>;
  /** The person has to show who he is, even when logged in. */
  wantsPassword: boolean;
  isPopup: boolean;
  /** Everything that was sent, so that the decision can be sent with it. */
  sent: Record<string, string>;
}

export interface Blocked {
  title: string;
  words: string;
  status?: number;
}

const responseTypes = new Set(['code', 'token', 'granted_scopes']);
const carried = `
  client_id redirect_uri state scope response_type config_id override_default_response_type auth_type display
  code_challenge code_challenge_method`
  .trim()
  .split(/\s+/);

/** The ask, or why Meta shows a page of its own instead and sends nobody back. */
export function readAsk(world: World, params: Fields): DialogAsk | Blocked {
  const redirectUri = textOf(params['redirect_uri']);
  if (params['client_id'] !== app.id)
    return { title: 'Invalid App ID', words: 'The provided app ID does not look like a valid app ID.' };
  if (!isAllowed(world, redirectUri))
    return {
      title: 'URL blocked',
      words: `This redirect failed because the redirect URI is not allowed in the app’s settings (191): ${redirectUri}`,
    };
  const types = split(params['response_type'] ?? 'code');
  if (types.length === 0 || !types.every((type) => responseTypes.has(type)))
    return { title: 'Invalid parameter', words: `response_type cannot be ${types.join(' ')}.` };
  const config = textOf(params['config_id']);
  if (config && config !== loginConfigId)
    return { title: 'Invalid configuration', words: `The app has no login configuration ${config}.` };
  const asked = [
    ...new Set(['public_profile', ...(config ? Object.keys(permissions) : split(params['scope']))]),
  ];
  const unknown = asked.filter((scope) => permissions[scope] === undefined);
  if (unknown.length > 0) return { title: 'Invalid Scopes', words: `Invalid Scopes: ${unknown.join(', ')}.` };

  const before = grantOf(world, userId)?.fields;
  const grantedBefore = listOf(before?.['scopes']).map(textOf);
  const declinedBefore = listOf(before?.['declined']).map(textOf);
  const settled = params['auth_type'] === 'rerequest' ? grantedBefore : declinedBefore;
  return {
    redirectUri,
    state: textOf(params['state']),
    scopes: asked.filter((scope) => !settled.includes(scope)),
    grantedBefore,
    declinedBefore,
    responseTypes: new Set(types),
    wantsPassword: params['auth_type'] === 'reauthenticate',
    isPopup: ['popup', 'touch'].includes(textOf(params['display'])),
    sent: Object.fromEntries(
      carried.flatMap((name) => (textOf(params[name]) ? [[name, textOf(params[name])]] : [])),
    ),
  };
}

/** The app's list, letter by letter; without one, https anywhere and plain http on one's own machine. */
function isAllowed(world: World, address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const listed = appSettings(world).redirectUris;
  return listed.length > 0 ? listed.includes(address) : url.protocol === 'https:' || isOnThisMachine(url);
}

function split(value: unknown): string[] {
  return textOf(value)
    .split(/[\s,]+/)
    .filter(Boolean);
}
