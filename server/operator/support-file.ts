import type { AppContext } from '#server/app-context.ts';
import { authenticate, fileRequest } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
import { Environment } from '#server/platform/environment.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { Hono } from 'hono';
import { examine } from './examine.ts';

/** What support needs to know of an installation: how each part is, how jobs stand, and which settings are set. No value of any, and nothing of anybody. */
export function supportFile(ctx: AppContext): Hono {
  return new Hono().get('/support.json', async (c) => {
    const person = await authenticate(fileRequest(ctx, c), { right: 'operate', doing: 'session' });
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    const { settings, queue, now } = ctx;
    noteSecurity(ctx, 'support-file', { personId: person.id });
    const from = (name: string) =>
      name in settings.given ? 'environment' : name in settings.kept ? 'kept' : 'unset';
    const told = {
      at: new Date(now()).toISOString(),
      // Why something does not work is somebody else's words, in which an address may stand.
      findings: (await examine(ctx, 'en')).map(({ part, state, text }) => ({
        part,
        state,
        ...(state !== 'broken' && { text }),
      })),
      jobs: (await queue.kinds()).map((kind) => ({ ...kind, lastError: undefined })),
      settings: Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, from(name)])),
    };
    c.header('Content-Disposition', downloadAs('adfjord-support.json'));
    c.header('Cache-Control', 'private, no-store');
    return c.json(told);
  });
}
