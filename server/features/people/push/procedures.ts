import type { PushAddress, PushBrowser } from '#contract/people/push.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { areUsable } from '#server/gateways/push/encrypt.ts';
import { becauseOf, coded } from '#server/platform/coded-text.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { member } from '#server/procedures.ts';
import { enforceRateLimit } from '../queries.ts';
import { nameDevice } from '../security/name-device.ts';
import { type BrowserRow, findBrowser, listBrowsers, removeBrowser, saveBrowser } from './browser-queries.ts';
import { getPublicKey } from './push-keys.ts';
import { addressContext, pushTo } from './send-push.ts';

/** Nobody carries more with them; the oldest is forgotten. */
const mostBrowsers = 20;
const tests = { most: 10, withinMs: 10 * 60_000 };

const { push } = member;

export const pushProcedures = push.router({
  get: push.get.handler(async ({ context: { ctx, person } }) => ({
    publicKey: await getPublicKey(ctx.db),
    browsers: (await listBrowsers(ctx.db, person.id)).map(present),
  })),
  addBrowser: push.addBrowser.handler(({ context: { ctx, person, headers }, input }) =>
    addBrowser(ctx, person, { address: input, userAgent: headers.get('user-agent') }),
  ),
  removeBrowser: push.removeBrowser.handler(async ({ context: { ctx, person }, input: { id } }) => ({
    removed: await removeBrowser(ctx.db, { id, personId: person.id }),
  })),
  test: push.test.handler(async ({ context: { ctx, person }, input: { id } }) => {
    await enforceRateLimit(ctx, { key: `push-tests:${person.id}`, ...tests });
    const browser = await findBrowser(ctx.db, id);
    if (browser?.personId !== person.id) throw new Refusal('PUSH_BROWSER_NOT_FOUND');
    if (!(await tryPush(ctx, person, browser))) throw new Refusal('PUSH_BROWSER_NOT_FOUND');
    return { sent: true };
  }),
});

async function addBrowser(
  ctx: AppContext,
  person: Person,
  { address, userAgent }: { address: PushAddress; userAgent: string | null },
): Promise<PushBrowser> {
  const { db, seal, now } = ctx;
  const unusable = (...why: Parameters<typeof coded>) =>
    new Refusal('PUSH_ADDRESS_UNUSABLE', becauseOf(coded(...why), person.language));
  if (!areUsable(address.keys)) throw unusable('push-keys-unusable');
  try {
    await ctx.push.check(address.endpoint);
  } catch (error) {
    if (error instanceof GatewayError) throw unusable(error.reason.code, error.reason.params);
    throw error;
  }
  const id = hashOf(address.endpoint);
  const row = await saveBrowser(db, {
    id,
    personId: person.id,
    sessionId: person.keyName === undefined ? person.sessionId : null,
    sealed: seal.encrypt(JSON.stringify(address), addressContext(id)),
    userAgent: userAgent?.slice(0, 300) ?? null,
    addedAt: new Date(now()),
  });
  for (const old of (await listBrowsers(db, person.id)).slice(mostBrowsers)) await removeBrowser(db, old);
  return present(row);
}

async function tryPush(
  ctx: AppContext,
  { language, workspaceId }: Person,
  browser: BrowserRow,
): Promise<boolean> {
  const options = { locale: language };
  const message = {
    title: m.push_test_title({}, options),
    body: m.push_test_text({}, options),
    tag: 'test',
    url: `/leads?workspace=${workspaceId}`,
  };
  try {
    return await pushTo(ctx, browser, message);
  } catch (error) {
    if (error instanceof GatewayError) throw new Refusal('PUSH_FAILED', becauseOf(error.reason, language));
    throw error;
  }
}

function present({ id, userAgent, addedAt }: BrowserRow): PushBrowser {
  return { id, ...nameDevice(userAgent), addedAt: addedAt.toISOString() };
}
