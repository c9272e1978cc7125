import type { Question } from './bad-questions.ts';
import { brokenBodies } from './bad-values.ts';

const json = { 'content-type': 'application/json' };
const half = '%ED%A0%BD';

/** Every address beside `/rpc` and the operations of `/api`; `:id` stands for something of one's own. */
const addresses = [
  '/',
  '/nb',
  '/dashboard',
  '/robots.txt',
  '/assets/none.js',
  '/healthz',
  '/metrics',
  '/api',
  '/api/openapi.json',
  '/api/assets/none.css',
  '/api/nothing',
  '/rpc/nothing/here',
  '/media/:id',
  '/media/:id/preview',
  '/media/:id/cuts/1x1',
  '/media/:id/designs/:id/plain/1x1',
  '/media/:id/poster',
  '/media/:id?pass=x.y',
  '/avatars/abcdefghijklmnopqrstuvwx.webp',
  '/exports/leads/1.csv',
  '/exports/evidence/:id',
  '/exports/compliance/:id.pdf',
  '/uploads',
  '/uploads/:id',
  '/contact-form',
  '/lead-status/:id',
  '/facebook/callback',
  '/facebook/webhook',
  '/facebook/deauthorize',
  '/facebook/data-deletion',
  '/facebook/pages/1/picture',
  '/api/auth/sign-in/email',
  '/api/auth/sign-in/social',
  '/api/auth/sign-up/email',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/auth/reset-password/token',
  '/api/auth/change-password',
  '/api/auth/verify-email',
  '/api/auth/get-session',
  '/api/auth/callback/google',
  '/api/auth/error',
  '/api/auth/nothing',
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'NONSENSE'];

const endings = [
  '%00',
  half,
  '%c0%af',
  '%ZZ',
  '/..%2f..%2fetc/passwd',
  '//',
  ';a=b',
  `/${'x'.repeat(8_000)}`,
  '?%ZZ=%ZZ&a[]=1&a[b]=2&a=3',
  `?token=${half}&callbackURL=%00&state=%00&code=${half}&error=%00&error_description=${half}`,
  `?hub.mode=subscribe&hub.verify_token=${half}&hub.challenge=%00`,
  `?data=${'['.repeat(4_000)}`,
  `?__proto__[a]=1&constructor[prototype][a]=1&from=9e99&to=${half}&search=%00`,
];

const headers: Record<string, string>[] = [
  { range: 'bytes=9-1,-,99999999999999999999-' },
  { range: 'bytes=-0' },
  { 'if-none-match': '"'.repeat(500), 'if-modified-since': 'never' },
  {
    accept: '*/*;q=9,;,text/html;level=x',
    'accept-language': 'nb;q=x,,*;q=,\u00e6',
    'accept-encoding': 'br;q=nan,,gzip;q=0;;',
  },
  { cookie: 'adfjord.session_token=%00; __Host-adfjord.session_token=%ED%A0%BD.x; a' },
  { cookie: `__Host-adfjord.session_token=${'x'.repeat(6_000)}` },
  { authorization: 'Bearer adf_\u00ff\u00fe' },
  { authorization: `Bearer adf_${'A'.repeat(46)}` },
  {
    'x-forwarded-for': "' or 1=1, ::, 999.1.1.1",
    'x-request-id': '\u00ff',
    'x-forwarded-host': 'evil.example',
  },
  { host: 'evil.example:99999', 'x-http-method-override': 'PATCH' },
];

const bodyHeaders: Record<string, string>[] = [
  json,
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'nonsense' },
  { ...json, 'content-encoding': 'gzip' },
  { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
];

const authFields = [
  'email',
  'password',
  'name',
  'token',
  'newPassword',
  'currentPassword',
  'callbackURL',
  'redirectTo',
  'provider',
  'rememberMe',
];
const authValues = [
  'null',
  '[]',
  '{}',
  '1e999',
  '"\\u0000"',
  '"\\ud83d"',
  `"${'x'.repeat(20_000)}"`,
  '"a@b.no"',
  '["a@b.no"]',
  '['.repeat(3_000) + ']'.repeat(3_000),
];
const authDoors = addresses.filter((address) => address.startsWith('/api/auth/'));

/** Odd methods, addresses, headers and bodies at every other door. */
export function questionsAtOtherDoors(ownId: string): Question[] {
  const places = addresses.map((address) => address.replace(':id', ownId));
  const named = (method: string, path: string, rest: Partial<Question> = {}): Question => ({
    name: `${method} ${path.slice(0, 120)} ${JSON.stringify(rest).slice(0, 160)}`,
    method,
    path,
    ...rest,
  });
  const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';
  return [
    ...places.flatMap((path) => methods.map((method) => named(method, path))),
    ...places.flatMap((path) =>
      endings.flatMap((ending) => ['GET', 'POST'].map((method) => named(method, path + ending))),
    ),
    ...places.flatMap((path) =>
      headers.flatMap((told) => ['GET', 'POST'].map((method) => named(method, path, { headers: told }))),
    ),
    ...places.flatMap((path) =>
      methods
        .filter(hasBody)
        .flatMap((method) =>
          bodyHeaders.flatMap((told) =>
            brokenBodies.map((body) => named(method, path, { headers: told, body })),
          ),
        ),
    ),
    ...authDoors.flatMap((path) =>
      authFields.flatMap((field) =>
        authValues.map((value) => {
          const others = Object.fromEntries(
            authFields
              .filter((one) => one !== field)
              .map((one) => [one, one === 'email' ? 'a@b.no' : 'abcdefgh']),
          );
          const body = JSON.stringify({ ...others, [field]: 'here' }).replace('"here"', () => value);
          return named('POST', path, { headers: json, body });
        }),
      ),
    ),
  ];
}
