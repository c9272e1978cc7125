import { ConnectMessage } from '#contract/connections.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

/** As the sandbox's tokens begin; three letters alone stand in ids and in what is sealed, now and then. */
const aToken = /EAAP(ractice|age)/;

/** What the popup's page would tell the window behind it. */
async function messageIn(answer: Response) {
  const page = await answer.text();
  const [, message = '', returnPath] = /data-message="([^"]*)"\s+data-return-path="([^"]*)"/.exec(page) ?? [];
  return { page, returnPath, message: ConnectMessage.parse(JSON.parse(message.replaceAll('&quot;', '"'))) };
}

async function openDialog(visitor: Visitor, returnPath = '/dashboard'): Promise<string> {
  const { loginUrl } = await visitor.ask.connections.startLogin({ returnPath });
  return new URL(loginUrl).searchParams.get('state')!;
}

test('linking an account tells the window behind the popup who it is, and never a token', async () => {
  const kari = await house.visitor().join();
  const answer = await kari.connect();
  const { page, message, returnPath } = await messageIn(answer);

  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(returnPath).toBe('/dashboard');
  if (message.type !== 'FACEBOOK_OAUTH_SUCCESS') throw new Error(message.error);
  expect(message.data.adAccounts.map(({ currency }) => currency)).toEqual(
    expect.arrayContaining(['NOK', 'USD']),
  );
  expect(message.data.pages.length).toBeGreaterThan(0);
  expect(page).not.toMatch(/token&quot;/i);
  expect(page).not.toMatch(aToken);

  const connection = await kari.ask.connections.get();
  expect(connection).toMatchObject({
    broken: null,
    brokenCode: null,
    missingPermissions: [],
    facebookName: message.data.facebookName,
  });
  expect(JSON.stringify(connection)).not.toMatch(/sealed/i);
  expect(JSON.stringify(connection)).not.toMatch(aToken);
  const kept = JSON.stringify(await house.ctx.db.execute(sql`select * from connections`));
  expect(kept).not.toMatch(aToken);
});

test('what is signed for another purpose is no way back', async () => {
  const { mark } = (await (await house.visitor().fetch(`/healthz?nonce=${crypto.randomUUID()}`)).json()) as {
    mark: string;
  };
  const answer = await house.visitor().fetch(`/facebook/callback?code=x&state=${mark}`);
  expect((await messageIn(answer)).message).toEqual({
    type: 'FACEBOOK_OAUTH_ERROR',
    error: 'login_expired',
  });
});

test('the way back from Facebook works once', async () => {
  const kari = await house.visitor().join();
  const state = await openDialog(kari);
  const way = `/facebook/callback?state=${encodeURIComponent(state)}&error=access_denied`;

  expect((await messageIn(await kari.fetch(way))).message).toEqual({
    type: 'FACEBOOK_OAUTH_ERROR',
    error: 'access_denied',
  });
  const again = await messageIn(await kari.fetch(way));
  expect(again.message).toMatchObject({
    type: 'FACEBOOK_OAUTH_ERROR',
    error: 'login_expired',
  });
});

test('somebody else’s way back links nothing, and does not use it up', async () => {
  const [kari, eve] = await Promise.all([house.visitor().join(), house.visitor().join()]);
  const way = `/facebook/callback?code=x&state=${encodeURIComponent(await openDialog(kari))}`;

  expect((await messageIn(await eve.fetch(way))).message.type).toBe('FACEBOOK_OAUTH_ERROR');
  expect(await eve.ask.connections.get()).toBeNull();
  const { message } = await messageIn(await kari.fetch(way.replace('code=x', 'error=access_denied')));
  expect(message).toMatchObject({ error: 'access_denied' });
});

test('a dialog left open for ten minutes has expired', async () => {
  const kari = await house.visitor().join();
  const state = await openDialog(kari);
  await house.passTime(11);
  const { message } = await messageIn(
    await kari.fetch(`/facebook/callback?code=x&state=${encodeURIComponent(state)}`),
  );
  expect(message).toMatchObject({ error: 'login_expired' });
});

test('coming back without a code, or with one Facebook does not know, is told', async () => {
  const kari = await house.visitor().join();
  const come = async (query: string) => {
    const state = encodeURIComponent(await openDialog(kari, '/campaign/new?step=6'));
    return messageIn(await kari.fetch(`/facebook/callback?state=${state}${query}`));
  };
  expect(await come('')).toMatchObject({ message: { error: 'no_code' }, returnPath: '/campaign/new?step=6' });
  expect((await come('&code=made-up')).message).toMatchObject({ type: 'FACEBOOK_OAUTH_ERROR' });
  expect(await kari.ask.connections.get()).toBeNull();
});

test('words that come with the address are shown as words', async () => {
  const kari = await house.visitor().join();
  const state = encodeURIComponent(await openDialog(kari));
  const loud = encodeURIComponent('"><script>alert(1)</script>');
  const { page } = await messageIn(
    await kari.fetch(`/facebook/callback?state=${state}&error=x&error_description=${loud}`),
  );
  expect(page.match(/<script/g)).toHaveLength(1);
});

test('ad account and page are chosen among one’s own', async () => {
  const kari = await house.visitor().join();
  await expect(kari.ask.connections.select({ adAccountId: null, pageId: null })).rejects.toMatchObject({
    code: 'CONNECTION_MISSING',
  });
  await kari.connect();
  const { adAccounts, pages } = (await kari.ask.connections.get())!;
  const choice = { adAccountId: adAccounts[0]!.id, pageId: pages[1]!.id };

  expect(await kari.ask.connections.select(choice)).toMatchObject({
    selectedAdAccountId: choice.adAccountId,
    selectedPageId: choice.pageId,
  });
  expect(await kari.ask.connections.select({ adAccountId: adAccounts[1]!.id })).toMatchObject({
    selectedPageId: choice.pageId,
  });
  await kari.ask.connections.select({ adAccountId: choice.adAccountId });
  const { lines } = await kari.ask.auditLog.list({});
  const chosen = lines.filter(({ deed }) => deed === 'facebook-chosen').map(({ to }) => to?.['names']);
  expect(chosen).toEqual([
    adAccounts[0]!.name,
    adAccounts[1]!.name,
    `${adAccounts[0]!.name}, ${pages[1]!.name}`,
  ]);
  await expect(kari.ask.connections.select({ ...choice, pageId: '1' })).rejects.toMatchObject({
    code: 'SELECTION_UNKNOWN',
  });
  expect(await kari.ask.connections.refresh()).toMatchObject({ selectedPageId: choice.pageId });
  await kari.connect();
  expect(await kari.ask.connections.get()).toMatchObject({ selectedAdAccountId: choice.adAccountId });
});

test('while Facebook does not answer, the link stays as it was', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const trouble = { kind: 'error', status: 503, code: 2 };
  await house.practice.trouble({ service: 'meta', method: 'GET', path: 'me', times: 20, trouble });
  await expect(kari.ask.connections.refresh()).rejects.toMatchObject({
    code: 'FACEBOOK_UNAVAILABLE',
    defined: true,
  });
  await house.practice.behave();
  expect(await kari.ask.connections.get()).toMatchObject({ broken: null });
});

