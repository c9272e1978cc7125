import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse({ TRUSTED_PROXIES: '1' });
afterAll(() => house.close());
let kari: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
});

interface Told {
  code?: string;
  message: string;
  data?: { issues: { path: string[]; message: string }[] };
}

let knocks = 0;
async function ask(path: string, body: unknown, language: string, headers: Record<string, string> = {}) {
  const answer = await kari.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'x-forwarded-for': `203.0.113.${(knocks += 1)}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, told: (await answer.json()) as Told };
}

const whole = { name: 'Kari', email: 'new@example.test', password: 'warm by tonight' };
const change = { currentPassword: 'fjord and aurora', newPassword: 'warm by tonight' };

test.each<[string, object, string, string[]]>([
  ['sign-up/email', { ...whole, email: 'nope' }, 'INVALID_EMAIL', ['email']],
  ['sign-up/email', { ...whole, name: '' }, 'NAME_REQUIRED', ['name']],
  ['sign-up/email', { ...whole, name: 'x'.repeat(101) }, 'NAME_TOO_LONG', ['name']],
  ['sign-up/email', { ...whole, password: 'x7#k' }, 'PASSWORD_TOO_SHORT', ['password']],
  ['sign-up/email', { ...whole, password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG', ['password']],
  ['sign-up/email', { ...whole, password: '123456' }, 'PASSWORD_TOO_COMMON', ['password']],
  ['sign-up/email', { ...whole, password: 'new@example.test' }, 'PASSWORD_IS_YOURS', ['password']],
  ['sign-up/email', { ...whole, password: undefined }, 'VALIDATION_ERROR', ['password']],
  [
    'sign-up/email',
    { email: whole.email, name: 5, password: ['a'] },
    'VALIDATION_ERROR',
    ['name', 'password'],
  ],
  ['sign-in/email', { email: 'a@example.test', password: 'a wrong one' }, 'INVALID_EMAIL_OR_PASSWORD', []],
  ['sign-in/email', { email: 'a@example.test' }, 'VALIDATION_ERROR', ['password']],
  ['sign-in/email', { ...whole, callbackURL: 'https://evil.example' }, 'INVALID_CALLBACK_URL', []],
  ['sign-in/social', { provider: 'google' }, 'PROVIDER_NOT_FOUND', []],
  ['request-password-reset', { email: 'nope' }, 'INVALID_EMAIL', ['email']],
  ['reset-password', { token: 'made-up', newPassword: 'warm by tonight' }, 'INVALID_TOKEN', []],
  ['change-password', { ...change, currentPassword: 'a wrong one' }, 'INVALID_PASSWORD', ['currentPassword']],
  ['change-password', { ...change, newPassword: 'x7#k' }, 'PASSWORD_TOO_SHORT', ['newPassword']],
  ['change-password', { ...change, newPassword: '123456' }, 'PASSWORD_TOO_COMMON', ['newPassword']],
  ['change-password', { ...change, newPassword: change.currentPassword }, 'PASSWORD_SAME', ['newPassword']],
])(
  'at %s, %o is refused in words of both languages, with its fields named',
  async (path, body, code, fields) => {
    const [english, norwegian] = [await ask(path, body, 'en', {}), await ask(path, body, 'nb', {})];
    for (const { told, status } of [english, norwegian]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(told.code).toBe(code);
      expect(new Set((told.data?.issues ?? []).map((issue) => issue.path[0]))).toEqual(new Set(fields));
      expect(told.message).not.toMatch(/%|\[body|undefined|expected/);
    }
    expect(norwegian.told.message).not.toBe(english.told.message);
    expect(norwegian.told.message).toMatch(/ikke|passord|navn|lenke|bort|ingen/i);
  },
);

test.each([
  ['verify-password', '{"password":"x"}', {}],
  ['nothing', '{}', {}],
  ['sign-in/email', '{', {}],
  ['sign-in/email', 'x', { 'content-type': 'text/plain' }],
])('at %s, %s is answered in words of both languages too', async (path, body, headers) => {
  const [english, norwegian] = [await ask(path, body, 'en', headers), await ask(path, body, 'nb', headers)];
  expect(english.told.message).toMatch(/^(There is nothing|What was sent cannot be read)/);
  expect(norwegian.told.message).toMatch(/^(Det er ingenting|Det som ble sendt, kan ikke leses)/);
});

test('who asks too often is told so in both languages, and when to come back', async () => {
  const knock = (language: string) =>
    ask('sign-in/email', whole, language, { 'x-forwarded-for': '198.51.100.9' });
  for (let time = 0; time < 10; time += 1) await knock('en');
  expect((await knock('en')).told).toMatchObject({
    code: 'TOO_OFTEN',
    minutes: 1,
    message: expect.stringContaining('Too many requests'),
  });
  expect((await knock('nb')).told).toMatchObject({
    code: 'TOO_OFTEN',
    message: expect.stringContaining('For mange forsøk'),
  });
});
