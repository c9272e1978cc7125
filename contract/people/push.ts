import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}={0,2}$`));

/** What a browser says of itself once it takes pushes: https://www.w3.org/TR/push-api/ */
export const PushAddress = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type PushAddress = z.infer<typeof PushAddress>;

/** A browser in which somebody is told of what has come, while no page is open. */
const PushBrowser = z.object({
  id: z.string().meta({ description: 'The SHA-256 of its `endpoint`, in base64url.' }),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export type PushBrowser = z.infer<typeof PushBrowser>;

const byId = z.object({ id: z.string().min(1).max(100) });
export const push = oc.tag('push').router({
  get: member
    .route({
      method: 'GET',
      path: '/push-browsers',
      summary: 'Where I am told by push',
      description: 'My browsers, and the key to subscribe another one with.',
    })
    .output(z.object({ publicKey: z.string(), browsers: z.array(PushBrowser) })),
  addBrowser: member
    .route({
      method: 'POST',
      path: '/push-browsers',
      summary: 'Be told in this browser',
      description:
        'With what `PushManager.subscribe` has answered. A browser belongs to whoever said so last.',
      successStatus: 201,
    })
    .input(PushAddress)
    .output(PushBrowser)
    .errors(mayRefuse('PUSH_ADDRESS_UNUSABLE')),
  removeBrowser: member
    .route({
      method: 'DELETE',
      path: '/push-browsers/{id}',
      summary: 'No longer be told in a browser',
      description: 'Nothing more is sent there.',
    })
    .input(byId)
    .output(z.object({ removed: z.boolean() })),
  test: member
    .route({
      method: 'POST',
      path: '/push-browsers/{id}/test',
      summary: 'Send a push now',
      description: 'Tried once, while you wait.',
    })
    .input(byId)
    .output(z.object({ sent: z.literal(true) }))
    .errors(mayRefuse('PUSH_BROWSER_NOT_FOUND', 'PUSH_FAILED', 'TOO_OFTEN')),
});
