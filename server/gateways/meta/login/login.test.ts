import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, expect, test } from 'vitest';
import { openMeta } from '../meta.ts';

const redirectUri = 'http://127.0.0.1:3000/api/facebook/callback';
const { sandbox, options, meta } = await openMetaGateway();
const scopes = ['ads_management', 'pages_show_list', 'leads_retrieval'];

/** Opens the dialog, changes what a person changes, and presses a button. Answers where it leads. */
async function press(decision: 'continue' | 'cancel', changes: Record<string, string> = {}): Promise<URL> {
  const address = meta.loginUrl({ redirectUri, state: 'signed-state', scopes });
  const page = await (await sandbox.fetch(new Request(address))).text();
  const body = new URLSearchParams();
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const isSent = input.includes('hidden') || input.includes('checked');
    if (name && isSent) body.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? 'on');
  }
  for (const [name, value] of Object.entries({ ...changes, decision })) body.set(name, value);
  const answer = await sandbox.fetch(new Request(address, { method: 'POST', body, redirect: 'manual' }));
  return new URL(answer.headers.get('location')!);
}

afterAll(() => sandbox.close());

test('the dialog is asked for what we need, at Facebook and at the version we speak', () => {
  const address = new URL(meta.loginUrl({ redirectUri, state: 's', scopes, rerequest: true }));
  expect(address.pathname).toBe('/meta/v26.0/dialog/oauth');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: '1000000000000001',
    redirect_uri: redirectUri,
    state: 's',
    response_type: 'code',
    scope: 'ads_management,pages_show_list,leads_retrieval',
    display: 'popup',
    auth_type: 'rerequest',
  });
});

test('who presses Continue comes back with a code, which is worth one long-lived token', async () => {
  const back = await press('continue');
  expect(back.searchParams.get('state')).toBe('signed-state');
  const code = back.searchParams.get('code')!;

  const { accessToken, expiresAt } = await meta.exchangeCode({ code, redirectUri });
  const days = (expiresAt!.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(50);
  expect((await meta.getPerson(accessToken)).id).not.toBe('');
  expect(await meta.listGrants(accessToken)).toContainEqual({ permission: 'leads_retrieval', granted: true });

  await expect(meta.exchangeCode({ code, redirectUri })).rejects.toMatchObject({
    failureKind: 'rejected',
    subcode: 36009,
  });
});

test('what a person declines is not granted', async () => {
  const back = await press('continue', { 'decline:leads_retrieval': 'on' });
  const { accessToken } = await meta.exchangeCode({ code: back.searchParams.get('code')!, redirectUri });
  expect(await meta.listGrants(accessToken)).toContainEqual({
    permission: 'leads_retrieval',
    granted: false,
  });
});

test('who presses Cancel comes back without a code', async () => {
  const back = await press('cancel');
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('code')).toBeNull();
});

test('a grant that is given back is over', async () => {
  const back = await press('continue');
  const { accessToken } = await meta.exchangeCode({ code: back.searchParams.get('code')!, redirectUri });
  await meta.revoke(accessToken);
  await expect(meta.getPerson(accessToken)).rejects.toMatchObject({
    failureKind: 'unauthorized',
    subcode: 458,
  });
});

test('an app with the wrong secret is told so, and no secret is told', async () => {
  const back = await press('continue');
  const stranger = openMeta({ ...options, appSecret: 'another-secret' });
  const error: unknown = await stranger
    .exchangeCode({ code: back.searchParams.get('code')!, redirectUri })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'GatewayError', service: 'Meta' });
  expect(String(error)).not.toContain('another-secret');
});
