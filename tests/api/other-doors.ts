import { createHmac } from 'node:crypto';
import type { Question } from './bad-questions.ts';
import { brokenBodies } from './bad-values.ts';

const id = '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77';
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
  '/media/:id/poster',
  '/media/signed/x.y',
  '/avatars/abcdefghijklmnopqrstuvwx.webp',
  '/exports/leads/1.csv',
  '/uploads',
  '/uploads/:id',
  '/contact-form',
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

const lengths = ['', '-1', '1e3', '0x10', '9'.repeat(30), 'NaN', '0', '5', '1.5', '10, 10'];
const metadata = [
  '',
  '////',
  'filename',
  'filename ====',
  `filename ${'QUFB'.repeat(3_000)}`,
  'filename 7aC9',
  'a b,a b,',
  'filetype AAAA,filename AAAA',
];

/** What no honest tus client would say. */
export function tusQuestions(uploadPath: string): Question[] {
  const tus = { 'tus-resumable': '1.0.0' };
  const bytes = { ...tus, 'content-type': 'application/offset+octet-stream' };
  const questions: Omit<Question, 'name'>[] = [
    ...lengths.map((length) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-length': length },
    })),
    ...metadata.map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-length': '9', 'upload-metadata': told },
    })),
    ...['1', '2', '-1', 'x'].map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-defer-length': told },
    })),
    ...['partial', 'final;/uploads/x', `final;${uploadPath} ${uploadPath}`, 'nonsense'].map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-length': '9', 'upload-concat': told },
    })),
    ...['0.1', '', '1.0.0, 1.0.0', 'x'.repeat(500)].map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { 'tus-resumable': told, 'upload-length': '9' },
    })),
    ...lengths.flatMap((offset) => [
      {
        method: 'PATCH',
        path: uploadPath,
        headers: { ...bytes, 'upload-offset': offset },
        body: 'x'.repeat(9),
      },
      { method: 'PATCH', path: '/uploads', headers: { ...bytes, 'upload-offset': offset }, body: 'x' },
    ]),
    ...['sha1 AAAA', 'md5', '\u00ff'].map((told) => ({
      method: 'PATCH',
      path: uploadPath,
      headers: { ...bytes, 'upload-offset': '0', 'upload-checksum': told },
      body: 'x',
    })),
    ...['PATCH', 'DELETE', 'HEAD', 'GET', 'TEAPOT'].map((told) => ({
      method: 'POST',
      path: uploadPath,
      headers: { ...tus, 'x-http-method-override': told },
    })),
    ...[
      '/uploads/%00',
      `/uploads/${half}`,
      `/uploads/..%2f${id}`,
      `/uploads/${id}/${id}`,
      '/uploads//',
    ].flatMap((path) =>
      ['HEAD', 'PATCH', 'DELETE', 'POST', 'GET'].map((method) => ({
        method,
        path,
        headers: { ...bytes, 'upload-offset': '0' },
      })),
    ),
  ];
  return questions.map((question) => ({
    ...question,
    name: `${question.method} ${question.path} ${JSON.stringify(question.headers).slice(0, 200)}`,
  }));
}

/** Signed as Meta signs, and nonsense all the same. */
export function signedNonsense(appSecret: string): Question[] {
  const change = (value: string) =>
    `{"object":"page","entry":[{"id":"1","changes":[{"field":"leadgen","value":${value}}]}]}`;
  const bodies = [
    ...brokenBodies,
    ...[
      'null',
      '7',
      '{"leadgen_id":"\\ud83d","page_id":"\\u0000","form_id":"1"}',
      `{"leadgen_id":"${'9'.repeat(5_000)}","page_id":"1","form_id":"1"}`,
      '{"leadgen_id":1e999,"page_id":5e-324,"form_id":-1}',
    ].map(change),
    '{"object":"page","entry":[{"id":"1","changes":'.concat('['.repeat(5_000), ']'.repeat(5_000), '}]}'),
  ];
  const payloads = [
    'null',
    '7',
    '{}',
    '{"algorithm":"HMAC-SHA256","user_id":"\\u0000"}',
    '{"algorithm":"HMAC-SHA256","user_id":"\\ud83d"}',
    '{"algorithm":"HMAC-SHA256","user_id":{"a":1}}',
    '['.repeat(3_000),
  ];
  return [
    ...bodies.map((body) => {
      const signature = createHmac('sha256', appSecret).update(body).digest('hex');
      return {
        name: `a signed call with ${body.slice(0, 100)}`,
        method: 'POST',
        path: '/facebook/webhook',
        headers: { ...json, 'x-hub-signature-256': `sha256=${signature}` },
        body,
      };
    }),
    ...payloads.flatMap((payload) =>
      ['/facebook/deauthorize', '/facebook/data-deletion'].map((path) => {
        const packed = Buffer.from(payload).toString('base64url');
        const signature = createHmac('sha256', appSecret).update(packed).digest('base64url');
        return {
          name: `${path} with ${payload.slice(0, 80)}`,
          method: 'POST',
          path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `signed_request=${signature}.${packed}`,
        };
      }),
    ),
  ];
}
