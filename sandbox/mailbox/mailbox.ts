import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';
import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Service } from '#sandbox/outside-service.ts';
import { listLetters } from './letters.ts';
import { serveMailbox } from './mailbox-pages.ts';
import { openSmtpDoor } from './smtp-door.ts';

export interface Mailbox extends Service {
  smtpPort: number;
  close(): Promise<void>;
}

/** Takes every letter that is sent, delivers none, and lets people read them. */
export async function openMailbox(world: World, port: number): Promise<Mailbox> {
  const door = await openSmtpDoor(world, port);
  return {
    ...door,
    name: 'mailbox',
    open: async (incoming) => asOne(incoming, fail, () => serveMailbox(world, incoming.method, incoming.url)),
    fail,
    state: () => ({
      letters: listLetters(world).map(({ id: _id, isUnread: _isUnread, attachments, ...letter }) => ({
        ...letter,
        ...(attachments.length > 0 && {
          attachments: attachments.map(({ name, type, size }) => ({ name, type, size })),
        }),
      })),
    }),
  };
}

function fail({ status, message = 'The mailbox is not available.' }: Omit<ErrorTrouble, 'kind'>): Response {
  return new Response(message, { status });
}