test('a token Facebook no longer takes is said everywhere, and linking again heals it', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { facebookUserId: userId } = (await kari.ask.connections.get())!;
  await house.practice.tokens({ userId, state: 'expired' });

  await expect(kari.ask.connections.refresh()).rejects.toMatchObject({
    code: 'CONNECTION_BROKEN',
    defined: true,
  });
  expect(await kari.ask.connections.get()).toMatchObject({
    broken: expect.stringContaining('about 60 days'),
    brokenCode: 'expired',
  });
  await expect(kari.ask.campaigns.searchLocations({ query: 'Bergen' })).rejects.toMatchObject({
    code: 'CONNECTION_BROKEN',
  });

  await house.practice.tokens({ userId, state: 'ok' });
  await kari.connect();
  expect(await kari.ask.connections.get()).toMatchObject({ broken: null });
});

test('unlinking forgets the account and gives the grant back, unless another workspace lives on it', async () => {
  const [kari, ola] = await Promise.all([house.visitor().join(), house.visitor().join()]);
  await kari.connect();
  await ola.connect();

  expect(await kari.ask.connections.disconnect()).toEqual({ disconnected: true });
  expect(await kari.ask.connections.get()).toBeNull();
  expect(await ola.ask.connections.refresh()).toMatchObject({ broken: null });
  expect(await kari.ask.connections.disconnect()).toEqual({ disconnected: true });
});

test('a token is never logged', () => {
  expect(house.logged.join('\n')).not.toMatch(aToken);
});

test('the window says in its reader’s language how it went', async () => {
  const answer = await house.visitor().fetch('/facebook/callback?code=x', {
    headers: { 'accept-language': 'nb' },
  });
  const page = await answer.text();
  expect(page).toContain('<html lang="nb">');
  expect(page).toContain('Facebook-kontoen din ble ikke koblet til. Du kan lukke dette vinduet.');
});
