import { createHash } from 'node:crypto';
import { readSignedRequest } from '#server/gateways/meta/login/signed-request.ts';
import { m } from '#server/catalogue/messages.js';
import type { AppContext } from '#server/app-context.ts';
import { answerLocale } from '#server/platform/answer-language.ts';
import { type Context, Hono } from 'hono';
import {
  markDeauthorised,
  listConnectionsOf,
  removeLogins,
  removeConnection,
} from '../connections/queries.ts';
import { hitRateLimit, resetRateLimit, removeFacebookSignIn } from '../people/queries.ts';
import { removeLeads } from '../leads/queries.ts';
import { removeLiveCampaigns } from '../live-campaigns/queries.ts';
import { insertDeletion } from './queries.ts';

/** Longer than a request counts as fresh. */
const rememberedMs = 24 * 3_600_000;

interface Signed extends FacebookUser {
  /** The same for the same request, and tells nothing of it. */
  code: string;
}

/** What Meta tells us by itself: that somebody removed the app, or wants everything from Facebook deleted. */
export function metaCallbacks(ctx: AppContext): Hono {
  const { meta, signIn, publicUrl } = ctx.settings;

  /** The person as each of our apps at Meta knows them: linking ads and signing in may be two apps. */
  async function readSigned(c: Context): Promise<Signed | undefined> {
    const text = await readField(c, 'signed_request');
    if (!text) return undefined;
    const read = (appSecret: string) => readSignedRequest(text, { appSecret, now: ctx.meta.now() })?.userId;
    const linkedAs = read(meta.appSecret);
    const signedInAs = signIn.facebook && read(signIn.facebook.clientSecret);
    if (!linkedAs && !signedInAs) return undefined;
    const code = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    return { code, ...(linkedAs && { linkedAs }), ...(signedInAs && { signedInAs }) };
  }

  /** Does it once: the same request sent again, by Meta or by whoever has overheard it, changes nothing more. */
  async function once(kind: string, { code }: Signed, act: () => Promise<void>): Promise<void> {
    // Within one second Meta may sign the same words for both.
    const key = `signed-request:${kind}:${code}`;
    if ((await hitRateLimit(ctx.db, key, { now: ctx.now(), withinMs: rememberedMs })) > 1) return;
    try {
      await act();
    } catch (error) {
      await resetRateLimit(ctx.db, key);
      throw error;
    }
  }

  return new Hono()
    .post('/deauthorize', async (c) => {
      const person = await readSigned(c);
      if (!person) return unsigned(c);
      const { linkedAs } = person;
      if (linkedAs) await once('deauthorize', person, () => markDeauthorised(ctx.db, linkedAs));
      return c.json({ received: true });
    })
    .post('/data-deletion', async (c) => {
      const person = await readSigned(c);
      if (!person) return unsigned(c);
      const { code } = person;
      await once('data-deletion', person, () => forgetFacebookUser(ctx, person));
      return c.json({ url: `${publicUrl}/deletion/${code}`, confirmation_code: code });
    });
}

function unsigned(c: Context): Response {
  return c.json({ message: m.door_only_meta({}, answerLocale(c.req.raw.headers)) }, 400);
}

/** Undefined for a form that cannot be read, or does not hold the field. */
async function readField(c: Context, name: string): Promise<string | undefined> {
  try {
    const { [name]: value } = await c.req.parseBody();
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

export interface FacebookUser {
  linkedAs?: string;
  signedInAs?: string;
}

/** Removes everything we had from a Facebook account, at once, and keeps that under the code. What people wrote here stays. */
async function forgetFacebookUser(
  { db, queue, now }: AppContext,
  { linkedAs, signedInAs, code }: FacebookUser & { code: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const linked = linkedAs ? await listConnectionsOf(tx, linkedAs) : [];
    for (const row of linked) {
      const workspaceId = row.workspaceId;
      await removeConnection(tx, workspaceId);
      await removeLogins(tx, workspaceId);
      await removeLiveCampaigns(tx, workspaceId);
      await removeLeads(tx, workspaceId, queue);
    }
    if (signedInAs) await removeFacebookSignIn(tx, signedInAs);
    const moment = new Date(now());
    await insertDeletion(tx, { code, scope: 'facebook', requestedAt: moment, finishedAt: moment });
  });
}
