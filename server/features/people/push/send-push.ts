import { PushAddress } from '#contract/people/push.ts';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { defineJob } from '#server/job.ts';
import { Audience } from '#server/mail/audience.ts';
import { PutOff } from '#server/platform/queue/job-pace.ts';
import { z } from 'zod';
import { type BrowserRow, findBrowser, removeBrowser } from './browser-queries.ts';
import { readPushKeys } from './push-keys.ts';

/** What is told; `public/service-worker.js` shows it. */
const Message = z.object({
  title: z.string(),
  body: z.string(),
  /** What tells of the same stands in its place. */
  tag: z.string(),
  /** Where a press leads. */
  url: z.string(),
  callUrl: z.string().optional(),
  /** What the two buttons are called, where one can call. */
  call: z.string().optional(),
  see: z.string().optional(),
});
export type PushMessage = z.infer<typeof Message>;

/** A lead that has waited for longer is told by everything else. */
const ttlSeconds = 4 * 3600;

/** Hands a message to a browser's push service. A browser that takes none any more is forgotten. */
export const sendPush = defineJob({
  name: 'send-push',
  payload: z.object({
    browserId: z.string(),
    message: Message,
    /** The ids of whom it tells: whoever is erased takes it along, as long as it is kept here. */
    about: z.array(z.string()),
    audience: Audience.optional(),
  }),
  async run(ctx, { browserId, message, audience }) {
    const browser = await findBrowser(ctx.db, browserId);
    if (!browser) return;
    // It may be somebody else's by now.
    if (audience && (browser.personId !== audience.personId || !(await ctx.mayHear(audience)))) return;
    try {
      await pushTo(ctx, browser, message);
    } catch (error) {
      if (error instanceof GatewayError && error.waitMs !== undefined) throw new PutOff(error.waitMs);
      if (!(error instanceof GatewayError) || error.worthRetrying) throw error;
      ctx.log.error('a push was refused', error);
    }
  },
  giveUp: 'a push could not be handed over for a day',
});

/** Whether the browser still takes pushes. */
export async function pushTo(
  { db, push, seal }: AppContext,
  { id, personId, sealed }: BrowserRow,
  message: PushMessage,
): Promise<boolean> {
  const address = PushAddress.parse(JSON.parse(seal.decrypt(sealed, addressContext(id))));
  const parcel = { message: JSON.stringify(message), ttlSeconds };
  if ((await push.send(await readPushKeys(db, seal), address, parcel)) === 'sent') return true;
  await removeBrowser(db, { id, personId });
  return false;
}

/** What an address is sealed for, so that it stands for no other browser. */
export function addressContext(id: string): string {
  return `push-browser:${id}`;
}
