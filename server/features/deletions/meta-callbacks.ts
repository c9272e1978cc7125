import { readSignedRequest } from '#server/gateways/meta/signed-request.ts';
import type { House } from '#server/house.ts';
import { type Context, Hono } from 'hono';
import { markDeauthorised } from '../connections/queries.ts';
import { forgetFacebookUser } from './forget-facebook-user.ts';

const unsigned = 'This address takes requests signed by Meta for our app, and nothing else.';

/** What Meta tells us by itself: that somebody removed the app, or wants everything from Facebook deleted. */
export function metaCallbacks(house: House): Hono {
  const { meta, signIn, publicUrl } = house.settings;

  /** The person as each of our apps at Meta knows them: linking ads and signing in may be two apps. */
  async function readSigned(c: Context): Promise<{ linkedAs?: string; signedInAs?: string } | undefined> {
    const text = await readField(c, 'signed_request');
    const linkedAs = text && readSignedRequest(text, meta.appSecret)?.userId;
    const signedInAs =
      text && signIn.facebook && readSignedRequest(text, signIn.facebook.clientSecret)?.userId;
    if (!linkedAs && !signedInAs) return undefined;
    return { ...(linkedAs && { linkedAs }), ...(signedInAs && { signedInAs }) };
  }

  return new Hono()
    .post('/deauthorize', async (c) => {
      const person = await readSigned(c);
      if (!person) return c.json({ message: unsigned }, 400);
      if (person.linkedAs) await markDeauthorised(house.db, person.linkedAs);
      return c.json({ received: true });
    })
    .post('/data-deletion', async (c) => {
      const person = await readSigned(c);
      if (!person) return c.json({ message: unsigned }, 400);
      const code = await forgetFacebookUser(house, person);
      return c.json({ url: `${publicUrl}/deletion/${code}`, confirmation_code: code });
    });
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
