import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { at, jsonOrNothing, listOf, numberOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { Asked, System } from './system.ts';

const email = 'adfjord@practice.iam.gserviceaccount.com';
const audience = 'https://oauth2.googleapis.com/token';
const scopes = ['https://www.googleapis.com/auth/spreadsheets', 'https://www.googleapis.com/auth/drive.file'];
const lifeMs = 3_599_000;

/** Sheets, for a service account: https://developers.google.com/workspace/sheets/api and /identity/protocols/oauth2/service-account */
export const google: System = {
  answer(world, asked) {
    if (asked.method === 'GET' && asked.path === '/practice-key') return Response.json(keyFile(world));
    if (asked.path === '/token') return giveToken(world, asked);
    const [, sheet, range = '', append] =
      /^\/v4\/spreadsheets\/([\w-]+)\/values\/([^/:]+(?::[A-Z]+\d*)?)(:append)?$/.exec(asked.path) ?? [];
    if (!sheet) return google.fail({ status: 404 });
    const token = /^Bearer (\S+)$/.exec(asked.headers.get('authorization') ?? '')?.[1] ?? '';
    const known = world.store.find(`google-token:${token}`);
    if (Number(known?.fields['until'] ?? 0) < world.clock.now())
      return trouble(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    // Shared with nobody: what a person forgets most often.
    if (sheet.startsWith('private')) return google.fail({ status: 403 });
    if (asked.method === 'POST' && append) return appendRow(world, sheet, asked);
    return asked.method === 'GET' && !append ? readColumn(world, sheet, range) : google.fail({ status: 404 });
  },
  fail({ status, message, headers }) {
    const [name, words] = known[status] ?? ['INTERNAL', 'Internal error encountered.'];
    return trouble(status, name, message ?? words, headers);
  },
};

const known: Record<number, [name: string, words: string]> = {
  403: ['PERMISSION_DENIED', 'The caller does not have permission'],
  404: ['NOT_FOUND', 'Requested entity was not found.'],
  429: [
    'RESOURCE_EXHAUSTED',
    "Quota exceeded for quota metric 'Write requests' and limit 'Write requests per minute'.",
  ],
  503: ['UNAVAILABLE', 'The service is currently unavailable.'],
};

function trouble(
  code: number,
  status: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { code, message, status } }, { status: code, headers });
}

/** A service account's key as Google hands it out: made when somebody wants it first. */
function keyFile({ store }: World) {
  const kept = store.find('google-account');
  if (kept) return kept.fields;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const fields = {
    type: 'service_account',
    project_id: 'practice',
    private_key_id: randomBytes(20).toString('hex'),
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: email,
    client_id: '100000000000000000001',
    token_uri: audience,
  };
  return store.insert({ id: 'google-account', kind: 'google-account', fields }).fields;
}

function giveToken(world: World, { method, text }: Asked): Response {
  const form = new URLSearchParams(text);
  const refuse = (error: string, words: string) =>
    Response.json({ error, error_description: words }, { status: 400 });
  if (method !== 'POST' || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
    return refuse('unsupported_grant_type', 'Invalid grant_type: ');
  const [head = '', claim = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const told = jsonOrNothing(Buffer.from(claim, 'base64url').toString());
  const account = world.store.find('google-account');
  if (!account || at(told, 'iss') !== email)
    return refuse('invalid_grant', 'Invalid grant: account not found');
  const key = createPublicKey(textOf(account.fields['private_key']));
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${claim}`), key, Buffer.from(signature, 'base64url')))
    return refuse('invalid_grant', 'Invalid JWT Signature.');
  const [from = 0, until = 0] = [numberOf(at(told, 'iat')), numberOf(at(told, 'exp'))];
  const now = world.clock.now() / 1000;
  if (at(told, 'aud') !== audience || until - from > 3600 || Math.abs(from - now) > 300)
    return refuse('invalid_grant', 'Invalid JWT: Token must be a short-lived token (60 minutes)');
  const asked = textOf(at(told, 'scope')).split(' ');
  if (!asked.some((scope) => scopes.includes(scope))) return refuse('invalid_scope', 'Invalid OAuth scope.');
  const token = `ya29.${randomBytes(30).toString('base64url')}`;
  const fields = { until: world.clock.now() + lifeMs };
  world.store.insert({ id: `google-token:${token}`, kind: 'google-token', fields });
  return Response.json({ access_token: token, expires_in: lifeMs / 1000, token_type: 'Bearer' });
}

function appendRow({ store }: World, sheet: string, { query, json }: Asked): Response {
  if (!['RAW', 'USER_ENTERED'].includes(query.get('valueInputOption') ?? ''))
    return trouble(400, 'INVALID_ARGUMENT', "'valueInputOption' is required but not specified");
  const rows = listOf(at(json, 'values')).map(listOf);
  for (const row of rows) store.insert({ kind: 'google-row', parent: sheet, fields: { row } });
  const last = store.list('google-row', { parent: sheet }).length;
  const updates = { spreadsheetId: sheet, updatedRange: `Sheet1!A${last}`, updatedRows: rows.length };
  return Response.json({ spreadsheetId: sheet, updates });
}

function readColumn({ store }: World, sheet: string, range: string): Response {
  if (range !== 'A:A') return trouble(400, 'INVALID_ARGUMENT', `Unable to parse range: ${range}`);
  const values = store.list('google-row', { parent: sheet }).map(({ fields }) => [listOf(fields['row'])[0]]);
  const told = { range: 'Sheet1!A1:A1000', majorDimension: 'ROWS' };
  return Response.json(values.length > 0 ? { ...told, values } : told);
}
